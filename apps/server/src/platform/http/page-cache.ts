import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { condensePage, type FinishedPage } from './finish-page.ts';

const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

/** What the database calls out when something has changed that cached pages show. */
export const pagesChannel = 'public_pages';

/** A page as it is sent: compressed once, with the tag that answers a repeated question. */
export interface CachedPage extends FinishedPage {
  /** Made of the other when it is first asked for: nearly every client takes brotli. */
  gzip(): Promise<Buffer>;
  /** For clients without compression: rendered each time, since they are rare. */
  plain(): Promise<Buffer>;
}

interface Entry {
  page: CachedPage;
  renderedAt: number;
  /** The generation of data that it shows; older than the cache's own: stale. */
  generation: number;
  /** Milliseconds that the page itself allows caches, by its header. */
  staleFor: number;
  /** How often it was sent. */
  sent: number;
}

interface Limits {
  /** Milliseconds for which a page is answered without looking again. */
  freshFor: number;
  /** Milliseconds for which an old page is still answered while a new one is rendered behind it. */
  staleFor: number;
  /** Of all pages together. */
  maxBytes: number;
  now: () => number;
  /** Whether pages show all postings; no cache keeps those that are rendered before. */
  isComplete: () => boolean;
}

/** A page that is sent so often is compressed again, into fewer bytes. */
const sentOften = 10;

const defaults: Limits = {
  freshFor: 30_000,
  staleFor: 600_000,
  maxBytes: 16 * 1024 * 1024,
  now: Date.now,
  isComplete: () => true,
};
/** Of the bytes, for pages whose address asks for nothing; there are so few that none of them has to go. */
const plainShare = 1 / 4;
/** What an entry needs beside its text: objects, headers, tag. */
const entryBytes = 1000;
/** Brotli, and the gzip that may follow, which is half as long again. */
const bytesOf = ({ page }: Entry, key: string) =>
  entryBytes + 2 * key.length + Math.ceil(2.5 * page.brotli.length);

/**
 * Guests' pages, which are the same for everybody. One render at a time for each address, however many ask;
 * an old page is answered at once and refreshed behind the answer; a change of data makes all pages old.
 */
export class PageCache {
  #plain: LRUCache<string, Entry>;
  /** Kept apart, so that crawlers and invented searches push out no popular page. */
  #asking: LRUCache<string, Entry>;
  #rendering = new Map<string, Promise<CachedPage>>();
  #generation = 0;
  #limits: Limits;
  /** How pages were answered since the start. */
  readonly answers = { fresh: 0, stale: 0, rendered: 0 };

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits };
    const { maxBytes } = this.#limits;
    this.#plain = createEntries(maxBytes * plainShare);
    this.#asking = createEntries(maxBytes * (1 - plainShare));
  }

  /** How many pages it holds. */
  get size(): number {
    return this.#plain.size + this.#asking.size;
  }

  /** The page, from the cache or by `render`. */
  async get(key: string, render: () => Promise<FinishedPage>): Promise<CachedPage> {
    const entry = this.#entriesOf(key).get(key);
    if (entry) {
      const age = this.#limits.now() - entry.renderedAt;
      const current = entry.generation === this.#generation;
      if (++entry.sent === sentOften) this.#condense(entry).catch(() => {});
      if (current && age < this.#limits.freshFor) {
        this.answers.fresh++;
        return entry.page;
      }
      if (age < Math.min(this.#limits.staleFor, entry.staleFor)) {
        // The old page stays when its refresh fails: the next request tries again.
        this.#refresh(key, render).catch(() => {});
        this.answers.stale++;
        return entry.page;
      }
    }
    this.answers.rendered++;
    return this.#refresh(key, render);
  }

  /** The page without a look into the cache, marked `no-store` where it may show a part of the postings. */
  async render(render: () => Promise<FinishedPage>): Promise<CachedPage> {
    const isComplete = this.#limits.isComplete();
    const page = await render();
    if (isComplete) return openPage(page);
    return openPage({ ...page, headers: { ...page.headers, 'cache-control': 'no-store' } });
  }

  /** Called when public data has changed: every page is rendered again at its next request. */
  invalidate(): void {
    this.#generation++;
  }

  /**
   * Called when what pages say may not be shown once more, not even while the next one is rendered: of all
   * pages, or of those whose addresses are named.
   */
  clear(isMeant: (key: string) => boolean = () => true): void {
    for (const pages of [this.#plain, this.#asking, this.#rendering]) {
      for (const key of pages.keys()) if (isMeant(key)) pages.delete(key);
    }
  }

  #refresh(key: string, render: () => Promise<FinishedPage>): Promise<CachedPage> {
    const underWay = this.#rendering.get(key);
    if (underWay) return underWay;
    // Taken before the render: what changes meanwhile makes this page old at once.
    const generation = this.#generation;
    const rendering = this.render(render)
      .then((page) => {
        // A rendering that began before the cache was cleared is not kept.
        if (this.#rendering.get(key) === rendering)
          this.#store(key, {
            page,
            renderedAt: this.#limits.now(),
            generation,
            staleFor: staleForOf(page),
            sent: 0,
          });
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #condense(entry: Entry): Promise<void> {
    entry.page = openPage(await condensePage(entry.page));
  }

  #entriesOf(key: string): LRUCache<string, Entry> {
    return key.includes('?') ? this.#asking : this.#plain;
  }

  #store(key: string, entry: Entry): void {
    const entries = this.#entriesOf(key);
    const { status, headers } = entry.page;
    // While the database is away, the page that was there before is still better than none.
    if (status >= 500) return;
    // Anybody can invent addresses that do not exist; they must not push out pages that people read. And an
    // address with a secret in it is not kept.
    if (status === 404 || headers['cache-control'] === 'no-store') entries.delete(key);
    else entries.set(key, entry);
  }
}

/**
 * The time that a page grants shared caches, fresh and stale, in milliseconds; no limit where it says
 * nothing.
 */
function staleForOf({ headers }: CachedPage): number {
  const granted = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(headers['cache-control'] ?? '');
  return granted ? (Number(granted[1]) + Number(granted[2])) * 1000 : Infinity;
}

function createEntries(maxBytes: number): LRUCache<string, Entry> {
  return new LRUCache({ maxSize: Math.floor(maxBytes), sizeCalculation: bytesOf });
}

/** The page itself is not kept: it is five times as long as what nearly everybody is sent. */
function openPage(page: FinishedPage): CachedPage {
  const plain = () => decompressBrotli(page.brotli);
  let zipped: Promise<Buffer> | undefined;
  return { ...page, plain, gzip: () => (zipped ??= plain().then((text) => compressGzip(text))) };
}
