import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilDone } from './retry.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function failing(times: number) {
  const seen: { attempts: number; waits: number[] } = { attempts: 0, waits: [] };
  const stop = new AbortController();
  const done = retryUntilDone(
    async () => {
      if (seen.attempts++ < times) throw new Error('not yet');
    },
    { signal: stop.signal, onFailure: (_error, waitMs) => void seen.waits.push(waitMs) },
  );
  return { seen, stop, done };
}

test('waits double up to half a minute, and the first success ends them', async () => {
  const { seen, done } = failing(7);
  await vi.advanceTimersByTimeAsync(200_000);
  await done;
  expect(seen).toEqual({ attempts: 8, waits: [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000] });
});

test('a retry that is stopped while it waits does not try again', async () => {
  const { seen, stop, done } = failing(7);
  await vi.advanceTimersByTimeAsync(1500);
  stop.abort();
  await done;
  await vi.advanceTimersByTimeAsync(200_000);
  expect(seen.attempts).toBe(2);
});
