import type { WaitingLetters as Batch } from '@waymark/contract/hiring/declines';
import { plural } from '@waymark/contract/text/format-count';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/form/button.tsx';
import { Notice } from '../../../components/form/notice.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { useAuth } from '../../../lib/auth-store.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { listWaitingLetters, undoDecline } from '../api/decline-applicants.ts';

/** All letters of the company that decline and have not gone out, each press with a way back. */
export function WaitingLetters() {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const { revalidate, state } = useRevalidator();
  const mayWrite = useAuth().user?.company?.memberRole !== 'viewer';
  // Without an answer there is nothing to take back here: the page itself does not fail for it.
  const load = useCallback(() => listWaitingLetters().then(setBatches, () => undefined), []);
  useEffect(() => {
    if (state === 'idle' && mayWrite) void load();
  }, [load, state, mayWrite]);

  async function takeBack({ batchId }: Batch) {
    try {
      showSuccess(await undoDecline(batchId));
      await revalidate();
    } catch (reason) {
      showError(messageOf(reason));
    }
    await load();
  }

  return batches.map((batch) => (
    <Notice key={batch.batchId} tone="good">
      {plural(batch.letters.length, 'letter')} that {batch.letters.length === 1 ? 'declines' : 'decline'}{' '}
      {batch.letters.map(({ name, jobTitle }) => `${name} (${jobTitle})`).join(', ')} will go out at{' '}
      {new Date(batch.dueAt).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })}.{' '}
      <Button variant="quiet" onClick={() => void takeBack(batch)}>
        Take back
      </Button>
    </Notice>
  ));
}
