import { setTimeout as pause } from 'node:timers/promises';

/**
 * Whether something comes to its end within so many milliseconds; it goes on where it does not. Rejects as it
 * does.
 */
export async function within(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const limit = new AbortController();
  const late = pause(milliseconds, false, { signal: limit.signal, ref: false });
  // Not needed once the work has ended.
  late.catch(() => {});
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    limit.abort();
  }
}
