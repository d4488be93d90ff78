import { zodResolver } from '@hookform/resolvers/zod';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { SavedJobSort } from '@waymark/contract/seeking/choices/saved-jobs';
import { changeSavedJobSchema, addSavedJobSchema } from '@waymark/contract/seeking/saved-jobs';
import type { SavedJob, SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { AlertDialog } from '../../../../components/overlay/alert-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showError, showUndo } from '../../../../lib/toasts.ts';
import { pathOfPlace, changesOf, fieldsOf, placeAfterRemoval, restoreFieldsOf } from '../rules.ts';
import type { ListPlace } from '../rules.ts';
import { SavedJobForm } from './saved-job-form.tsx';
import { SavedJobsTable } from './saved-jobs-table.tsx';
import { setLike } from './use-likes.ts';
import styles from './saved-jobs.module.css';

const empty: SavedJobFields = { title: '', company: '', date: '' };

interface SavedJobsProps {
  place: ListPlace;
  result: Page<SavedJob>;
}

/** What the candidate likes of the board, and what they wrote down from elsewhere (G-4). */
export function SavedJobs({ place, result: { data, total, pageSize } }: SavedJobsProps) {
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<SavedJob | null>(null);
  const remove = useRemoval(place, data.length);
  const tools = (
    <div className={styles['tools']}>
      {total > 1 && <SavedJobSortSelect place={place} />}
      <Button variant={total > 0 ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
        + Add Job
      </Button>
    </div>
  );
  return (
    <>
      <PageHeading tools={tools}>{plural(total, 'Saved Job')}</PageHeading>
      <div>
        {data.length > 0 ? (
          <SavedJobsTable rows={data} onEdit={setEditing} onRemove={(row) => void remove(row)} />
        ) : (
          <NoSavedJobs />
        )}
      </div>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => pathOfPlace({ ...place, page })}
        label="Pages of saved jobs"
      />
      <AddJobDialog open={adding} onClose={() => setAdding(false)} />
      <EditJobDialog row={editing} onClose={() => setEditing(null)} />
    </>
  );
}

function NoSavedJobs() {
  return (
    <EmptyState
      title="You have not saved a job yet"
      actions={<ButtonLink to={paths.browseJobFilterList}>Find Job</ButtonLink>}
    >
      Press the heart of any job and it is kept here. What you found elsewhere you can add yourself.
    </EmptyState>
  );
}

/** A new order starts at its first page. */
function SavedJobSortSelect({ place }: { place: ListPlace }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Sort by freshness"
      value={place.sort}
      onChange={(event) => {
        const sort = event.currentTarget.value as SavedJobSort;
        void navigate(pathOfPlace({ sort, page: 1 }));
      }}
    >
      <option value="freshness">Newest first</option>
      <option value="oldest">Oldest first</option>
    </SelectField>
  );
}

interface EditJobDialogProps {
  /** Null: nothing is being edited. */
  row: SavedJob | null;
  onClose: () => void;
}

function EditJobDialog({ row, onClose }: EditJobDialogProps) {
  return (
    <Dialog open={row !== null} title="Edit Task" onClose={onClose}>
      {row && <EditForm key={row.id} row={row} onClose={onClose} />}
    </Dialog>
  );
}

interface EditFormProps {
  row: SavedJob;
  onClose: () => void;
}

function EditForm({ row, onClose }: EditFormProps) {
  const { revalidate } = useRevalidator();
  const form = useForm<SavedJobFields>({
    resolver: zodResolver(changeSavedJobSchema),
    defaultValues: fieldsOf(row),
    shouldFocusError: false,
  });

  async function save(fields: SavedJobFields) {
    await changeSavedJob(row.id, changesOf(row, fields));
    await revalidate();
    onClose();
  }

  const note =
    row.job && 'This changes your list only. What you leave empty is shown as the employer wrote it.';
  return <SavedJobForm {...{ form, note }} submit="Save" onSubmit={save} onDiscard={onClose} />;
}

async function changeSavedJob(id: string, fields: SavedJobFields): Promise<void> {
  await callApi('PUT /saved-jobs/entries/:id', { params: { id }, body: fields });
}

/** Removes a row at once, with a way back. */
function useRemoval(place: ListPlace, rowsShown: number) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function restore(row: SavedJob) {
    try {
      await restoreSavedJob(row);
      await revalidate();
    } catch (failure) {
      showError(messageOf(failure));
    }
  }

  async function remove(row: SavedJob) {
    try {
      await removeSavedJob(row);
    } catch (failure) {
      showError(messageOf(failure));
      return;
    }
    showUndo(`“${row.title || 'The job'}” is deleted.`, () => void restore(row));
    const next = placeAfterRemoval(place, rowsShown);
    await (next === place ? revalidate() : navigate(pathOfPlace(next), { replace: true }));
  }

  return remove;
}

/** A liked job loses its heart everywhere. */
async function removeSavedJob({ id, job }: SavedJob): Promise<void> {
  await callApi('DELETE /saved-jobs/entries/:id', { params: { id } });
  if (job) setLike(job.id, false);
}

/** Puts a removed row back into its place. */
async function restoreSavedJob(row: SavedJob): Promise<void> {
  await callApi('POST /saved-jobs/restore', { body: restoreFieldsOf(row) });
  if (row.job) setLike(row.job.id, true);
}

/** Writes down a job from elsewhere. What was typed stays until it is added or discarded. */
function AddJobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [added, setAdded] = useState(false);
  const navigate = useNavigate();
  const form = useForm<SavedJobFields>({
    resolver: zodResolver(addSavedJobSchema),
    defaultValues: empty,
    shouldFocusError: false,
  });

  async function add(fields: SavedJobFields) {
    await addSavedJob(fields);
    onClose();
    form.reset(empty);
    setAdded(true);
    // To where the new row stands: the start of the list, newest first.
    await navigate(paths.jobsSavedJobs);
  }

  function discard() {
    form.reset(empty);
    onClose();
  }

  return (
    <>
      <Dialog open={open} title="Add Task" onClose={onClose} dismissable={!form.formState.isSubmitting}>
        <SavedJobForm form={form} submit="Add" onSubmit={add} onDiscard={discard} />
      </Dialog>
      <AlertDialog open={added} tone="good" title="Good job!" onClose={() => setAdded(false)}>
        Successfully Added
      </AlertDialog>
    </>
  );
}

async function addSavedJob(fields: SavedJobFields): Promise<void> {
  await callApi('POST /saved-jobs', { body: fields });
}
