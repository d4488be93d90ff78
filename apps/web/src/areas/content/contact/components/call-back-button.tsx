import { useState, type ComponentType } from 'react';
import { Button, type ButtonVariant } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { showFailed } from '../../../../lib/toasts.ts';
import type { CallBackDialogProps } from './call-back-dialog.tsx';
import styles from './contact.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const phone =
  'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17.5 17.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z';

interface CallBackButtonProps {
  variant?: ButtonVariant;
  topic?: string;
  /** Only the icon, on narrow screens. */
  compact?: boolean;
}

/** Opens the call-back form (E-4), which loads on the press because every page has this button. */
export function CallBackButton({ variant = 'quiet', topic = '', compact = false }: CallBackButtonProps) {
  const say = useSay();
  const label = say`Request a call back`;
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<CallBackDialogProps> } | null>(null);

  async function press() {
    try {
      const { CallBackDialog } = await import('./call-back-dialog.tsx');
      setLoaded({ Dialog: CallBackDialog });
      setOpen(true);
    } catch {
      showFailed(say`The form could not be loaded. Check your connection and try again.`);
    }
  }

  return (
    <>
      <Button
        variant={variant}
        className={compact ? styles['compact'] : undefined}
        title={compact ? label : undefined}
        data-needs="script"
        onClick={() => void press()}
      >
        <svg className={styles['sign']} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={phone} />
        </svg>
        {compact ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Button>
      {loaded && <loaded.Dialog open={open} topic={topic} onClose={() => setOpen(false)} />}
    </>
  );
}
