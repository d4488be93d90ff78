import { useState, type FormEvent, type ReactNode } from 'react';
import { fieldErrorsOf, messageOf } from '../../lib/api-answer.ts';
import { Actions } from '../form/actions.tsx';
import { Button } from '../form/button.tsx';
import formStyles from '../form/form.module.css';
import { Notice } from '../form/notice.tsx';
import { TextArea } from '../form/text-area.tsx';
import { Dialog } from './dialog.tsx';

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
  /** Once it is done its caller closes the dialog; when it rejects, that is said in it. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of something that others are told of. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, onClose } = props;
  const [pending, setPending] = useState(false);
  return (
    <Dialog open={open} title={title} onClose={onClose} dismissable={!pending}>
      {open && <ReasonForm {...props} pending={pending} setPending={setPending} />}
    </Dialog>
  );
}

interface ReasonFormProps extends ReasonDialogProps {
  pending: boolean;
  setPending: (pending: boolean) => void;
}

function ReasonForm(props: ReasonFormProps) {
  const { children, label, hint, confirm, isOptional = false, maxLength, tone = 'danger' } = props;
  const { pending, setPending, onConfirm, onClose } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');

  async function act() {
    setPending(true);
    setFailure('');
    try {
      await onConfirm(reason.trim());
    } catch (refused) {
      const { reason: about } = fieldErrorsOf(refused);
      setError(about ?? '');
      if (!about) setFailure(messageOf(refused));
    } finally {
      setPending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '' && !isOptional) return setError('Please give a reason.');
    setError('');
    void act();
  }

  return (
    <form className={formStyles['form']} noValidate onSubmit={submit}>
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
          Cancel
        </Button>
        <Button type="submit" variant={tone} pending={pending}>
          {confirm}
        </Button>
      </Actions>
    </form>
  );
}
