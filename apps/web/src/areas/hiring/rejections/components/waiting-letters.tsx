import type { WaitingLetters as Batch } from '@waymark/contract/hiring/rejections';
import { plural } from '@waymark/contract/text/format-count';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { listWaitingLetters, undoDecline } from '../api/decline-applicants.ts';

/** The server sends them within a minute of their time. */
const lookAgainMs = 15_000;
const longestPauseMs = 600_000;

/** Looks again soon after the first letters are due, for as long as some wait: what has left is not to be taken back. */
function useLookAgain(batches: readonly Batch[], load: () => Promise<void>): void {
  useEffect(() => {
    if (batches.length === 0) return undefined;
    const untilDue = Math.min(...batches.map(({ dueAt }) => Date.parse(dueAt))) - Date.now();
    const pause = Math.min(Math.max(untilDue, 0) + lookAgainMs, longestPauseMs);
    const timer = setTimeout(() => void load(), pause);
    return () => clearTimeout(timer);
  }, [batches, load]);
}

/** All letters of the company that decline and have not gone out, each press with a way back. */
export function WaitingLetters() {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const { revalidate, state } = useRevalidator();
  const mayWrite = useAuth().user?.company?.memberRole !== 'viewer';
  // Without an answer the page does not fail: what is known stays, and is looked at again.
  const load = useCallback(
    () => listWaitingLetters().then(setBatches, () => setBatches((known) => [...known])),
    [],
  );
  useEffect(() => {
    if (state === 'idle' && mayWrite) void load();
  }, [load, state, mayWrite]);

  useLookAgain(batches, load);

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
