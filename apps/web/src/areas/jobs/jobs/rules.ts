import { sourceLanguage } from '@waymark/contract/text/languages';
import { roughPay } from '@waymark/contract/board-pay';
import type { BoardWords } from '@waymark/contract/board-words';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import type { ConvertedPay, JobDetail, Place } from '@waymark/contract/jobs/jobs';
import { nameLanding } from '@waymark/contract/pages/landings';
import { alertPath, landingPath } from '@waymark/contract/paths';
import { formatPlace, formatPlaces } from '@waymark/contract/jobs/format-place';
import { formatPay, formatSalary } from '@waymark/contract/jobs/format-salary';
import { nameCountry } from '@waymark/contract/text/country-names';
import type { Locale } from '@waymark/contract/text/locales';
import { formatDate } from '../../../lib/format-date.ts';
import type { Say } from '@waymark/contract/text/say';

export const isOpen = (job: Pick<JobDetail, 'status'>) => job.status === 'active';

/** Whether candidates can apply here or on the employer's site. */
export const canApplyOnline = (job: Pick<JobDetail, 'acceptsApplications' | 'applyUrl'>) =>
  job.acceptsApplications || job.applyUrl !== null;

/** The countries that applicants may work from: those of the employer, else those of the places. */
export function countriesOf({ applicantCountries, places }: JobDetail): string[] {
  if (applicantCountries.length > 0) return applicantCountries;
  return [...new Set(places.map((place) => place.country || place.countryCode).filter(Boolean))];
}

/** Locations to compare pay in: the first place, then its country; everywhere for a job without a place. */
export function locationsOf({ places: [first] }: Pick<JobDetail, 'places'>): string[] {
  if (!first) return [''];
  const [name = '', ...within] = [...new Set([first.city, first.region, first.country].filter(Boolean))];
  const nearest = [name, ...within.slice(-1)].join(', ');
  return [...new Set([nearest, first.country])].filter(Boolean);
}

/** "About $51,400 – $64,200 a year in US dollars, at the rates of 15 Jun 2024". Null for pay that needs no conversion. */
export function formatConverted(
  say: Say,
  words: BoardWords,
  pay: ConvertedPay | null,
  language: Locale,
): string | null {
  const about = pay && aboutPay(say, pay, language);
  if (!about) return null;
  if (pay.ratesOf === null) return about;
  const day = formatDate(words, pay.ratesOf, language);
  return pay.currency === 'USD'
    ? say`${about} in US dollars, at the rates of ${day}`
    : say`${about} in ${pay.currency}, at the rates of ${day}`;
}

function aboutPay(say: Say, { min, max, currency, period }: ConvertedPay, language: Locale): string | null {
  const written = (amount: number) => formatPay(say, roughPay(amount), currency, period, language);
  if (min !== null && max !== null) {
    const minor = (amount: number) => Math.round(roughPay(amount) * 10 ** minorUnitDigits(currency));
    return say`About ${formatSalary(say, { min: minor(min), max: minor(max), currency, period }, language)}`;
  }
  if (min !== null) return say`From about ${written(min)}`;
  return max === null ? null : say`Up to about ${written(max)}`;
}

/** The landing page of a job's category at its first place, or anywhere. */
export function landingOfJob(
  say: Say,
  words: BoardWords,
  { category, places }: Pick<JobDetail, 'category' | 'places'>,
) {
  const [first] = places;
  const levels = first ? [first.city, first.region, first.country] : [];
  const names = [...new Set(levels.filter(Boolean))];
  const [name] = names;
  // The page reads a comma as the end of a name.
  if (name === undefined || names.some((level) => level.includes(','))) {
    return { name: say(nameLanding(words, { category })), path: landingPath({ category }) };
  }
  const within = names.slice(1).at(-1);
  const { city, region } = first?.named ?? { city: first?.city, region: first?.region };
  const place = { name: city || region || nameCountry(name, say.language), detail: '' };
  return {
    name: say(nameLanding(words, { category, place })),
    path: landingPath({ category, location: within === undefined ? name : `${name}, ${within}` }),
  };
}

export const shareTitle = (say: Say, { title, company }: Pick<JobDetail, 'title' | 'company'>) =>
  say`${title} at ${company.name}`;

/** A `mailto:` link with the posting's address. */
export function mailLink(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${address}`)}`;
}

/** The form for an alert with the job's title, place and category. */
export function similarAlertPath(job: Pick<JobDetail, 'title' | 'places' | 'workMode' | 'category'>): string {
  return alertPath({ keyword: job.title, location: placeToSearch(job), category: job.category });
}

/** Other openings by their places; those at one place, which the page's own may be at too, are told apart by number. */
export function nameOpenings(
  say: Say,
  own: readonly Place[],
  openings: JobDetail['otherOpenings'],
  language: Locale,
): { id: string; name: string }[] {
  const counts = new Map([[formatPlaces(say, own, 0, language), 1]]);
  return openings.map(({ id, places }) => {
    const place = formatPlaces(say, places, 0, language);
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    const name = place || say`Another opening`;
    return { id, name: count > 1 ? `${name} (${count})` : name };
  });
}

/** Where to search for similar jobs; empty for anywhere. */
export function placeToSearch({ places: [place], workMode }: Pick<JobDetail, 'places' | 'workMode'>): string {
  if (!place) return '';
  return workMode === 'remote' ? place.country : formatPlace(place, sourceLanguage);
}
