import { StartError } from '../../../platform/errors.ts';
import { crawlerName } from '../../../platform/outbound/agent-constants.ts';
import { OutboundFailure, type OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import { toUtf8 } from './encoding-rules.ts';

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
}

/** The User-Agent of requests to sources. */
export const askingAs = (publicUrl: string) => `${crawlerName}/1.0 (+${publicUrl})`;

/** The answer of a source; 'unchanged' where it says that nothing is new since `etag` or `lastModified`. */
export async function ask(
  { outbound, config }: FetchParts,
  address: string,
  { timeoutMs, signal, etag = '', lastModified = '' }: FetchOptions,
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
  throw new OutboundFailure(`${host} answers ${answer.status}: ${whyOf(answer.status)}`);
}

function whyOf(status: number): string {
  if (status === 404 || status === 410) return 'there is nothing at this address. Check it.';
  if (status === 401 || status === 403)
    return 'it does not let us read this. Ask for an address that is public.';
  if (status === 429 || status === 503) return 'it is busy, and is asked again later.';
  return 'that is no list of postings. Check the address, or try again later.';
}

/** A JSON answer of a few megabytes, for sources with an answer for each posting. */
export async function askJson(
  { outbound, config }: Pick<FetchParts, 'outbound' | 'config'>,
  address: string,
  { timeoutMs, signal }: Pick<FetchOptions, 'timeoutMs' | 'signal'>,
): Promise<unknown> {
  const answer = await outbound.ask(address, {
    headers: { 'user-agent': askingAs(config.publicUrl), accept: 'application/json' },
    timeoutMs,
    maxBytes: 10_000_000,
    ...(signal && { signal }),
  });
  await refuseStatus(answer);
  const { host } = new URL(answer.url);
  let text = '';
  for await (const part of toUtf8(answer.body, { name: host, contentType: 'charset=utf-8' })) text += part;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${host} does not answer with JSON. Check the address.`, { cause: error });
  }
}
