import { useState, type FormEvent, type ReactNode } from 'react';
import { fieldErrorsOf, messageOf } from '../../lib/api-answer.ts';
import ui from '../../styles/primitives.module.css';
import { Actions } from '../form/actions.tsx';
import { Button, type ButtonVariant } from '../form/button.tsx';
import { Notice } from '../form/notice.tsx';
import { TextArea } from '../form/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { useConfirming } from './use-confirming.ts';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface ReasonDialogProps {
  open: boolean;
  title: ReactNode;
  /** What follows from it. */
  children?: ReactNode;
  /** What the reason is asked as. */
  label: string;
  hint?: string;
  confirm: string;
  /** Whether it may be left empty. */
  isOptional?: boolean;
  maxLength: number;
  tone?: 'danger' | 'primary';
  /** The caller closes the dialog after success; a rejection shows its message in the dialog. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of an action that other people are notified about. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, onClose } = props;
  const confirming = useConfirming(open);
  return (
    <Dialog open={open} title={title} onClose={onClose} dismissable={!confirming.pending}>
      {open && <ReasonForm {...props} confirming={confirming} />}
    </Dialog>
  );
}

interface ReasonFormProps extends ReasonDialogProps {
  confirming: ReturnType<typeof useConfirming>;
}

function ReasonForm(props: ReasonFormProps) {
  const say = useSay();
  const { children, label, hint, confirm, isOptional = false, maxLength, tone = 'danger' } = props;
  const { confirming, onConfirm, onClose } = props;
  const { pending } = confirming;
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');

  function act() {
    setFailure('');
    void confirming.confirm(
      () => onConfirm(reason.trim()),
      (refused) => {
        const { reason: about } = fieldErrorsOf(refused);
        setError(about ?? '');
        if (!about) setFailure(messageOf(refused));
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '' && !isOptional) return setError(msg`Please give a reason.`);
    setError('');
    act();
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={submit}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {children && <p>{children}</p>}
      <TextArea
        label={label}
        hint={hint}
        rows={4}
        maxLength={maxLength}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      <Actions align="end">
        <Button variant="secondary" disabled={pending} onClick={onClose}>
          {say`Cancel`}
        </Button>
        <Button type="submit" variant={tone} pending={pending}>
          {confirm}
        </Button>
      </Actions>
    </form>
  );
}

interface ReasonButtonProps extends Omit<ReasonDialogProps, 'open' | 'label' | 'onConfirm' | 'onClose'> {
  /** Of the button. */
  name: string;
  variant?: ButtonVariant;
  label?: string;
  onConfirm: (reason: string, close: () => void) => Promise<void>;
}

/** A button that asks for a reason first. */
export function ReasonButton(props: ReasonButtonProps) {
  const { name, variant = 'secondary', label = msg`Reason`, onConfirm, ...dialog } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {name}
      </Button>
      <ReasonDialog
        {...dialog}
        label={label}
        open={open}
        onConfirm={(reason) => onConfirm(reason, close)}
        onClose={close}
      />
    </>
  );
}
