import type { QueueOptions, WorkOptions } from 'pg-boss';

/**
 * A job whose process died is given to another after `heartbeatSeconds` without a sign of life; `expireInSeconds`
 * is for those that live and do not come to an end. Failures are tried again after 2 seconds, 4, 8 and on to an hour.
 */
const usual: QueueOptions = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 30,
  expireInSeconds: 900,
};

const byName: Readonly<Record<string, QueueOptions>> = {
  // An hour until the waits have grown to one, then one more day: mail servers are away for a night.
  'send-mail': { ...usual, retryLimit: 36, expireInSeconds: 90, deleteAfterSeconds: 14 * 86_400 },
};

export function queueOptions(name: string): QueueOptions {
  return byName[name] ?? usual;
}

/** One waits while one is under way; what fails is done at its next time. A process that died is missed soon. */
export const recurringQueue = (maxSeconds = 900) =>
  ({
    policy: 'stately',
    retryLimit: 0,
    heartbeatSeconds: 30,
    expireInSeconds: maxSeconds,
    deleteAfterSeconds: 3600,
  }) as const;
/** Times are minutes: who looks more often for each of all that recurs asks the database for nothing. */
export const recurringPolling = { pollingIntervalSeconds: 20, batchSize: 1 } as const;

/** How often pg-boss looks for jobs whose process gives no sign of life. */
export const watching = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 } as const;

/** Asked once a second; while there is more than can be done at once, without a pause. */
export function polling(concurrency: number): WorkOptions {
  const oneByOne = {
    pollingIntervalSeconds: 1,
    heartbeatRefreshSeconds: 10,
    batchSize: concurrency,
  } as const;
  return concurrency === 1 ? oneByOne : { ...oneByOne, burstWhenBatchFull: true };
}
