import { useState } from 'react';
import { fieldErrorsOf, isApiError, messageOf } from '../../lib/api-answer.ts';
import { useSay } from '../../lib/languages/say.ts';

/** Used, expired, taken meanwhile, no room any more, cut short: another press would not help. */
const deadCodes: readonly string[] = ['gone', 'conflict', 'invalid_input'];

/** A mailed link and the button that acts on it; `problem` is what is known already to be wrong with it. */
export function useMailedLink(token: string, act: (token: string) => Promise<string>, problem?: string) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState('');
  const [dead, setDead] = useState(
    problem ?? (token ? '' : say`This link is not complete. Open it again from the mail.`),
  );

  async function press() {
    setFailure('');
    setPending(true);
    try {
      setAnswer(await act(token));
    } catch (reason) {
      const isDead = isApiError(reason) && deadCodes.includes(reason.code);
      if (isDead) setDead(fieldErrorsOf(reason)['token'] ?? reason.message);
      else setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return { pending, answer, dead, failure, press: () => void press() };
}
