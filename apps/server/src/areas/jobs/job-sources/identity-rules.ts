import { hash } from 'node:crypto';
import { companySlug } from '../../companies/companies/rules.ts';
import { foldName } from '../../places/places/rules.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { sanitiseDescription, toPlainText } from '../jobs/rules.ts';
import { trackingParameters, trackingPrefixes } from './tracking-constants.ts';

/** By what a posting of one source is known again in another; null where it says too little. */
export interface PostingIdentity {
  applyKey: string | null;
  textKey: string | null;
}

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
  const parameters = [...url.searchParams]
    .map(([name, value]) => [name.toLowerCase(), value.toLowerCase()] as const)
    .filter(([name]) => !isTracking(name));
  const path = url.pathname.toLowerCase().replace(/\/+$/, '').replace(applyStep, '');
  // Some boards keep the posting behind the hash; any other only says where on its page.
  const route = /^#!?\//.test(url.hash) ? url.hash.toLowerCase().replace(/\/+$/, '') : '';
  // "/careers" is where all postings of a company lead to; that of one has a number or a name in a folder.
  if (parameters.length === 0 && !/\d/.test(path + route) && (path + route).split('/').length < 3)
    return null;
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]).toSorted(byName));
  return `${url.hostname.replace(/^www\./, '')}${path}?${query}${route}`;
}

const byName = (one: readonly string[], other: readonly string[]) =>
  one.join('=') < other.join('=') ? -1 : 1;

/** The form of a posting stands below its page. */
const applyStep = /\/(?:apply|apply-now|applynow|application|applications\/new)$/;

const isTracking = (name: string) =>
  trackingParameters.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));

function textOf(draft: PostingDraft): string {
  const text = [toPlainText(sanitiseDescription(draft.description)), ...draft.requirements].join(' ');
  return text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
