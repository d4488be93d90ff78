import pLimit from 'p-limit';
import { StartError } from '../../../platform/errors.ts';
import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import { isRecord, recordsIn } from './board-rules.ts';
import { askJson, type FetchOptions, type FetchParts } from './request-gateway.ts';

/** The page size of their API. */
const pageSize = 100;
const maxPostings = 5000;
const atOnce = 4;
const perRequestMs = 30_000;

interface FetchedRecords {
  records: () => AsyncGenerator<object>;
  /** Known once the records have been read. */
  isCut: () => boolean;
}

/** The postings of a company with their texts, which their list does not have. */
export async function fetchSmartRecruiters(
  parts: FetchParts,
  address: string,
  options: FetchOptions,
): Promise<FetchedRecords> {
  const { ids, total } = await listPostings(parts, address, options);
  const limit = pLimit(atOnce);
  const ask = { signal: endOf(options), timeoutMs: perRequestMs };
  const findPosting = (id: string) =>
    limit(() => fetchPosting(parts, `${address}/${encodeURIComponent(id)}`, ask));
  return {
    async *records() {
      for (let at = 0; at < ids.length; at += pageSize) {
        const asked = ids.slice(at, at + pageSize).map(findPosting);
        for (const posting of await Promise.all(asked)) if (posting) yield posting;
      }
    },
    isCut: () => ids.length < total,
  };
}

const endOf = ({ timeoutMs, signal }: FetchOptions): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);

async function listPostings(
  parts: FetchParts,
  address: string,
  { maxPages, ...options }: FetchOptions,
): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  const max = Math.min(maxPages, maxPostings);
  for (;;) {
    const page = new URL(address);
    page.searchParams.set('limit', String(Math.min(pageSize, max)));
    page.searchParams.set('offset', String(ids.length));
    const answer = await askJson(parts, page.href, { ...options, timeoutMs: perRequestMs });
    if (!isRecord(answer) || !Array.isArray(answer['content'])) {
      throw new StartError(`${page.host} has no list of postings there. Check the address.`);
    }
    const found = recordsIn(answer['content']).map(({ id }) => String(id));
    ids.push(...found);
    const total = Number(answer['totalFound']) || ids.length;
    if (found.length === 0 || ids.length >= total || ids.length >= max)
      return { ids: ids.slice(0, max), total };
  }
}

/** Undefined for a posting that was taken down since it was listed. */
async function fetchPosting(
  parts: FetchParts,
  address: string,
  options: { signal: AbortSignal; timeoutMs: number },
): Promise<object | undefined> {
  try {
    const posting = await askJson(parts, address, options);
    return isRecord(posting) ? posting : undefined;
  } catch (error) {
    if (error instanceof OutboundFailure && / answers (?:404|410):/.test(error.message)) return undefined;
    throw error;
  }
}
