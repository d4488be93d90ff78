import { useState, type ReactNode } from 'react';
import { messageOf } from '../../lib/api-answer.ts';
import { Actions } from '../form/actions.tsx';
import { Button } from '../form/button.tsx';
import { Notice } from '../form/notice.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What follows from it. */
  children: ReactNode;
  confirm: ReactNode;
  cancel?: string;
  /** Once it is done its caller closes the dialog; when it rejects, that is said in it. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel = 'Cancel', onConfirm, onClose } = props;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  function close() {
    setFailure('');
    onClose();
  }

  async function act() {
    setPending(true);
    setFailure('');
    try {
      await onConfirm();
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open={open} title={title} onClose={close} dismissable={!pending}>
      {open && (
        <>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <p>{children}</p>
          <Actions align="end">
            <Button variant="secondary" disabled={pending} onClick={close}>
              {cancel}
            </Button>
            <Button variant="danger" pending={pending} onClick={() => void act()}>
              {confirm}
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}
