import { zodResolver } from '@hookform/resolvers/zod';
import { addSavedJobSchema, type SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AlertDialog } from '../../../../components/overlay/alert-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { addSavedJob } from '../api/add-saved-job.ts';
import { SavedJobForm } from './saved-job-form.tsx';

const empty: SavedJobFields = { title: '', company: '', date: '' };

/** Writes down a job from elsewhere. What was typed stays until it is added or discarded. */
export function AddJobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
