import { AppError } from './errors.ts';

const askAgainMs = 5000;

interface Options {
  /** For how long an answer is given again without asking. */
  freshMs?: number;
  now?: () => number;
}

/**
 * The same question, answered with what was known last while the database is away: for what public pages show
 * beside what they are about. While it is away it is asked every few seconds, and no other caller waits for
 * it.
 */
export function lastKnown<Answer>(
  ask: () => Promise<Answer>,
  { freshMs = 0, now = Date.now }: Options = {},
): () => Promise<Answer> {
  let known: { answer: Answer; askedAt: number } | undefined;
  let failedAt = -Infinity;
  return async () => {
    const askedAt = now();
    if (known && (askedAt - failedAt < askAgainMs || askedAt - known.askedAt < freshMs)) return known.answer;
    try {
      const answer = await ask();
      known = { answer, askedAt };
      return answer;
    } catch (error) {
      if (!known || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
      failedAt = now();
      return known.answer;
    }
  };
}
