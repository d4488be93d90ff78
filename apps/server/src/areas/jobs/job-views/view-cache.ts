import type { ViewSource } from '@waymark/contract/posting/choices';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { WaitingCounts } from '../../../platform/waiting-counts.ts';
import { addViews, type CountedViews } from './commands.ts';

/** Rows that wait for the next write; what comes beyond is not counted. */
const maxWaiting = 5_000;

/** Collects views: a posting that thousands look at costs one row every few seconds. */
export class ViewCache {
  readonly #counts: WaitingCounts<CountedViews>;

  constructor(database: Kysely<Tables>, log: Logger) {
    this.#counts = new WaitingCounts({
      log,
      what: 'views',
      keyOf: ({ jobId, day, source }) => `${jobId} ${day} ${source}`,
      merge: (known, { views }) => ({ ...known, views: known.views + views }),
      most: maxWaiting,
      write: (waiting) => addViews(database, waiting),
    });
  }

  count(jobId: string, source: ViewSource, now = new Date()): void {
    this.#counts.count({ jobId, day: now.toISOString().slice(0, 10), source, views: 1 });
  }

  write(): Promise<void> {
    return this.#counts.write();
  }
}
