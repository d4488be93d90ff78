import type { SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AlertDialog } from '../../../../components/overlay/alert-dialog.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import styles from './saved-job-form.module.css';
import { useAlertMessage } from './use-alert-message.ts';

interface SavedJobFormProps {
  form: UseFormReturn<SavedJobFields>;
  submit: string;
  note?: ReactNode;
  /** Rejects with what the server refused. */
  onSubmit: (fields: SavedJobFields) => Promise<void>;
  onDiscard: () => void;
}

/** The fields of both dialogs. What is wrong is said in an alert, one thing at a time. */
export function SavedJobForm(props: SavedJobFormProps) {
  const { form, submit, note, onSubmit, onDiscard } = props;
  const alertMessage = useAlertMessage(form);
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(
    (fields) => onSubmit(fields).catch(alertMessage.sayFailure),
    alertMessage.sayInvalid,
  );
  return (
    <>
      <form className={styles['form']} noValidate autoComplete="off" onSubmit={(event) => void send(event)}>
        {note && <p className={styles['note']}>{note}</p>}
        <TextField label="Job Title" {...form.register('title')} />
        <TextField label="Company Name" {...form.register('company')} />
        <TextField label="Date" placeholder="December 15, 2026" {...form.register('date')} />
        <Actions align="end">
          <Button variant="secondary" disabled={isSubmitting} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" pending={isSubmitting}>
            {submit}
          </Button>
        </Actions>
      </form>
      <AlertDialog open={alertMessage.message !== null} tone="bad" title="Oops" onClose={alertMessage.read}>
        {alertMessage.message}
      </AlertDialog>
    </>
  );
}
