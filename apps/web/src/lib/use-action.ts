import { useState } from 'react';
import { messageOf } from './api-answer.ts';

interface Action {
  pending: boolean;
  /** Why the last run failed; empty without a failure. */
  failure: string;
  run: (act: () => Promise<unknown>) => void;
  /** Shows a problem that was found before anything was sent. */
  fail: (message: string) => void;
}

/** The state of a button or a small form that calls the API. With `onFailure` (such as `showFailed`) it keeps no failure. */
export function useAction(onFailure?: (reason: unknown) => void): Action {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function perform(act: () => Promise<unknown>): Promise<void> {
    setPending(true);
    setFailure('');
    try {
      await act();
    } catch (reason) {
      if (onFailure) onFailure(reason);
      else setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return { pending, failure, run: (act) => void perform(act), fail: setFailure };
}
