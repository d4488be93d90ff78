import type { CaptchaChallenge, CaptchaSolution } from '@waymark/contract/content/contact';
import Solver from 'altcha/workers/pbkdf2?worker';
import { callApi } from '../../../lib/api-client.ts';

export interface SolvedCaptcha {
  /** What the form sends along. */
  payload: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Gets a challenge and solves it beside the page, in a thread of its own. */
export async function solveCaptcha(): Promise<SolvedCaptcha> {
  const challenge = await callApi('GET /captcha');
  const solution = await solve(challenge);
  return {
    payload: btoa(JSON.stringify({ challenge, solution } satisfies CaptchaSolution)),
    expiresAt: challenge.parameters.expiresAt * 1000,
  };
}

function solve(challenge: CaptchaChallenge): Promise<CaptchaSolution['solution']> {
  const solver = new Solver();
  const solution = new Promise<CaptchaSolution['solution']>((resolve, reject) => {
    solver.onmessage = ({ data }: MessageEvent<CaptchaSolution['solution'] | { error: unknown } | null>) => {
      if (data && 'counter' in data) resolve(data);
      else reject(new Error('The challenge could not be solved.'));
    };
    solver.onerror = () => reject(new Error('The solver could not be started.'));
    solver.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  });
  return solution.finally(() => solver.terminate());
}
