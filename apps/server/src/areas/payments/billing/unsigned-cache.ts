import type { UnsignedReason } from '@waymark/contract/payments/choices';
import { msg } from '@waymark/contract/text/message';
import type { Database } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { WaitingCounts } from '../../../platform/waiting-counts.ts';
import { addUnsigned, type CountedUnsigned } from './commands.ts';

const maxIdLength = 60;

/**
 * Counts webhooks without a valid signature. A flood costs one row a day and reason every few seconds, and
 * stores nothing but the last claimed id.
 */
export class UnsignedCache {
  readonly #counts: WaitingCounts<CountedUnsigned>;

  constructor(database: Database, log: Logger) {
    this.#counts = new WaitingCounts({
      log,
      what: msg`webhooks without a signature`,
      keyOf: ({ day, reason }) => `${day} ${reason}`,
      merge: (known, counted) => ({ ...counted, deliveries: known.deliveries + counted.deliveries }),
      write: (waiting) => addUnsigned(database, waiting),
    });
  }

  count(reason: UnsignedReason, claimedId: string, now = new Date()): void {
    const lastId = claimedId.replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxIdLength);
    const lastAt = now.toISOString();
    this.#counts.count({ day: lastAt.slice(0, 10), reason, deliveries: 1, lastAt, lastId });
  }

  write(): Promise<void> {
    return this.#counts.write();
  }
}
