import { splitPath } from '@waymark/contract/language-paths';
import { paths } from '@waymark/contract/paths';
import type { FastifyReply } from 'fastify';
import type { CdnConfig } from '../settings/cdn-settings.ts';

/** Every page has this key. */
export const boardKey = 'board';
/** Pages other than those of a posting or a company: any new posting may be on them. */
export const listsKey = 'lists';
/** The end of an id, which is random: two that share it are dropped together, which does no harm. */
export const postingKey = (jobId: string): string => `j-${jobId.slice(-12)}`;
export const companyKey = (companyId: string): string => `c-${companyId.slice(-12)}`;

/** A page that shows more than this is dropped with each change of the lists. */
const maxKeys = 100;
const header = 'surrogate-key';
const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const links = new RegExp(`[?&;](job|company)=(${id})`, 'g');
const ownPage = new RegExp(`^(?:${paths.jobDetail}\\?job|${paths.companies}\\?company)=${id}$`);

const usualAge = /s-maxage=\d+(?:, stale-while-revalidate=\d+)?/;
/** What a purge ends; should one be lost, the page ends by itself. */
const purgedAge = 's-maxage=600, stale-while-revalidate=30';

/** The header that names all that a page shows, by which a CDN drops it. */
export function surrogateKeysOf(address: string, html: string): Record<typeof header, string> {
  const shown = new Set<string>();
  for (const [, kind, shownId = ''] of `${address} ${html}`.matchAll(links))
    shown.add(kind === 'job' ? postingKey(shownId) : companyKey(shownId));
  const isOwn = ownPage.test(splitPath(address).path) && shown.size <= maxKeys;
  return { [header]: [boardKey, ...(isOwn ? [] : [listsKey]), ...[...shown].slice(0, maxKeys)].join(' ') };
}

/**
 * Gives the keys of a page to the CDN in front, in its words, and lets it keep pages of postings and companies for as
 * long as it is told when they change. Without one, nobody is sent any.
 */
export function nameKeptParts(reply: FastifyReply, cdn: CdnConfig | undefined): void {
  const keys = reply.getHeader(header);
  if (typeof keys !== 'string') return;
  const age = reply.getHeader('cache-control');
  const isKept = typeof age === 'string' && age.includes('s-maxage=');
  if (!cdn || !isKept || cdn.kind === 'cloudflare') reply.removeHeader(header);
  if (!cdn || !isKept) return;
  if (cdn.kind === 'cloudflare') reply.header('cache-tag', keys.replaceAll(' ', ','));
  if (!keys.split(' ').includes(listsKey)) reply.header('cache-control', age.replace(usualAge, purgedAge));
}
