import type { UnsignedReason } from '@waymark/contract/payments/choices/webhooks';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { WaitingCounts } from '../../../platform/waiting-counts.ts';
import { addUnsigned } from './commands.ts';
import type { CountedUnsigned } from './commands.ts';

const longestId = 60;

/**
 * Counts what comes without a right signature. Whoever floods the address has a row a day and reason written every few
 * seconds, and none of their bytes kept but what the last of them called itself.
 */
export class UnsignedCache {
  readonly #counts: WaitingCounts<CountedUnsigned>;

  constructor(database: Kysely<Tables>, log: Logger) {
    this.#counts = new WaitingCounts({
      log,
      what: 'webhooks without a signature',
      keyOf: ({ day, reason }) => `${day} ${reason}`,
      merge: (known, counted) => ({ ...counted, deliveries: known.deliveries + counted.deliveries }),
      write: (waiting) => addUnsigned(database, waiting),
    });
  }

  count(reason: UnsignedReason, claimedId: string, now = new Date()): void {
    const lastId = claimedId.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longestId);
    const lastAt = now.toISOString();
    this.#counts.count({ day: lastAt.slice(0, 10), reason, deliveries: 1, lastAt, lastId });
  }

  write(): Promise<void> {
    return this.#counts.write();
  }
}
