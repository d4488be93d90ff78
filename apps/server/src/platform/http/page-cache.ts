import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BoundedMap } from '../bounded-map.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page before it is cached. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A page as it is sent: compressed once, with the tag that answers a repeated question. */
export interface CachedPage extends RenderedPage {
  etag: string;
  brotli: Buffer;
  /** Compressed when first asked for: nearly every browser takes brotli. */
  gzip(): Promise<Buffer>;
}

interface Entry {
  page: CachedPage;
  renderedAt: number;
  /** The generation of data that it shows; older than the cache's own: stale. */
  generation: number;
}

interface Limits {
  /** Milliseconds for which a page is answered without looking again. */
  freshFor: number;
  /** Milliseconds for which an old page is still answered while a new one is rendered behind it. */
  staleFor: number;
  maxBytes: number;
  now: () => number;
}

const defaults: Limits = { freshFor: 30_000, staleFor: 600_000, maxBytes: 32 * 1024 * 1024, now: Date.now };

/**
 * Guests' pages, which are the same for everybody. One render at a time for each address, however many ask;
 * an old page is answered at once and refreshed behind the answer; a change of data makes all pages old.
 */
export class PageCache {
  #entries: BoundedMap<Entry>;
  #rendering = new Map<string, Promise<CachedPage>>();
  #generation = 0;
  #limits: Limits;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits };
    this.#entries = new BoundedMap(
      this.#limits.maxBytes,
      ({ page }) => page.body.length + page.brotli.length,
    );
  }

  /** The page, from the cache or by `render`. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const entry = this.#entries.get(key);
    if (entry) {
      const age = this.#limits.now() - entry.renderedAt;
      const current = entry.generation === this.#generation;
      if (current && age < this.#limits.freshFor) return entry.page;
      if (age < this.#limits.staleFor) {
        // The old page stays when its refresh fails: the next request tries again.
        this.#refresh(key, render).catch(() => {});
        return entry.page;
      }
    }
    return this.#refresh(key, render);
  }

  /** Called when public data has changed: every page is rendered anew at its next request. */
  invalidate(): void {
    this.#generation++;
  }

  #refresh(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const underWay = this.#rendering.get(key);
    if (underWay) return underWay;
    // Taken before the render: what changes meanwhile makes this page old at once.
    const generation = this.#generation;
    const rendering = render()
      .then(finishPage)
      .then((page) => {
        this.#store(key, { page, renderedAt: this.#limits.now(), generation });
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #store(key: string, entry: Entry): void {
    const { status, headers } = entry.page;
    // Anybody can invent addresses that do not exist; they must not push out pages that people read. And an
    // address with a secret in it is not kept.
    if (status === 404 || status >= 500 || headers['cache-control'] === 'no-store') this.#entries.delete(key);
    else this.#entries.set(key, entry);
  }
}

async function finishPage(page: RenderedPage): Promise<CachedPage> {
  const brotli = await compressBrotli(page.body, {
    // 5 of 11: a tenth of the time of the highest for a few per cent more bytes.
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length },
  });
  const etag = `"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
  let zipped: Promise<Buffer> | undefined;
  return { ...page, etag, brotli, gzip: () => (zipped ??= compressGzip(page.body)) };
}
