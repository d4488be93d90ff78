import { msg, type Message } from '@waymark/contract/text/message';
import { mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SourceFormatName } from '@waymark/contract/jobs/source-choices';
import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import { nextInHeader } from './paging-rules.ts';
import { withReader, type SourceReader } from './reading-gateway.ts';
import { ask, type FetchOptions, type FetchParts } from './request-gateway.ts';
import { saveAsUtf8 } from './saving-gateway.ts';

/** Of all pages together. */
const maxBytes = 100_000_000;

interface FirstPage {
  path: string;
  format: SourceFormatName;
  /** The path of the list; undefined where it is found. */
  list: string | undefined;
  address: string;
  /** The `Link` header; empty for none. */
  linkHeader: string;
}

interface FurtherPages {
  paths: string[];
  /** Sentences that say what is missing. */
  gaps: Message[];
  /** Whether there are more pages than are asked for. */
  isCut: boolean;
}

/** Asks for the pages behind the first one, as far as the source says where they are, and for no page twice. */
export async function fetchFurther(
  parts: FetchParts,
  first: FirstPage,
  options: FetchOptions,
): Promise<FurtherPages> {
  return withReader(options.limits, (reader) => new PageFollower(parts, reader, first, options).follow());
}

class PageFollower {
  readonly #parts: FetchParts;
  readonly #reader: SourceReader;
  readonly #first: FirstPage;
  readonly #options: FetchOptions;
  readonly #pages: FurtherPages = { paths: [], gaps: [], isCut: false };
  readonly #asked: Set<string>;
  readonly #contents = new Set<string>();
  #count = 0;
  #bytes = 0;

  constructor(parts: FetchParts, reader: SourceReader, first: FirstPage, options: FetchOptions) {
    this.#parts = parts;
    this.#reader = reader;
    this.#first = first;
    this.#options = options;
    this.#asked = new Set([first.address]);
  }

  async follow(): Promise<FurtherPages> {
    for (let page: FirstPage | undefined = this.#first; page;) page = await this.#next(page);
    return this.#pages;
  }

  /** The page behind one; undefined at the end, or where it is noted why there is none. */
  async #next(page: FirstPage): Promise<FirstPage | undefined> {
    const { path, format, list, address } = page;
    const given = { path, format, list, address, before: this.#count };
    const { count, content, trouble, ...paging } = await this.#reader.call('readPaging', given);
    if (trouble !== undefined) return this.#lack(trouble);
    if (this.#contents.has(content) && count > 0) {
      this.#pages.paths.pop();
      return this.#lack(msg`Its next page is the same as one before (${address}).`);
    }
    this.#contents.add(content);
    this.#count += count;
    this.#bytes += (await stat(path)).size;
    const next = this.#sameHost(nextInHeader(page.linkHeader, address) ?? paging.next);
    if (next === undefined || count === 0) return this.#end({ ...paging, count });
    if (next === 'elsewhere') return this.#lack(msg`Its next page is on another host, which is not asked.`);
    if (this.#asked.has(next)) return this.#lack(msg`Its pages lead back to one before (${next}).`);
    if (this.#bytes > maxBytes)
      return this.#lack(msg`Its pages have more than ${maxBytes / 1e6} MB together.`);
    if (this.#pages.paths.length + 1 < this.#options.maxPages) return this.#fetchOrLack(next);
    this.#pages.isCut = true;
    return undefined;
  }

  #lack(gap: Message): undefined {
    this.#pages.gaps.push(gap);
  }

  #end({
    total,
    hasMore,
    isPage,
    count,
  }: {
    total: number | undefined;
    hasMore: boolean;
    isPage: boolean;
    count: number;
  }) {
    const all = this.#count;
    if (total !== undefined && total > all)
      return this.#lack(msg`It says that it has ${total} postings, and ${all} came.`);
    if (hasMore && count > 0)
      return this.#lack(
        msg`It has more than the ${all} postings that came, and does not say at which address.`,
      );
    if (isPage && total === undefined && count > 0)
      return this.#lack(msg`Its address is that of one page, and it does not say whether that is the last.`);
    return undefined;
  }

  /** A server behind another one may name itself with http. */
  #sameHost(address: string | undefined): string | undefined {
    const next = address === undefined ? null : URL.parse(address);
    if (!next) return undefined;
    const { host, protocol } = new URL(this.#first.address);
    if (next.host !== host) return 'elsewhere';
    next.protocol = protocol;
    next.hash = '';
    return next.href;
  }

  /** One that is not there is missing; one that is busy ends the run, which is tried again. */
  async #fetchOrLack(address: string): Promise<FirstPage | undefined> {
    try {
      return await this.#fetch(address);
    } catch (error) {
      const status = error instanceof OutboundFailure ? error.status : 0;
      if (status < 400 || status >= 500 || status === 429) throw error;
      return this.#lack(msg`Its next page (${address}) answers ${status}, so what is on it is missing.`);
    }
  }

  async #fetch(address: string): Promise<FirstPage> {
    const first = this.#first;
    const { timeoutMs, signal, maxPages } = this.#options;
    this.#asked.add(address);
    const answer = await ask(this.#parts, address, { timeoutMs, maxPages, ...(signal && { signal }) });
    if (answer === 'unchanged')
      throw new Error('A page that was asked for without a mark cannot be unchanged.');
    // Named as the first one is, for the sentences about it.
    const directory = join(dirname(first.path), `page-${this.#pages.paths.length + 2}`);
    await mkdir(directory);
    const path = join(directory, basename(first.path));
    const { 'content-type': contentType = '', link = '' } = answer.headers;
    await saveAsUtf8(answer.body, path, { name: new URL(address).host, contentType });
    this.#pages.paths.push(path);
    return { ...first, path, address, linkHeader: link };
  }
}
