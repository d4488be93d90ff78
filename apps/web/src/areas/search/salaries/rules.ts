import type { BoardWords } from '@waymark/contract/board-words';
import { searchPlaceMaxLength, searchWordsMaxLength } from '@waymark/contract/jobs/choices';
import { salariesPath, searchPath, type SalaryCriteria } from '@waymark/contract/paths';
import { shownPeriods, type ShownPeriod } from '@waymark/contract/search/choices';
import type { PayBand, SalaryNames, SalaryPage, SalarySpread } from '@waymark/contract/search/salaries';
import { formatCount } from '@waymark/contract/text/format';
import { formatAmount } from '@waymark/contract/jobs/format-salary';
import { metaSay } from '../../../lib/languages/say.ts';
import { writeMoney } from '@waymark/contract/text/intl';
import type { Locale } from '@waymark/contract/text/locales';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { titleOf } from '../../../lib/board.ts';
import { pageMeta } from '../../../lib/page-meta.ts';

/** The values of the form. */
export interface TypedSalaries {
  title: string;
  location: string;
}

export type SalaryProblem = keyof TypedSalaries;

interface ParsedSalaries {
  criteria: SalaryCriteria;
  per: ShownPeriod;
  typed: TypedSalaries;
  /** The values that are too long to be used. */
  problems: SalaryProblem[];
}

/** Parses the address; too long values stay in their fields, with a message. */
export function parseSalaries({ pay }: BoardWords, parameters: URLSearchParams): ParsedSalaries {
  const typed = {
    title: (parameters.get('title') ?? '').trim(),
    location: (parameters.get('location') ?? '').trim(),
  };
  const per = shownPeriods.find(({ value }) => value === parameters.get('per'))?.value ?? pay.period;
  const isTitleLong = typed.title.length > searchWordsMaxLength;
  const isPlaceLong = typed.location.length > searchPlaceMaxLength;
  return {
    criteria: {
      ...(typed.title && !isTitleLong && { title: typed.title }),
      ...(typed.location && !isPlaceLong && { location: typed.location }),
    },
    per,
    typed,
    problems: [...(isTitleLong ? ['title' as const] : []), ...(isPlaceLong ? ['location' as const] : [])],
  };
}

export const nameProblem = (problem: SalaryProblem): Message =>
  problem === 'title'
    ? msg`A title has at most ${searchWordsMaxLength} characters: please shorten it.`
    : msg`A place has at most ${searchPlaceMaxLength} characters: please shorten it.`;

/** "Nurse pay in London". */
export function nameSalaries({ title, place }: SalaryNames): Message {
  const work = title && title.charAt(0).toUpperCase() + title.slice(1);
  if (work) return place ? msg`${work} pay in ${place.name}` : msg`${work} pay`;
  return place ? msg`What jobs pay in ${place.name}` : msg`What jobs pay`;
}

/** The typed values with the official name of the place: "london, united kingdom" becomes "London, United Kingdom". */
export function writtenIn(typed: TypedSalaries, { names, criteria }: Pick<SalaryPage, 'names' | 'criteria'>) {
  const { place } = names;
  if (!place || !typed.location) return typed;
  const ways = [place.name, `${place.name}, ${place.detail}`, criteria.location ?? ''];
  const written = ways.find((way) => way.toLowerCase() === typed.location.toLowerCase());
  return written === undefined ? typed : { ...typed, location: written };
}

/** The same page for another period; that of the board is left out. */
export function pathFor({ pay }: BoardWords, criteria: SalaryCriteria, per: ShownPeriod): string {
  return salariesPath(criteria, per === pay.period ? undefined : per);
}

export const nameOfPeriod = (per: ShownPeriod) => shownPeriods.find(({ value }) => value === per)?.name ?? '';

/** A search for the open jobs with this title, or for its words when there are none. */
export function jobsPathOf({ criteria: { title, location }, openJobs }: SalarySpread): string {
  return searchPath({ [openJobs > 0 ? 'title' : 'q']: title, location });
}

export function describeSpread({ figure, currency, per, names }: SalarySpread, language: Locale): Message {
  const amount = (value: number) => formatAmount(value, currency, language);
  const { lower, upper, median } = figure;
  const postings = formatCount(figure.postings, language);
  return names.place
    ? msg`Half of ${postings} postings for ${names.title} in ${names.place.name} offer between ${amount(lower)} and ${amount(upper)} ${term(nameOfPeriod(per))}, the one in the middle ${amount(median)}.`
    : msg`Half of ${postings} postings for ${names.title} offer between ${amount(lower)} and ${amount(upper)} ${term(nameOfPeriod(per))}, the one in the middle ${amount(median)}.`;
}

