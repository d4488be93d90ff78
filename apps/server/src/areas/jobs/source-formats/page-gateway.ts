import { msg, type Message, term } from '@waymark/contract/text/message';
import { appendFile } from 'node:fs/promises';
import { OutboundFailure, type OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import { StartError } from '../../../platform/errors.ts';
import { bareAddress, isPageOf, type PageFacts } from './page-rules.ts';
import type { SourceReader } from './reading-gateway.ts';
import { askingAs, refuseStatus, saveAnswer, type FetchOptions, type FetchParts } from './request-gateway.ts';

const maxPageBytes = 5_000_000;
const perPageMs = 20_000;

/** The maximum of pages with links of one site, each behind another. */
const maxLists = 30;

interface AskedPages {
  address: string;
  path: string;
  reader: SourceReader;
  /** Addresses at which there were postings before. */
  known: ReadonlySet<string>;
}

/**
 * Writes the postings that a page and the pages of the same host which it links to describe by schema.org's JobPosting,
 * one a line. One page after the other, and none that robots.txt forbids.
 */
export async function fetchPages(
  parts: FetchParts,
  { address, path, reader, known }: AskedPages,
  options: FetchOptions,
): Promise<{ isCut: boolean; gaps: Message[] }> {
  await appendFile(path, '');
  const pages = new PageFetcher(parts, { reader, path, known }, options);
  const first = await pages.fetch(address, 'list');
  if (first === undefined)
    throw new OutboundFailure(`The robots.txt of ${new URL(address).host} forbids to read this page.`);
  const lists = new Map([[address, first]]);
  const max = Math.min(maxLists, options.maxPages);
  const further = () => {
    const named = [...lists.values()].flatMap(({ next, links }) => [
      ...(next === undefined ? [] : [next]),
      ...links.filter((link) => isPageOf(link, address)),
    ]);
    return named.find((link) => !lists.has(link));
  };
  for (let next = further(); next !== undefined && lists.size < max; next = further())
    lists.set(next, (await pages.fetch(next, 'list')) ?? noFacts);
  const links = new Set([...lists.values()].flatMap((list) => list.links));
  const asked = [...links].filter((link) => !lists.has(link) && !isPageOf(link, address));
  const chosen = asked.slice(0, Math.max(0, options.maxPages - lists.size));
  for (const link of chosen) await pages.fetch(link, 'posting');
  if (pages.found === 0) throw new StartError(whyNone(new URL(address).host, pages.count));
  return { isCut: chosen.length < asked.length || further() !== undefined, gaps: pages.gaps };
}

const noFacts: PageFacts = { links: [], next: undefined, postings: 0, isCut: false };

const whyNone = (host: string, count: number) =>
  count === 1
    ? msg`${host} has no posting that could be found: no JobPosting of schema.org is in its page. Check the address; a page that is filled by a script has none either.`
    : msg`${host} has no posting that could be found: no JobPosting of schema.org is in its ${count} pages. Check the address; a page that is filled by a script has none either.`;

/** Who takes a posting down often sends its visitors to a page above it. */
function isAbove(url: string, address: string): boolean {
  const [target, asked] = [new URL(url), new URL(address)];
  const folder = target.pathname.replace(/\/?$/, '/');
  return (
    target.host === asked.host && asked.pathname !== target.pathname && asked.pathname.startsWith(folder)
  );
}

class PageFetcher {
  /** Sentences that say what is missing. */
  readonly gaps: Message[] = [];
  /** Postings, readable or not, and pages that were read. */
  found = 0;
  count = 0;
  readonly #parts: FetchParts;
  readonly #reader: SourceReader;
  readonly #path: string;
  readonly #known: ReadonlySet<string>;
  readonly #signal: AbortSignal;
  readonly #robots = new Map<string, Promise<void>>();
  readonly #read = new Set<string>();

  constructor(
    parts: FetchParts,
    { reader, path, known }: Pick<AskedPages, 'reader' | 'path' | 'known'>,
    { timeoutMs, signal }: Pick<FetchOptions, 'timeoutMs' | 'signal'>,
  ) {
    this.#parts = parts;
    this.#reader = reader;
    this.#path = path;
    this.#known = new Set([...known].map(bareAddress));
    this.#signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  }

  /** A page; undefined for one that is not read. It is noted where that leaves open what became of its posting. */
  async fetch(address: string, kind: 'list' | 'posting'): Promise<PageFacts | undefined> {
    const { origin } = new URL(address);
    const robots = this.#robots.get(origin) ?? this.#readRobots(origin);
    this.#robots.set(origin, robots);
    await robots;
    if (!(await this.#reader.call('mayRead', address)))
      return this.#lack(address, msg`The page ${address} may not be read any more, by its robots.txt.`);
    const answer = await this.#ask(address);
    const contentType = answer.headers['content-type'] ?? '';
    if (kind === 'posting' && (answer.status === 404 || answer.status === 410)) {
      await answer.discard();
      return undefined;
    }
    const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (kind === 'posting' && (isRefused || !/html/i.test(contentType))) {
      await answer.discard();
      const gap = isRefused
        ? msg`The page ${address} answers ${answer.status}, and had a posting before.`
        : msg`The page ${address} is sent as ${contentType || term(msg`nothing known`)}, and had a posting before.`;
      return this.#lack(address, gap);
    }
    await refuseStatus(answer);
    // What several addresses lead to is read once.
    if (this.#read.has(answer.url)) return answer.discard().then(() => undefined);
    this.#read.add(answer.url);
    const page = await saveAnswer(answer, this.#path);
    const facts = await this.#reader.call('readPage', { page, address: answer.url, path: this.#path });
    this.count++;
    this.found += facts.postings;
    this.#judge(facts, { address, kind, url: answer.url });
    return facts;
  }

  #judge(
    facts: PageFacts,
    { address, kind, url }: { address: string; kind: 'list' | 'posting'; url: string },
  ): void {
    if (facts.isCut && kind === 'list')
      this.gaps.push(msg`The page ${address} breaks off: elements of it are open at its end.`);
    else if (facts.postings === 0 && kind === 'posting' && !isAbove(url, address))
      this.#lack(address, msg`The page ${address} had a posting before, and is there without one.`);
  }

  #lack(address: string, gap: Message): undefined {
    if (this.#known.has(bareAddress(address))) this.gaps.push(gap);
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
  async #readRobots(origin: string): Promise<void> {
    const file = `${origin}/robots.txt`;
    const answer = await this.#ask(file);
    if (answer.status >= 400 && answer.status < 500) return answer.discard();
    await refuseStatus(answer);
    await this.#reader.call('readRobots', { file, page: await saveAnswer(answer, this.#path) });
  }
}
