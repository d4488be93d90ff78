import type { FeedCheck } from '@waymark/contract/integrations/feeds';
import type { Services } from '../../../platform/services.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { checkFeeds } from './partner-gateway.ts';
import { readFeedTask } from './partner-queries.ts';

/** The result of the last check of all postings, kept until postings or settings change. */
export class FeedCheckCache {
  readonly #services: Pick<Services, 'database' | 'config'>;
  readonly #index: JobIndex;
  #kept: { key: string; found: Promise<FeedCheck[]>; isUnderWay: boolean } | undefined;

  constructor(services: Pick<Services, 'database' | 'config'>, index: JobIndex) {
    this.#services = services;
    this.#index = index;
  }

  /** All who ask while it is being looked share one look. */
  async get(): Promise<FeedCheck[]> {
    const task = await readFeedTask(this.#services.database, this.#services.config);
    const { source, state } = await this.#index.source();
    const key = JSON.stringify([source, state, task]);
    // On a board where something changes all the time, one look at a time is enough.
    if (this.#kept?.key === key || this.#kept?.isUnderWay) return this.#kept.found;
    const kept = { key, found: checkFeeds({ source, task }), isUnderWay: true };
    this.#kept = kept;
    try {
      return await kept.found;
    } catch (error) {
      this.#kept = undefined;
      throw error;
    } finally {
      kept.isUnderWay = false;
    }
  }
}
