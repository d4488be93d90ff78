import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { graceText } from '../rules.ts';
import styles from './deletion.module.css';

interface DeletionDialogProps {
  open: boolean;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function DeletionDialog({ open, pending, onClose, onConfirm }: DeletionDialogProps) {
  return (
    <Dialog open={open} title="Delete your account?" onClose={onClose} dismissable={!pending}>
      {open && (
        <>
          <p>{graceText} Your other devices are signed out now.</p>
          <div className={styles['choice']}>
            <Button variant="secondary" disabled={pending} onClick={onClose}>
              Keep it
            </Button>
            <Button variant="danger" pending={pending} onClick={onConfirm}>
              Delete my account
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
