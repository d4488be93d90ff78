import { appendFile } from 'node:fs/promises';
import { OutboundFailure, type OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import type { SourceReader } from './reading-gateway.ts';
import { askingAs, refuseStatus, saveAnswer, type FetchOptions, type FetchParts } from './request-gateway.ts';

const maxPageBytes = 5_000_000;
const perPageMs = 20_000;

/**
 * Writes the postings that a page and the pages of the same host which it links to describe by schema.org's JobPosting,
 * one a line. One page after the other, and none that robots.txt forbids.
 */
export async function fetchPages(
  parts: FetchParts,
  { address, path, reader }: { address: string; path: string; reader: SourceReader },
  options: FetchOptions,
): Promise<{ isCut: boolean }> {
  await appendFile(path, '');
  const pages = new PageFetcher(parts, reader, path, options);
  const found = await pages.fetch(address, true);
  if (!found)
    throw new OutboundFailure(`The robots.txt of ${new URL(address).host} forbids to read this page.`);
  const links = found.filter((link) => link !== address);
  const chosen = links.slice(0, options.maxPages - 1);
  for (const link of chosen) await pages.fetch(link);
  return { isCut: chosen.length < links.length };
}

class PageFetcher {
  readonly #parts: FetchParts;
  readonly #reader: SourceReader;
  readonly #path: string;
  readonly #signal: AbortSignal;
  readonly #robots = new Map<string, Promise<void>>();

  constructor(
    parts: FetchParts,
    reader: SourceReader,
    path: string,
    { timeoutMs, signal }: Pick<FetchOptions, 'timeoutMs' | 'signal'>,
  ) {
    this.#parts = parts;
    this.#reader = reader;
    this.#path = path;
    this.#signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  }

  /** Gives the links of a page; undefined for one that robots.txt forbids. One that is gone, or is no page, has none. */
  async fetch(address: string, isFirst = false): Promise<string[] | undefined> {
    const { origin } = new URL(address);
    const known = this.#robots.get(origin) ?? this.#readRobots(origin);
    this.#robots.set(origin, known);
    await known;
    if (!(await this.#reader.call('mayRead', address))) return undefined;
    const answer = await this.#ask(address);
    const contentType = answer.headers['content-type'] ?? '';
    const isClosed = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (!isFirst && (isClosed || !/html/i.test(contentType))) {
      await answer.discard();
      return [];
    }
    await refuseStatus(answer);
    const page = await saveAnswer(answer, this.#path);
    return this.#reader.call('readPage', { page, address: answer.url, path: this.#path });
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
