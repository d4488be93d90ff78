import { channel } from 'node:diagnostics_channel';

/*
 * Work is published where it is done, for the spans of traces (decision 046). Without a subscriber, which is the usual
 * state, that costs one comparison.
 */

/** What a span says: names of ours and numbers, nothing that a person typed. */
export interface TracedWork {
  /** Of a closed set: "search read", "thread pages render", "GET /api/jobs". */
  name: string;
  kind?: 'server' | 'client';
  attributes?: Record<string, string | number>;
  /** True for what nothing here has caused, such as a request: it belongs to no other work. */
  isRoot?: boolean;
  /** The W3C traceparent of the caller, where it is trusted. */
  traceparent?: string | undefined;
  /** What it ended with, where it failed. */
  failure?: unknown;
}

export const begunWork = channel('waymark.work.begun');
export const endedWork = channel('waymark.work.ended');

/** Does it, and all that it does belongs to it. */
export function traced<T>(given: TracedWork, run: () => Promise<T>): Promise<T> {
  if (!begunWork.hasSubscribers) return run();
  const work = { ...given };
  return begunWork.runStores(work, async () => {
    try {
      return await run();
    } catch (error) {
      work.failure = error;
      throw error;
    } finally {
      endedWork.publish(work);
    }
  });
}

/** The same for what waits for nothing. */
export function tracedNow<T>(given: TracedWork, run: () => T): T {
  if (!begunWork.hasSubscribers) return run();
  const work = { ...given };
  return begunWork.runStores(work, () => {
    try {
      return run();
    } finally {
      endedWork.publish(work);
    }
  });
}
