import type { CaptchaChallenge, CaptchaSolution } from '@waymark/contract/content/contact';
import Solver from 'altcha/workers/pbkdf2?worker';

/** What is sent along with a call: the challenge and its solution, computed in a thread of its own. */
export async function solveChallenge(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solve(challenge);
  return btoa(JSON.stringify({ challenge, solution } satisfies CaptchaSolution));
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
