import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { shortcuts } from '../constants.ts';
import styles from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  open: boolean;
  areOn: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

export function ShortcutsDialog({ open, areOn, onTurn, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      {open && (
        <>
          <dl className={styles['list']}>
            {shortcuts.map(({ keys, does }) => (
              <div className={styles['row']} key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd className={styles['key']} key={key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <SwitchField
            label="Single letters"
            hint="Off, they do nothing: for those who speak to the computer."
            state={areOn ? 'On' : 'Off'}
            checked={areOn}
            pending={false}
            onChange={onTurn}
          />
        </>
      )}
    </Dialog>
  );
}
