import type { SavedJobFields } from '@waymark/contract/saved-jobs';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AlertDialog } from '../../../components/alert-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './saved-job-form.module.css';
import { useOops } from './use-oops.ts';

interface SavedJobFormProps {
  form: UseFormReturn<SavedJobFields>;
  firstFieldId: string;
  submit: string;
  note?: ReactNode;
  /** Rejects with what the server refused. */
  onSubmit: (fields: SavedJobFields) => Promise<void>;
  onDiscard: () => void;
}

/** The fields of both dialogs. What is wrong is said in an alert, one thing at a time. */
export function SavedJobForm(props: SavedJobFormProps) {
  const { form, firstFieldId, submit, note, onSubmit, onDiscard } = props;
  const oops = useOops(form);
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit((fields) => onSubmit(fields).catch(oops.sayFailure), oops.sayInvalid);
  return (
    <>
      <form className={styles['form']} noValidate autoComplete="off" onSubmit={(event) => void send(event)}>
        {note && <p className={styles['note']}>{note}</p>}
        <TextField id={firstFieldId} label="Job Title" {...form.register('title')} />
        <TextField label="Company Name" {...form.register('company')} />
        <TextField label="Date" placeholder="December 15, 2026" {...form.register('date')} />
        <div className={styles['actions']}>
          <Button variant="secondary" disabled={isSubmitting} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" pending={isSubmitting}>
            {submit}
          </Button>
        </div>
      </form>
      <AlertDialog open={oops.message !== null} tone="bad" title="Oops" onClose={oops.read}>
        {oops.message}
      </AlertDialog>
    </>
  );
}
