import { salaryMonths } from '@waymark/contract/search/choices';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Services } from '../../../platform/services.ts';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { listPlaces } from '../../places/places/queries.ts';
import type { JobIndex } from '../job-search/job-index.ts';
import { maxKeptMs, restMsEach, retryAfterSeconds, waitedForPostings } from './constants.ts';
import { OfferIndex } from './offer-index.ts';
import { readOffers } from './offer-queries.ts';

/** What answers beside the API read from. */
export interface OpenSearch {
  services: Services;
  index: JobIndex;
  offers: OffersCache;
}

/**
 * What postings offer, in memory: read when first asked for, and again behind the answers. Every process reads for
 * itself; what it holds can be lost at any moment.
 */
export class OffersCache {
  readonly #database: Services['database'];
  readonly #log: Logger;
  #index: OfferIndex | undefined;
  #reading: Promise<void> | undefined;
  #hasChanged = false;
  #restsUntil = 0;
  #isStopped = false;
  readonly #stopRates: () => void;

  constructor({ database, changes }: Pick<Services, 'database' | 'changes'>, log: Logger) {
    this.#database = database;
    this.#log = log;
    const note = () => {
      this.#hasChanged = true;
    };
    changes.subscribe({ changed: note, lost: note });
    this.#stopRates = exchangeRates.subscribe(note);
  }

  /** As it was read last; undefined until the first reading has ended, which this begins. Waits for nothing. */
  current(): OfferIndex | undefined {
    if (this.#isDue()) void this.#read();
    return this.#index;
  }

  /** Waits for the first reading. Rejects with `unavailable` where that fails. */
  async get(): Promise<OfferIndex> {
    if (!this.#index || (this.#isDue() && this.#index.size < waitedForPostings)) await this.#read();
    const index = this.current();
    if (index) return index;
    const message = msg`The pay explorer is getting ready. Please try again in a few seconds.`;
    throw new AppError('unavailable', message, { retryAfterSeconds });
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopRates();
  }

  #isDue(): boolean {
    const now = Date.now();
    const isOld = !this.#index || this.#hasChanged || now - this.#index.readAt.getTime() > maxKeptMs;
    return isOld && now >= this.#restsUntil;
  }

  /** One at a time; a failure is told, and what was read before stays. */
  #read(): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    this.#reading ??= this.#replace().catch((error: unknown) => {
      if (!this.#isStopped)
        this.#log.error({ err: error }, 'reading what postings pay failed and is tried again');
    });
    return this.#reading;
  }

  async #replace(): Promise<void> {
    this.#hasChanged = false;
    try {
      const places = new PlaceIndex();
      for (const place of await listPlaces(this.#database)) places.put(place);
      this.#index = await OfferIndex.read(readOffers(this.#database), places, monthsAgo(salaryMonths));
    } finally {
      this.#restsUntil = Date.now() + restMsEach * (this.#index?.size ?? 0);
      this.#reading = undefined;
    }
  }
}

function monthsAgo(months: number): Date {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
