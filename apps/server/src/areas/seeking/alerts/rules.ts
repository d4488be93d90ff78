import type { AlertCriteria, AlertFrequency } from '@waymark/contract/seeking/choices';
import type { Say } from '@waymark/contract/text/say';
import { nameIndustry } from '../../../platform/languages/industry-names.ts';
import { translatePlace } from '../../places/places/local-name-index.ts';
import { rhythms } from './constants.ts';

/** When the next mail may be sent: now before the first one, or once the interval is over. */
export function nextDueAt(lastSentAt: Date | null, frequency: AlertFrequency, now: Date): Date {
  if (!lastSentAt) return now;
  return new Date(Math.max(now.getTime(), lastSentAt.getTime() + rhythms[frequency].minutes * 60_000));
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}

/** Criteria with places and industries as a language calls them: to be shown, and not to be searched by. */
export function nameCriteria(say: Say, criteria: AlertCriteria): AlertCriteria {
  const name = (industry: string) => nameIndustry(say, industry);
  const stated = criteria.stated?.map((filter) => filter.replace(/(?<=^industry:).+/, name));
  const location = translatePlace(criteria.location, say.language).value;
  return { ...criteria, location, industry: name(criteria.industry), stated };
}
