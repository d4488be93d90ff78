import type { FastifyReply, FastifyRequest } from 'fastify';
import { board } from '../../../platform/board/board.ts';
import { LRUCache } from 'lru-cache';
import type { App } from '../../../platform/http/app.ts';
import { finishPage } from '../../../platform/http/finish-page.ts';
import { PageCache } from '../../../platform/http/page-cache.ts';
import { sendCachedPage } from '../../../platform/http/send-cached-page.ts';
import type { Services } from '../../../platform/services.ts';
import { readChangedPostings } from '../../jobs/jobs/queries.ts';

/** Lists on other sites are this old at most. */
export const listsKeptMs = 60_000;

const keptBytes = 16 * 1024 * 1024;

/** Answers of which it is remembered since when they are as they are. */
const timesKept = 5000;

export interface PublicAnswer {
  /** Everything that tells this answer from others. */
  key: string;
  /** The media type, with the encoding of characters. */
  type: string;
  /** So many milliseconds, unless what it shows changes. */
  keptMs: number;
  headers?: Readonly<Record<string, string>>;
  read(): Promise<string>;
}

/**
 * Answers about open postings that other sites and programs ask for again and again: kept for a while, thrown away when a posting in them closes, compressed, tagged, and open to scripts of
 * any site, since they are the same for everybody.
 */
export class AnswerCache {
  /** By how long an answer is kept. */
  readonly #pages = new Map<number, PageCache>();
  readonly #times = new LRUCache<string, { etag: string; since: string }>({ max: timesKept });

  readonly #rateLimits: Services['rateLimits'];

  constructor(
    app: App,
    { database, changes, rateLimits }: Pick<Services, 'database' | 'changes' | 'rateLimits'>,
  ) {
    this.#rateLimits = rateLimits;
    changes.subscribe({
      changed: async (told) => {
        const { ids, someClosed } = await readChangedPostings(database, told);
        for (const pages of this.#pages.values()) {
          if (someClosed) pages.clear();
          else if (ids.size > 0) pages.invalidate();
        }
      },
      lost: () => this.#clear(),
    });
    const stop = board.subscribe(() => this.#clear());
    app.addHook('onClose', async () => stop());
  }

  async send(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): Promise<FastifyReply> {
    const { key, type, keptMs, read } = answer;
    const page = await this.#pagesFor(keptMs).get(key, async () => {
      // Cached answers are free; only those that have to be made count towards the limit.
      await this.#rateLimits.consume('public-answer-address', request.ip);
      const headers = {
        'content-type': type,
        'cache-control': `public, max-age=${keptMs / 1000}`,
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        ...answer.headers,
      };
      const finished = await finishPage({ status: 200, headers, body: Buffer.from(await read()) });
      return { ...finished, headers: { ...headers, 'last-modified': this.#sinceWhen(key, finished.etag) } };
    });
    return sendCachedPage(request, reply, page);
  }

  #pagesFor(keptMs: number): PageCache {
    const known = this.#pages.get(keptMs) ?? new PageCache({ freshFor: keptMs, maxBytes: keptBytes });
    this.#pages.set(keptMs, known);
    return known;
  }

  #clear(): void {
    for (const pages of this.#pages.values()) pages.clear();
  }

  /** Since when an answer is as it is: a posting that closes leaves no newer day in it. */
  #sinceWhen(key: string, etag: string): string {
    const known = this.#times.get(key);
    if (known?.etag === etag) return known.since;
    const since = new Date().toUTCString();
    this.#times.set(key, { etag, since });
    return since;
  }
}
