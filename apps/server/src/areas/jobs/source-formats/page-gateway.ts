import { Parser } from 'htmlparser2';
import robotsParser from 'robots-parser';
import { crawlerName } from '../../../platform/outbound/agent-constants.ts';
import { OutboundFailure, type OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { isRecord } from './board-rules.ts';
import { toUtf8 } from './encoding-rules.ts';
import { askingAs, refuseStatus, type FetchOptions, type FetchParts } from './request-gateway.ts';

const maxPageBytes = 5_000_000;
const perPageMs = 20_000;
const maxBlocks = 200;
const maxBlockLength = 500_000;
const maxDepth = 6;

interface FetchedRecords {
  records: () => AsyncGenerator<object>;
  isCut: () => boolean;
}

/**
 * The postings that a page and the pages of the same host which it links to describe by schema.org's JobPosting. One
 * page after the other, and none that robots.txt forbids.
 */
export async function fetchPages(
  parts: FetchParts,
  address: string,
  options: FetchOptions,
): Promise<FetchedRecords> {
  const reader = new PageReader(parts, options);
  const first = await reader.read(address, true);
  if (!first)
    throw new OutboundFailure(`The robots.txt of ${new URL(address).host} forbids to read this page.`);
  const links = first.links.filter((link) => link !== address);
  const chosen = links.slice(0, options.maxPages - 1);
  return {
    async *records() {
      yield* first.postings;
      for (const link of chosen) {
        const page = await reader.read(link);
        yield* page?.postings ?? [];
      }
    },
    isCut: () => chosen.length < links.length,
  };
}

interface ReadPage {
  postings: SourceRecord[];
  /** On the same host, each once. */
  links: string[];
}

class PageReader {
  readonly #parts: FetchParts;
  readonly #signal: AbortSignal;
  readonly #robots = new Map<string, Promise<(address: string) => boolean>>();

  constructor(parts: FetchParts, { timeoutMs, signal }: FetchOptions) {
    this.#parts = parts;
    this.#signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  }

  /** Undefined for a page that robots.txt forbids; a linked one that is gone, or is no page, has no postings. */
  async read(address: string, isFirst = false): Promise<ReadPage | undefined> {
    const { origin } = new URL(address);
    const known = this.#robots.get(origin) ?? this.#readRobots(origin);
    this.#robots.set(origin, known);
    if (!(await known)(address)) return undefined;
    const answer = await this.#ask(address);
    const contentType = answer.headers['content-type'] ?? '';
    const isClosed = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (!isFirst && (isClosed || !/html/i.test(contentType))) {
      await answer.discard();
      return { postings: [], links: [] };
    }
    await refuseStatus(answer);
    const { host } = new URL(answer.url);
    return readPage(await textOf(answer, host), answer.url);
  }

  #ask(address: string): Promise<OutboundAnswer> {
    return this.#parts.outbound.ask(address, {
      headers: { 'user-agent': askingAs(this.#parts.config.publicUrl), accept: 'text/html' },
      timeoutMs: perPageMs,
      maxBytes: maxPageBytes,
      signal: this.#signal,
    });
  }

  /** RFC 9309: no file allows everything, and a host that cannot give its file allows nothing. */
  async #readRobots(origin: string): Promise<(address: string) => boolean> {
    const file = `${origin}/robots.txt`;
    const answer = await this.#ask(file);
    if (answer.status >= 400 && answer.status < 500) {
      await answer.discard();
      return () => true;
    }
    await refuseStatus(answer);
    const rules = robotsParser(file, await textOf(answer, new URL(origin).host));
    return (address) => rules.isAllowed(address, crawlerName) !== false;
  }
}

async function textOf(answer: OutboundAnswer, name: string): Promise<string> {
  const contentType = answer.headers['content-type'] ?? '';
  let text = '';
  for await (const part of toUtf8(answer.body, { name, contentType })) text += part;
  return text;
}

/** The postings and links of a page. */
function readPage(html: string, address: string): ReadPage {
  const blocks: string[] = [];
  const links = new Set<string>();
  let base = address;
  let block: string | undefined;
  const parser = new Parser({
    onopentag(name, { type, href }) {
      if (name === 'script' && /^application\/ld\+json\b/i.test(type ?? '')) block = '';
      if (name === 'base' && href) base = URL.parse(href, address)?.href ?? address;
      if (name === 'a' && href) addLink(links, href, base, address);
    },
    ontext(text) {
      if (block !== undefined && block.length < maxBlockLength) block += text;
    },
    onclosetag(name) {
      if (name !== 'script' || block === undefined) return;
      if (blocks.length < maxBlocks) blocks.push(block);
      block = undefined;
    },
  });
  parser.end(html);
  const postings = blocks.flatMap((text) => postingsIn(parse(text)));
  return { postings: postings.map((posting) => ({ ...posting, pageAddress: address })), links: [...links] };
}

function addLink(links: Set<string>, href: string, base: string, address: string): void {
  const url = URL.parse(href, base);
  if (!url || url.host !== new URL(address).host || !/^https?:$/.test(url.protocol)) return;
  url.hash = '';
  if (url.href !== address) links.add(url.href);
}

/** A block that is broken says nothing; others of the page may. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function postingsIn(value: unknown, depth = maxDepth): SourceRecord[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one) => postingsIn(one, depth - 1));
  if (!isRecord(value)) return [];
  const types = [value['@type']].flat().map((type) => String(type).replace(/^https?:\/\/schema\.org\//, ''));
  if (types.includes('JobPosting')) return [value];
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((key) =>
    postingsIn(value[key], depth - 1),
  );
}
