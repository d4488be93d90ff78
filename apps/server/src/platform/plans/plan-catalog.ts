import { isDeepStrictEqual } from 'node:util';
import { defaultPlans, type Plan } from '@waymark/contract/payments/membership-plans';
import type { Kysely } from 'kysely';
import type { Notices } from '../database/notices.ts';
import { readOnNotice } from '../database/read-on-notice.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';

const initial: readonly Plan[] = Object.values(defaultPlans);

/** The products for companies, as this process knows them. Orders and grants read the rows themselves. */
class PlanCatalog {
  readonly #listeners = new Set<() => void>();
  #onSale = initial;
  #isInitial = true;

  /** In their order. */
  get onSale(): readonly Plan[] {
    return this.#onSale;
  }

  /** For pages: null where they are those that a board begins with. */
  get changed(): readonly Plan[] | null {
    return this.#isInitial ? null : this.#onSale;
  }

  /** Calls when this process has learned of a change; gives what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads what is stored now. */
  async load(database: Kysely<Tables>): Promise<void> {
    const plans: readonly Plan[] = await database
      .selectFrom('plans')
      .select(['key', 'kind', 'name', 'unit', 'amount', 'days', 'postings'])
      .select(['currency', 'seats', 'candidate_search as candidateSearch', 'featured_days as featuredDays'])
      .select(['renewal', 'trial_days as trialDays'])
      .where('retired_at', 'is', null)
      .orderBy('position')
      .execute();
    if (isDeepStrictEqual(plans, this.#onSale)) return;
    this.#onSale = plans;
    this.#isInitial = isDeepStrictEqual(plans, initial);
    for (const listener of this.#listeners) listener();
  }

  /** Reads them again whenever they may have changed; gives what ends that. */
  follow(database: Kysely<Tables>, notices: Notices, log: Logger): () => Promise<void> {
    return readOnNotice(notices, log, {
      channel: 'plans',
      what: 'the plans',
      read: () => this.load(database),
    });
  }
}

/** One for the process, which serves one board. */
export const planCatalog = new PlanCatalog();
