import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-answer.ts';
import { showError } from '../../lib/toasts.ts';

interface Confirming {
  pending: boolean;
  /** `refuse` gets the reason while the question is still open; later a toast shows it. */
  confirm(act: () => Promise<void>, refuse: (reason: unknown) => void): Promise<void>;
}

/**
 * The state of a question that stays mounted while it is closed. Its caller may read data again after it has closed
 * the dialog: the next question must not wait for that.
 */
export function useConfirming(open: boolean): Confirming {
  const [pending, setPending] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const round = useRef(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPending(false);
  }
  useEffect(() => () => void (round.current += 1), [open]);

  async function confirm(act: () => Promise<void>, refuse: (reason: unknown) => void) {
    const asked = round.current;
    setPending(true);
    try {
      await act();
    } catch (reason) {
      if (round.current === asked) refuse(reason);
      else showError(messageOf(reason));
    }
    if (round.current === asked) setPending(false);
  }

  return { pending, confirm };
}
