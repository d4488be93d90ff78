const firstWaitMs = 1000;
const maxWaitMs = 30_000;

interface RetryOptions {
  /** Ends the waiting and the attempts. */
  signal: AbortSignal;
  /** Called after each failure, with the milliseconds until the next attempt. */
  onFailure: (error: unknown, waitMs: number) => void;
}

/** Does the work until it succeeds or is stopped, with waits that double up to half a minute. */
export async function retryUntilDone(
  work: () => Promise<void>,
  { signal, onFailure }: RetryOptions,
): Promise<void> {
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error, waitMs);
    }
    await waitFor(waitMs, signal);
  }
}

/** Resolves after the time, or as soon as the signal is given. */
async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  // Who only waits keeps no process from ending.
  timer.unref();
  const end = () => resolve();
  signal.addEventListener('abort', end);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
}
