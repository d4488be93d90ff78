import { newId } from '../../../platform/ids.ts';
import { crawlerName } from '../../../platform/outbound/agent-constants.ts';
import { OutboundFailure, type OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import { describeWait, retryAfterSeconds } from '../../../platform/outbound/retry-rules.ts';
import type { ThreadLimits } from '../../../platform/run-in-thread.ts';
import type { Services } from '../../../platform/services.ts';
import { saveAsUtf8 } from './saving-gateway.ts';

const maxAnswerBytes = 100_000_000;

export type FetchParts = Pick<Services, 'outbound' | 'temporaryDirectory' | 'config'>;

export interface FetchOptions {
  /** The maximum duration of the whole answer. */
  timeoutMs: number;
  signal?: AbortSignal;
  /** The maximum of requests for formats with an answer for each posting. */
  maxPages: number;
  etag?: string;
  lastModified?: string;
  /** Of the thread that reads the answers. */
  limits: ThreadLimits;
}

/** The User-Agent of requests to sources. */
export const askingAs = (publicUrl: string) => `${crawlerName}/1.0 (+${publicUrl})`;

/** The answer of a source; 'unchanged' where it says that nothing is new since `etag` or `lastModified`. */
export async function ask(
  { outbound, config }: FetchParts,
  address: string,
  { timeoutMs, signal, etag = '', lastModified = '' }: Omit<FetchOptions, 'limits'>,
): Promise<OutboundAnswer | 'unchanged'> {
  const answer = await outbound.ask(address, {
    headers: {
      'user-agent': askingAs(config.publicUrl),
      accept: 'application/json, application/xml, text/xml, text/csv, */*;q=0.5',
      ...(etag !== '' && { 'if-none-match': etag }),
      ...(lastModified !== '' && { 'if-modified-since': lastModified }),
    },
    timeoutMs,
    maxBytes: maxAnswerBytes,
    ...(signal && { signal }),
  });
  if (answer.status === 304 && (etag !== '' || lastModified !== '')) {
    await answer.discard();
    return 'unchanged';
  }
  await refuseStatus(answer);
  return answer;
}

/** Throws an OutboundFailure for an answer that is none. */
export async function refuseStatus(answer: OutboundAnswer): Promise<void> {
  if (answer.status === 200) return;
  await answer.discard();
  const { host } = new URL(answer.url);
  const seconds = retryAfterSeconds(answer.headers['retry-after'], new Date());
  throw new OutboundFailure(`${host} answers ${answer.status}: ${whyOf(answer.status, seconds)}`, {
    retryAfterSeconds: seconds,
    status: answer.status,
  });
}

function whyOf(status: number, seconds: number): string {
  if (status === 404 || status === 410) return 'there is nothing at this address. Check it.';
  if (status === 401 || status === 403)
    return 'it does not let us read this. Ask for an address that is public.';
  if (seconds > 0 && (status === 429 || status >= 500))
    return `it is busy, and is not asked again for ${describeWait(seconds)}.`;
  if (status === 429 || status === 503) return 'it is busy, and is asked again later.';
  return 'that is no list of postings. Check the address, or try again later.';
}

/** A JSON answer of a few megabytes in a file, for sources with an answer for each posting. */
export async function fetchJson(
  { outbound, config }: Pick<FetchParts, 'outbound' | 'config'>,
  { address, path }: { address: string; path: string },
  { timeoutMs, signal }: Pick<FetchOptions, 'timeoutMs' | 'signal'>,
): Promise<{ page: string; host: string }> {
  const answer = await outbound.ask(address, {
    headers: { 'user-agent': askingAs(config.publicUrl), accept: 'application/json' },
    timeoutMs,
    maxBytes: 10_000_000,
    ...(signal && { signal }),
  });
  await refuseStatus(answer);
  return { page: await saveAnswer(answer, path, 'charset=utf-8'), host: new URL(answer.url).host };
}

/** Writes an answer in UTF-8 to a file beside `path`, which the thread that reads it removes. */
export async function saveAnswer(
  answer: OutboundAnswer,
  path: string,
  contentType = answer.headers['content-type'] ?? '',
): Promise<string> {
  const page = `${path}-${newId()}`;
  const { host } = new URL(answer.url);
  await saveAsUtf8(answer.body, page, { name: host, contentType });
  return page;
}
