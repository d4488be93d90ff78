import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { solveChallenge } from './solve-challenge.ts';

/**
 * A solution that expires within this time is replaced, because the message has to arrive before it expires.
 */
const captchaReserveMs = 60_000;

export type CaptchaState = 'empty' | 'working' | 'solved' | 'failed';

export interface Captcha {
  state: CaptchaState;
  /** Ticking the box begins the work; taking the tick away forgets it. */
  tick(isTicked: boolean): void;
  /** Waits for the solution and replaces one that is about to expire; empty if the box is not ticked. */
  read(): Promise<string>;
  /** After the solution was used or refused. */
  reset(): void;
}

export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('empty');
  // The work under way, or done; a later one makes it worthless.
  const work = useRef<Promise<SolvedCaptcha> | undefined>(undefined);

  async function start(): Promise<SolvedCaptcha> {
    const own = solveCaptcha();
    work.current = own;
    setState('working');
    try {
      const solved = await own;
      if (work.current === own) setState('solved');
      return solved;
    } catch (failure) {
      if (work.current === own) {
        work.current = undefined;
        setState('failed');
      }
      throw failure;
    }
  }

  function reset() {
    work.current = undefined;
    setState('empty');
  }

  return {
    state,
    reset,
    tick(isTicked) {
      if (isTicked) start().catch(() => undefined);
      else reset();
    },
    async read() {
      if (!work.current) return '';
      try {
        const solved = await work.current;
        const isFresh = solved.expiresAt - Date.now() > captchaReserveMs;
        return (isFresh ? solved : await start()).payload;
      } catch {
        return '';
      }
    },
  };
}

interface SolvedCaptcha {
  /** What the form sends along. */
  payload: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Gets a challenge and solves it beside the page, in a thread of its own. */
async function solveCaptcha(): Promise<SolvedCaptcha> {
  const challenge = await callApi('GET /captcha');
  return {
    payload: await solveChallenge(challenge),
    expiresAt: challenge.parameters.expiresAt * 1000,
  };
}
