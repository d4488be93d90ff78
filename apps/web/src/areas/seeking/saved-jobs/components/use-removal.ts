import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { useNavigate, useRevalidator } from 'react-router';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showUndo } from '../../../../lib/toasts.ts';
import { removeSavedJob } from '../api/remove-saved-job.ts';
import { restoreSavedJob } from '../api/restore-saved-job.ts';
import { pathOfPlace, placeAfterRemoval, type ListPlace } from '../rules.ts';

/** Removes a row at once, with a way back. */
export function useRemoval(place: ListPlace, rowsShown: number) {
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
