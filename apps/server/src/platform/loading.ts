import { msg } from '@waymark/contract/text/message';
import { AppError } from './errors.ts';
import type { Logger } from './log.ts';
import { retryUntilDone } from './retry.ts';

/** Something that has to be read into memory before it can be used. */
export interface Loading {
  /** Resolves when it is there. Rejects with `unavailable` after an attempt has failed, until one succeeds. */
  done(): Promise<void>;
  stop(): void;
}

/** Begins at once, and again after each failure. */
export function startLoading(load: () => Promise<void>, log: Logger): Loading {
  const stopping = new AbortController();
  let refusal: AppError | undefined;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const attempts = retryUntilDone(load, {
    signal: stopping.signal,
    onFailure(error, waitMs) {
      log.error({ err: error, waitMs }, 'loading the search failed and is tried again');
      refusal = new AppError(
        'unavailable',
        msg`The search is getting ready. Please try again in a few seconds.`,
        {
          retryAfterSeconds: Math.ceil(waitMs / 1000),
        },
      );
      answer();
    },
  });
  void attempts.then(() => {
    if (!stopping.signal.aborted) refusal = undefined;
    answer();
  });
  return {
    async done() {
      await answered;
      if (refusal) throw refusal;
    },
    stop: () => stopping.abort(),
  };
}
