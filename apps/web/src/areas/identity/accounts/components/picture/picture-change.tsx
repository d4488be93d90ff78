import type { User } from '@waymark/contract/identity/accounts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../components/form/button.tsx';
import { Dialog } from '../../../../../components/overlay/dialog.tsx';
import { showSuccess } from '../../../../../lib/toasts.ts';
import styles from './picture-change.module.css';
import { PictureForm } from './picture-form.tsx';
import { PictureRemoveDialog } from './picture-remove-dialog.tsx';

interface PictureChangeProps {
  user: User;
  /** As a line of text below a name. */
  compact?: boolean;
}

/** The way to another picture, or to none (G-1, H-1). */
export function PictureChange({ user, compact = false }: PictureChangeProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  // Each opening starts afresh; what was there stays in place while the dialog leaves.
  const [visit, setVisit] = useState(0);
  const [sent, setSent] = useState<number | null>(null);

  // One dialog follows the other: what the browser gives the focus back to may be gone with the first.
  useEffect(() => {
    if (visit > 0 && open === null) opener.current?.focus();
  }, [open, visit]);

  function start() {
    setVisit((before) => before + 1);
    setOpen('form');
  }

  function finish() {
    showSuccess('Picture saved');
    setOpen(null);
  }

  return (
    <>
      <Button
        ref={opener}
        variant={compact ? 'quiet' : 'secondary'}
        className={compact ? styles['compact'] : undefined}
        onClick={start}
      >
        Change picture
      </Button>
      <Dialog
        open={open === 'form'}
        title="Change picture"
        onClose={() => setOpen(null)}
        dismissable={sent === null}
      >
        {visit > 0 && (
          <PictureForm
            key={visit}
            user={user}
            sent={sent}
            onSent={setSent}
            onSaved={finish}
            onRemove={() => setOpen('removal')}
          />
        )}
      </Dialog>
      <PictureRemoveDialog
        open={open === 'removal'}
        onKeep={() => setOpen('form')}
        onRemoved={() => setOpen(null)}
      />
    </>
  );
}
