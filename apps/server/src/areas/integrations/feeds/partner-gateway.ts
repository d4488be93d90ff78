import { Readable } from 'node:stream';
import type { FeedPartner } from '@waymark/contract/posting/visit-marks';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { WorkerThread } from '../../../platform/worker-thread.ts';
import { maxStreams, stallMs, streamRetrySeconds } from './constants.ts';
import type { FeedCheck, PartnerCalls, PartnerData } from './partner-worker.ts';

function startThread(data: PartnerData): WorkerThread<PartnerCalls> {
  return new WorkerThread(new URL('./partner-worker.ts', import.meta.url), { name: 'feed', data });
}

/**
 * Partners' feeds as they are read: each by a thread of its own, which has read only a little more than its reader
 * took, and ends with it.
 */
export class PartnerStreams {
  #open = 0;
  readonly #stallMs: number;

  constructor(limits: { stallMs: number } = { stallMs }) {
    this.#stallMs = limits.stallMs;
  }

  /** How many are being read. */
  get open(): number {
    return this.#open;
  }

  /** The XML of a feed. Throws `unavailable` while too many are being read. */
  stream(partner: FeedPartner, data: PartnerData): Readable {
    if (this.#open >= maxStreams)
      throw new AppError(
        'unavailable',
        msg`Too many feeds are being read. Please try again in two minutes.`,
        {
          retryAfterSeconds: streamRetrySeconds,
        },
      );
    this.#open++;
    const thread = startThread(data);
    const stream = new Readable({
      read() {
        stalled.refresh();
        thread.call('next', partner).then(
          (part) => this.push(part ?? null),
          (error: unknown) => this.destroy(error as Error),
        );
      },
      destroy: (error, done) => {
        clearTimeout(stalled);
        this.#open--;
        // The thread ends by itself soon; nobody waits for it.
        void thread.end();
        done(error);
      },
    });
    const stalled = setTimeout(
      () => stream.destroy(new Error('The reader of a feed has stopped.')),
      this.#stallMs,
    ).unref();
    return stream;
  }
}

/** Looks at every posting for every partner. */
export async function checkFeeds(data: PartnerData): Promise<FeedCheck[]> {
  const thread = startThread(data);
  try {
    return await thread.call('check', undefined);
  } finally {
    await thread.end();
  }
}