/** "$30,000 to $40,000", "Under $30,000", "$90,000 and more". */
export function nameBand({ from, to }: PayBand, currency: string, language: Locale): Message {
  const amount = (value: number) => formatAmount(value, currency, language);
  if (from === null && to === null) return msg`All`;
  if (from === null) return msg`Under ${amount(to ?? 0)}`;
  return to === null ? msg`${amount(from)} and more` : msg`${amount(from)} to ${amount(to)}`;
}

/** "$42K", "¥5.5M" or "$24.5", for the narrow space of a chart. */
export function formatShort(amount: number, currency: string, language: Locale): string {
  return writeMoney(amount, currency, { digits: 1, least: 0, notation: 'compact' }, language);
}

const hidden = { name: 'robots', content: 'noindex' };

interface LoadedSalaries {
  page: SalaryPage;
  problems: readonly SalaryProblem[];
  publicUrl: string;
}

/** Title, description and canonical address; pages without figures are not indexed. */
export function salariesMeta(loaded: LoadedSalaries | undefined, say = metaSay()) {
  if (!loaded) return [{ title: titleOf(say`Page not found`) }, hidden];
  const { page, problems, publicUrl } = loaded;
  const name = nameSalaries(page.names);
  if (page.kind === 'few') return [{ title: titleOf(say`${term(name)}: too few postings`) }, hidden];
  return [
    ...pageMeta(
      {
        title: page.kind === 'spread' ? msg`${term(name)}: what postings offer` : name,
        description:
          page.kind === 'spread'
            ? describeSpread(page, say.language)
            : describeOverview(page.names, page.titles.length),
        // The same for each period.
        canonical: publicUrl + salariesPath(page.criteria),
      },
      say,
    ),
    ...(problems.length > 0 ||
    (page.kind === 'overview' && page.figure === null && page.titles.length + page.categories.length === 0)
      ? [hidden]
      : []),
  ];
}

function describeOverview({ place }: SalaryNames, titles: number): Message {
  const where = place?.name;
  if (titles === 0) {
    return where
      ? msg`What postings in ${where} offer, title by title: median and quartiles. Look up yours.`
      : msg`What postings offer, title by title: median and quartiles. Look up yours.`;
  }
  return where
    ? msg`What postings in ${where} offer, title by title: median and quartiles for ${plural(titles, 'title')}. Look up yours.`
    : msg`What postings offer, title by title: median and quartiles for ${plural(titles, 'title')}. Look up yours.`;
}

export interface Tick {
  /** From 0, the left end, to 1. */
  at: number;
  amount: number;
}

interface Drawing {
  /** From 0 to 1, horizontally and in height. */
  bars: { from: number; to: number; height: number; band: PayBand }[];
  ticks: Tick[];
  positionOf: (amount: number) => number;
}

const maxTicks = 5;

/** The layout of the chart; open bands are as wide as the others. */
export function layOut(bands: readonly PayBand[]): Drawing {
  const known = bands.find(({ from, to }) => from !== null && to !== null);
  const edges = bands.map(({ from, to }) => from ?? to).filter((edge) => edge !== null);
  const width = known ? (known.to ?? 0) - (known.from ?? 0) : Math.max(1, edges[0] ?? 1);
  const first = bands[0];
  const start = first?.from ?? (first?.to ?? width) - width;
  const whole = width * Math.max(1, bands.length);
  const max = Math.max(1, ...bands.map(({ postings }) => postings));
  const positionOf = (amount: number) => Math.min(1, Math.max(0, (amount - start) / whole));
  const stride = Math.max(1, Math.ceil((bands.length - 1) / maxTicks));
  const inner = Array.from({ length: Math.max(0, bands.length - 1) }, (_none, at) => at + 1);
  return {
    bars: bands.map((band, at) => ({
      from: at / bands.length,
      to: (at + 1) / bands.length,
      height: band.postings / max,
      band,
    })),
    ticks: inner
      .filter((at) => (at - 1) % stride === 0)
      .map((at) => ({ at: at / bands.length, amount: Number((start + at * width).toPrecision(12)) })),
    positionOf,
  };
}
