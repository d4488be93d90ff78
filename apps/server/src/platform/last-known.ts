import { AppError } from './errors.ts';

const askAgainMs = 5000;

/**
 * The same question, answered with what was known last while the database is away: for what public pages show
 * beside what they are about. While it is away it is asked every few seconds, and no other caller waits for
 * it.
 */
export function lastKnown<Answer>(ask: () => Promise<Answer>, now = Date.now): () => Promise<Answer> {
  let known: { answer: Answer } | undefined;
  let failedAt = -Infinity;
  return async () => {
    if (known && now() - failedAt < askAgainMs) return known.answer;
    try {
      const answer = await ask();
      known = { answer };
      return answer;
    } catch (error) {
      if (!known || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
      failedAt = now();
      return known.answer;
    }
  };
}
