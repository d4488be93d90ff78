import { zodResolver } from '@hookform/resolvers/zod';
import {
  changeSavedJobSchema,
  type SavedJob,
  type SavedJobFields,
} from '@waymark/contract/seeking/saved-jobs';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { changeSavedJob } from '../api/change-saved-job.ts';
import { changesOf, fieldsOf } from '../rules.ts';
import { SavedJobForm } from './saved-job-form.tsx';

interface EditJobDialogProps {
  /** Null: nothing is being edited. */
  row: SavedJob | null;
  onClose: () => void;
}

export function EditJobDialog({ row, onClose }: EditJobDialogProps) {
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
