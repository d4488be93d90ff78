import { msg, type Message } from '@waymark/contract/text/message';
import { appendFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import type { SourceReader } from './reading-gateway.ts';
import { fetchJson, type FetchOptions, type FetchParts } from './request-gateway.ts';

/** The page size of their API. */
const pageSize = 100;
const maxPostings = 5000;
const atOnce = 4;
const perRequestMs = 30_000;

interface Asked {
  address: string;
  path: string;
  reader: SourceReader;
}

/** Writes the postings of a company with their texts, which their list does not have, one a line. */
export async function fetchSmartRecruiters(
  parts: FetchParts,
  asked: Asked,
  options: FetchOptions,
): Promise<{ isCut: boolean; gaps: Message[] }> {
  await appendFile(asked.path, '');
  const { ids, total } = await listPostings(parts, asked, options);
  const limit = pLimit(atOnce);
  const ask = { signal: endOf(options), timeoutMs: perRequestMs };
  const fetchOne = (id: string) =>
    limit(() =>
      fetchPosting(parts, { ...asked, address: `${asked.address}/${encodeURIComponent(id)}` }, ask),
    );
  for (let at = 0; at < ids.length; at += pageSize)
    await Promise.all(ids.slice(at, at + pageSize).map(fetchOne));
  const isCut = ids.length < total && ids.length >= Math.min(options.maxPages, maxPostings);
  const gaps =
    ids.length < total && !isCut
      ? [msg`It says that it has ${total} postings, and ${ids.length} are in its list.`]
      : [];
  return { isCut, gaps };
}

const endOf = ({ timeoutMs, signal }: FetchOptions): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);

async function listPostings(
  parts: FetchParts,
  { address, path, reader }: Asked,
  { maxPages, ...options }: FetchOptions,
): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  const max = Math.min(maxPages, maxPostings);
  for (;;) {
    const page = new URL(address);
    page.searchParams.set('limit', String(Math.min(pageSize, max)));
    page.searchParams.set('offset', String(ids.length));
    const answer = await fetchJson(
      parts,
      { address: page.href, path },
      { ...options, timeoutMs: perRequestMs },
    );
    const found = await reader.call('readList', answer);
    ids.push(...found.ids);
    const total = found.total || ids.length;
    if (found.ids.length === 0 || ids.length >= total || ids.length >= max)
      return { ids: ids.slice(0, max), total };
  }
}

/** Nothing for a posting that was taken down since it was listed. */
async function fetchPosting(
  parts: FetchParts,
  { address, path, reader }: Asked,
  options: { signal: AbortSignal; timeoutMs: number },
): Promise<void> {
  try {
    await reader.call('readOne', { ...(await fetchJson(parts, { address, path }, options)), path });
  } catch (error) {
    if (error instanceof OutboundFailure && (error.status === 404 || error.status === 410)) return;
    throw error;
  }
}
