import type { WordSettings } from '@waymark/contract/board-words';
import { feedRequirements, type FeedLack } from '@waymark/contract/integrations/choices';
import type { FeedPartner } from '@waymark/contract/posting/visit-marks';
import { minimumAdzunaText, ownSources } from './constants.ts';
import type { WholePosting } from '../../search/replica/posting-pages-gateway.ts';

/** The settings that decide which postings go out to a partner, and the board's details in its feed. */
export interface FeedTask<Words = WordSettings> {
  publicUrl: string;
  boardName: string;
  /** For the thread, which reads no settings; null for the product's own. */
  words: Words;
  /** The board's contact address for partners; null if it has none. */
  email: string | null;
  /** Names of sources that allow their postings to be passed on. */
  passedOn: readonly string[];
  /** Ids of companies that are left out of a partner's feed. */
  leftOut: Readonly<Partial<Record<FeedPartner, readonly string[]>>>;
}

/** The place that a feed names, which has room for one; a remote posting without a place has the country of its people. */
export function placeOf({ places, card, detail }: WholePosting): {
  city: string;
  region: string;
  country: string;
  countryCode: string;
} {
  const place = places.find(({ countryCode }) => countryCode !== '') ?? places[0];
  if (place) return place;
  const [country = ''] = card.work_mode === 'remote' ? detail.applicant_countries : [];
  return { city: '', region: '', country, countryCode: '' };
}

/** Whether a posting may be passed on at all: it was written here, or its source allows it. */
export function mayPassOn(source: string, passedOn: ReadonlySet<string>): boolean {
  return ownSources.includes(source) || passedOn.has(source);
}

const checks: Record<FeedLack, (posting: WholePosting, task: FeedTask<unknown>) => boolean> = {
  title: ({ card }) => card.title.trim() !== '',
  company: ({ company }) => company.name.trim() !== '',
  description: ({ detail }) => detail.description.trim() !== '',
  'long-description': ({ detail }) => detail.description.length >= minimumAdzunaText,
  date: ({ card }) => card.posted_at !== null,
  location: (posting) => {
    const { city, region, country } = placeOf(posting);
    return [city, region, country].some(Boolean);
  },
  city: (posting) => placeOf(posting).city !== '',
  region: (posting) => placeOf(posting).region !== '',
  country: (posting) => placeOf(posting).country !== '',
  email: (_posting, { email }) => email !== null,
};

/** The required fields that a posting lacks. */
export function findLacks(partner: FeedPartner, posting: WholePosting, task: FeedTask<unknown>): FeedLack[] {
  return feedRequirements[partner].filter((lack) => !checks[lack](posting, task));
}
