import type { SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn, FieldErrors } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { AlertDialog } from '../../../../components/overlay/alert-dialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { firstProblem } from '../rules.ts';
import type { Problem } from '../rules.ts';
import styles from './saved-job-form.module.css';

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

/** The first thing that is wrong, for the alert 'Oops'; once it was read, the field it is about has the focus. */
function useAlertMessage({ setFocus }: UseFormReturn<SavedJobFields>) {
  const [message, setMessage] = useState<string | null>(null);
  const field = useRef<Problem['field']>(undefined);

  useEffect(() => {
    if (message !== null || !field.current) return;
    setFocus(field.current);
    field.current = undefined;
  }, [message, setFocus]);

  function say(problem: Problem) {
    field.current = problem.field;
    setMessage(problem.message);
  }

  return {
    message,
    read: () => setMessage(null),
    sayInvalid: ({ title, company, date }: FieldErrors<SavedJobFields>) =>
      say(firstProblem({ title: title?.message, company: company?.message, date: date?.message })),
    sayFailure: (failure: unknown) => say(firstProblem(fieldErrorsOf(failure), messageOf(failure))),
  };
}
