import { hash } from 'node:crypto';
import { companySlug } from '../../companies/companies/rules.ts';
import { foldName } from '../../places/places/rules.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { sanitiseDescription, toPlainText } from '../jobs/rules.ts';

/** By what a posting of one source is known again in another; null where it says too little. */
export interface PostingIdentity {
  applyKey: string | null;
  textKey: string | null;
}

/** Tracking parameters: they say where a link was clicked, not where it leads. */
const tracking =
  /^(?:utm_\w+|gh_src|lever-(?:source|origin)\S*|source|src|ref|referrer|referer|trid|tracking\w*|fbclid|gclid|mc_\w+|jobboard|channel|campaign)$/i;

/** Shorter texts are the same by chance. */
const minText = 80;

/**
 * Both are of one company: the postings of another one are never taken for these. Lists that show equal postings as
 * one compare the pay as well and not the places (`fingerprintOf` in the search), since each of those is a posting.
 */
export function identityOf(draft: PostingDraft): PostingIdentity {
  const company = companySlug(draft.company.name);
  const address = draft.applyUrl === null ? null : plainAddress(draft.applyUrl);
  const text = textOf(draft);
  const places = draft.places.map((place) =>
    JSON.stringify([place.city, place.region, place.countryCode].map(foldName)),
  );
  return {
    applyKey: address === null ? null : keyOf([company, address]),
    textKey: text.length < minText ? null : keyOf([company, foldName(draft.title), places.toSorted(), text]),
  };
}

const keyOf = (parts: unknown) => hash('sha256', JSON.stringify(parts), 'base64url');

/** The address without what was added to follow people; null for one that may be of many postings. */
function plainAddress(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const parameters = [...url.searchParams].filter(([name]) => !tracking.test(name));
  const path = url.pathname.replace(/\/+$/, '').toLowerCase();
  // "/careers" is where all postings of a company lead to; that of one has a number or a name in a folder.
  if (parameters.length === 0 && !/\d/.test(path) && path.split('/').length < 3) return null;
  const query = new URLSearchParams(parameters.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${url.hostname.replace(/^www\./, '')}${path}?${query}`;
}

function textOf(draft: PostingDraft): string {
  const text = [toPlainText(sanitiseDescription(draft.description)), ...draft.requirements].join(' ');
  return text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
