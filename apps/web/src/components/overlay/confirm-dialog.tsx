import { useState, type ReactNode } from 'react';
import { messageOf } from '../../lib/api-answer.ts';
import { Actions } from '../form/actions.tsx';
import { Button, type ButtonVariant } from '../form/button.tsx';
import { Notice } from '../form/notice.tsx';
import { Dialog } from './dialog.tsx';
import { useConfirming } from './use-confirming.ts';
import { msg } from '@waymark/contract/text/message';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What follows from it. */
  children: ReactNode;
  confirm: ReactNode;
  cancel?: string;
  /** The caller closes the dialog after success; a rejection shows its message in the dialog. */
  onConfirm: () => Promise<void>;
  /** Another way to do it, such as without a mail. */
  other?: ReactNode;
  onOther?: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel = msg`Cancel`, onConfirm, other, onOther, onClose } = props;
  const { pending, confirm: run } = useConfirming(open);
  const [failure, setFailure] = useState('');

  function close() {
    setFailure('');
    onClose();
  }

  function act(how: () => Promise<void>) {
    setFailure('');
    void run(how, (reason) => setFailure(messageOf(reason)));
  }

  return (
    <Dialog open={open} title={title} onClose={close} dismissable={!pending}>
      {open && (
        <>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <p>{children}</p>
          <Actions align="end">
            <Button data-first-focus variant="secondary" disabled={pending} onClick={close}>
              {cancel}
            </Button>
            {onOther && (
              <Button variant="secondary" disabled={pending} onClick={() => act(onOther)}>
                {other}
              </Button>
            )}
            <Button variant="danger" pending={pending} onClick={() => act(onConfirm)}>
              {confirm}
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}

interface ConfirmButtonProps extends Omit<
  ConfirmDialogProps,
  'open' | 'confirm' | 'onConfirm' | 'other' | 'onOther' | 'onClose'
> {
  label: string;
  variant?: ButtonVariant;
  /** The label unless it is given. */
  confirm?: string;
  onConfirm: (close: () => void) => Promise<void>;
}

/** A button that asks first. */
export function ConfirmButton({ label, variant = 'secondary', onConfirm, ...dialog }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        confirm={label}
        {...dialog}
        open={open}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      />
    </>
  );
}
