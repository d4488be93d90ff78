import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { useState, type FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import form from '../../../../components/form/form.module.css';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { usualDays } from '../constants.ts';
import { dayIn } from '../rules.ts';

interface RenewDialogProps {
  /** None: it is closed. */
  jobs: readonly ManagedJob[];
  onRenew: (deadline: string | null) => Promise<void>;
  onClose: () => void;
}

/** Asks until when jobs are to be open. */
export function RenewDialog({ jobs, onRenew, onClose }: RenewDialogProps) {
  const [job] = jobs;
  const title = job && jobs.length === 1 ? `Renew “${job.title}”` : `Renew ${jobs.length} jobs`;
  return (
    <Dialog open={jobs.length > 0} title={title} onClose={onClose}>
      {jobs.length > 0 && <RenewForm onRenew={onRenew} onClose={onClose} />}
    </Dialog>
  );
}

function RenewForm({ onRenew, onClose }: Omit<RenewDialogProps, 'jobs'>) {
  const [deadline, setDeadline] = useState(() => dayIn(usualDays));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ message?: string; field?: string | undefined }>({});

  async function renew(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    try {
      await onRenew(deadline || null);
      onClose();
    } catch (reason) {
      const field = isApiError(reason) ? reason.fields?.['deadline'] : undefined;
      setFailure(field ? { field } : { message: messageOf(reason) });
    } finally {
      setPending(false);
    }
  }

  return (
    <form className={form['form']} noValidate onSubmit={(event) => void renew(event)}>
      {failure.message && <Notice tone="bad">{failure.message}</Notice>}
      <TextField
        label="Last day for applications"
        hint="Leave it empty to keep it open until you close it. We ask now and then whether it still is."
        type="date"
        min={dayIn(0)}
        value={deadline}
        onChange={({ target }) => setDeadline(target.value)}
        error={failure.field}
      />
      <Actions align="end">
        <Button variant="secondary" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          Renew
        </Button>
      </Actions>
    </form>
  );
}
