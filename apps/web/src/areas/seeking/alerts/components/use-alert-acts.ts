import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { useNavigate, useRevalidator } from 'react-router';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showError, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import { pathOfPlace, placeAfterRemoval } from '../rules.ts';
import type { ListPlace } from '../rules.ts';

/** What a row can do at once. */
export function useAlertActs(place: ListPlace, rowsShown: number) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (failure) {
      showError(messageOf(failure));
      return false;
    }
  }

  async function switchOn({ id, name }: JobAlert, on: boolean) {
    if (!(await attempt(() => switchAlert(id, on)))) return;
    showSuccess(on ? `“${name}” is on again.` : `“${name}” is paused.`);
    await revalidate();
  }

  async function remove({ id, name }: JobAlert) {
    if (!(await attempt(() => removeAlert(id)))) return;
    showUndo(`“${name}” is deleted.`, () => void restore(id));
    const next = placeAfterRemoval(place, rowsShown);
    await (next === place ? revalidate() : navigate(pathOfPlace(next), { replace: true }));
  }

  async function restore(id: string) {
    if (await attempt(() => restoreAlert(id))) await revalidate();
  }

  return { switchOn, remove };
}

async function removeAlert(alertId: string): Promise<void> {
  await callApi('DELETE /job-alerts/:alertId', { params: { alertId } });
}

/** Brings back what was deleted a moment ago. */
async function restoreAlert(alertId: string): Promise<void> {
  await callApi('POST /job-alerts/:alertId/restore', { params: { alertId } });
}

/** Stops the mails of an alert for a while, or begins them again. */
async function switchAlert(alertId: string, on: boolean): Promise<void> {
  const key = on ? 'POST /job-alerts/:alertId/resume' : 'POST /job-alerts/:alertId/pause';
  await callApi(key, { params: { alertId } });
}
