import type { Database } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { WaitingCounts } from '../../../platform/waiting-counts.ts';
import { addBannerCounts, type CountedBanner } from './commands.ts';

/** More banners than there can be, so that made-up ids fill nothing. */
const maxWaiting = 200;

/** Counts how often banners are seen and followed: numbers of a day, and nothing of who it was. */
export class BannerCountCache {
  readonly #counts: WaitingCounts<CountedBanner>;

  constructor(database: Database, log: Logger) {
    this.#counts = new WaitingCounts({
      log,
      what: 'views of banners',
      keyOf: ({ bannerId, day }) => `${bannerId} ${day}`,
      merge: (known, { views, clicks }) => ({
        ...known,
        views: known.views + views,
        clicks: known.clicks + clicks,
      }),
      most: maxWaiting,
      write: (waiting) => addBannerCounts(database, waiting),
    });
  }

  count(bannerId: string, what: 'views' | 'clicks', now = new Date()): void {
    const day = now.toISOString().slice(0, 10);
    this.#counts.count({ bannerId, day, views: 0, clicks: 0, [what]: 1 });
  }

  write(): Promise<void> {
    return this.#counts.write();
  }
}
