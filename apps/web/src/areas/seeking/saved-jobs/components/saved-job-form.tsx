import { zodResolver } from '@hookform/resolvers/zod';
import { paths } from '@waymark/contract/paths';
import {
  addSavedJobSchema,
  changeSavedJobSchema,
  type SavedJob,
  type SavedJobFields,
} from '@waymark/contract/seeking/saved-jobs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn, type FieldErrors } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { AlertDialog } from '../../../../components/overlay/alert-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { changesOf, fieldsOf, firstProblem, type Problem } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface SavedJobFormProps {
  form: UseFormReturn<SavedJobFields>;
  submit: string;
  note?: ReactNode;
  onSubmit: (fields: SavedJobFields) => Promise<void>;
  onDiscard: () => void;
}

/** The form of both dialogs. An alert shows one problem at a time. */
function SavedJobForm(props: SavedJobFormProps) {
  const say = useSay();
  const { form, submit, note, onSubmit, onDiscard } = props;
  const alertMessage = useAlertMessage(form);
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(
    (fields) => onSubmit(fields).catch(alertMessage.showFailure),
    alertMessage.showInvalid,
  );
  return (
    <>
      <form className={ui['grid4']} noValidate autoComplete="off" onSubmit={(event) => void send(event)}>
        {note && (
          <p className={ui['soft']} dir="auto">
            {note}
          </p>
        )}
        <TextField label={say`Job Title`} {...form.register('title')} />
        <TextField label={say`Company Name`} {...form.register('company')} />
        <TextField label={say`Date`} placeholder={say`December 15, 2026`} {...form.register('date')} />
        <Actions align="end">
          <Button variant="secondary" disabled={isSubmitting} onClick={onDiscard}>
            {say`Discard`}
          </Button>
          <Button type="submit" pending={isSubmitting}>
            {submit}
          </Button>
        </Actions>
      </form>
      <AlertDialog
        open={alertMessage.message !== null}
        tone="bad"
        title={say`Oops`}
        onClose={alertMessage.read}
      >
        {alertMessage.message}
      </AlertDialog>
    </>
  );
}

/** The first problem, for the alert 'Oops'; closing it focuses the field of the problem. */
function useAlertMessage({ setFocus }: UseFormReturn<SavedJobFields>) {
  const [message, setMessage] = useState<string | null>(null);
  const field = useRef<Problem['field']>(undefined);

  useEffect(() => {
    if (message !== null || !field.current) return;
    setFocus(field.current);
    field.current = undefined;
  }, [message, setFocus]);

  function show(problem: Problem) {
    field.current = problem.field;
    setMessage(problem.message);
  }

  return {
    message,
    read: () => setMessage(null),
    showInvalid: ({ title, company, date }: FieldErrors<SavedJobFields>) =>
      show(firstProblem({ title: title?.message, company: company?.message, date: date?.message })),
    showFailure: (failure: unknown) => show(firstProblem(fieldErrorsOf(failure), messageOf(failure))),
  };
}

const empty: SavedJobFields = { title: '', company: '', date: '' };

/** Adds a job from elsewhere. The typed fields stay until it is added or discarded. */
export function AddJobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay();
  const [added, setAdded] = useState(false);
  const navigate = useNavigate();
  const form = useForm<SavedJobFields>({
    resolver: zodResolver(addSavedJobSchema),
    defaultValues: empty,
    shouldFocusError: false,
  });

  async function add(fields: SavedJobFields) {
    await callApi('POST /saved-jobs', { body: fields });
    onClose();
    form.reset(empty);
    setAdded(true);
    // The new row is the first of the list.
    await navigate(paths.jobsSavedJobs);
  }

  function discard() {
    form.reset(empty);
    onClose();
  }

  return (
    <>
      <Dialog open={open} title={say`Add Task`} onClose={onClose} dismissable={!form.formState.isSubmitting}>
        <SavedJobForm form={form} submit={say`Add`} onSubmit={add} onDiscard={discard} />
      </Dialog>
      <AlertDialog open={added} tone="good" title={say`Good job!`} onClose={() => setAdded(false)}>
        {say`Successfully Added`}
      </AlertDialog>
    </>
  );
}

interface EditJobDialogProps {
  /** Null while the dialog is closed. */
  row: SavedJob | null;
  onClose: () => void;
}

export function EditJobDialog({ row, onClose }: EditJobDialogProps) {
  const say = useSay();
  return (
    <Dialog open={row !== null} title={say`Edit Task`} onClose={onClose}>
      {row && <EditForm key={row.id} row={row} onClose={onClose} />}
    </Dialog>
  );
}

interface EditFormProps {
  row: SavedJob;
  onClose: () => void;
}

function EditForm({ row, onClose }: EditFormProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { revalidate } = useRevalidator();
  const form = useForm<SavedJobFields>({
    resolver: zodResolver(changeSavedJobSchema),
    defaultValues: fieldsOf(words, row, locale),
    shouldFocusError: false,
  });

  async function save(fields: SavedJobFields) {
    const input = { params: { id: row.id }, body: changesOf(words, row, fields, locale) };
    await callApi('PUT /saved-jobs/entries/:id', input);
    await revalidate();
    onClose();
  }

  const note =
    row.job && msg`This changes your list only. What you leave empty is shown as the employer wrote it.`;
  return <SavedJobForm {...{ form, note }} submit={say`Save`} onSubmit={save} onDiscard={onClose} />;
}
