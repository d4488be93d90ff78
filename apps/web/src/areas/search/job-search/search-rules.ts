import type { BoardWords } from '@waymark/contract/board-words';
import {
  companyLetters,
  distanceUnits,
  experienceBands,
  jobLevels,
  jobSorts,
  jobTypes,
  maxHiddenCompanies,
  workModes,
} from '@waymark/contract/jobs/choices';
import { statedSizes } from '@waymark/contract/companies/profile-choices';
import {
  defaultPay,
  degreeChoices,
  jobBenefits,
  jobSchedules,
  postingLanguages,
  sponsorshipChoices,
} from '@waymark/contract/jobs/fact-choices';
import { isCategory } from '@waymark/contract/jobs/category-choices';
import { isOwnFilter, listOwnRanges } from '@waymark/contract/jobs/own-fields';
import { nameAround, nameAroundPlace, nameWhere } from '@waymark/contract/jobs/format-place';
import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { jobFeedPath, type FeedExtension } from '@waymark/contract/integrations/feed-paths';
import { paths, searchPath } from '@waymark/contract/paths';
import { msg, plural, type Message } from '@waymark/contract/text/message';
import { anyTime, pageSizes, type SearchView } from './constants.ts';
import { isPayCurrency, isPayPeriod, readAmount, readPayFields } from './pay-rules.ts';
import { defaultSort, orderOf, periods } from './sort-rules.ts';

/*
 * The address of the search page is parsed without the contract's schema, which would more than double the script of
 * the page. It is also more tolerant than the API: invalid values are dropped and named, and the page still shows.
 */

type Layout = SearchView['layout'];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

class AddressReader {
  readonly ignored: string[] = [];
  readonly #parameters: URLSearchParams;

  constructor(parameters: URLSearchParams) {
    this.#parameters = parameters;
  }

  text(name: string, maxLength: number): string {
    const value = (this.#parameters.get(name) ?? '').trim();
    if (value.length <= maxLength) return value;
    this.ignored.push(name);
    return '';
  }

  list<T extends string>(name: string, isValid: (value: string) => value is T): T[] {
    const given = new Set(this.#parameters.getAll(name).filter(Boolean));
    const valid = [...given].filter(isValid);
    if (valid.length < given.size) this.ignored.push(name);
    return valid;
  }

  one<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.#parameters.get(name);
    const choice = choices.find((one) => one === value);
    if (value && !choice) this.ignored.push(name);
    return choice;
  }

  /** A value that was read; a text that could not be is named. */
  given<T>(name: string, text: string | null, value: T | undefined): T | undefined {
    if (text?.trim() && value === undefined) this.ignored.push(name);
    return value;
  }

  number(name: string, isValid: (value: number) => boolean): number | undefined {
    const text = this.#parameters.get(name)?.trim();
    if (!text) return undefined;
    const value = Number(text);
    if (Number.isFinite(value) && isValid(value)) return value;
    this.ignored.push(name);
    return undefined;
  }
}

interface Choice<T extends string> {
  readonly value: T;
}
const valuesOf = <T extends string>(choices: readonly Choice<T>[]) => choices.map((choice) => choice.value);
const oneOf =
  <T extends string>(choices: readonly Choice<T>[]) =>
  (value: string): value is T =>
    choices.some((choice) => choice.value === value);
export const isUuid = (value: string): value is string => uuid.test(value);
const isStatedSize = (value: string): value is JobSearch['size'][number] =>
  statedSizes.some((size) => size === value);
const isIndustry = (value: string): value is string => value.length <= 120;

/** Older addresses exclude a place as in "Gambia -Banjul". */
const withOutside = (location: string) => location.replaceAll(/\s+-(?=\S)/g, ' outside ').slice(0, 120);

/** An amount may stand in the words: it is in the currency that was chosen, where nothing else says one. */
const hasAmount = (words: string) => /\d/.test(words);

/** Without an amount there is nothing that a currency or a period says. */
function paySearchOf(
  { pay }: BoardWords,
  address: AddressReader,
  parameters: URLSearchParams,
): Pick<JobSearch, 'salary' | 'salaryTo' | 'currency' | 'period'> {
  const { salary, salaryTo, currency, period } = readPayFields(parameters);
  const from = address.given('salary', salary, readAmount(salary));
  const to = address.given('salaryTo', salaryTo, readAmount(salaryTo));
  if (from === undefined && to === undefined) {
    const isChosen = hasAmount(parameters.get('q') ?? '') && isPayCurrency(currency);
    const chosen = isChosen && currency !== pay.currency ? currency : undefined;
    return { salary: from, salaryTo: to, currency: chosen, period: undefined };
  }
  const known = address.given('currency', currency, isPayCurrency(currency) ? currency : undefined);
  const per = address.given('period', period, isPayPeriod(period) ? period : undefined);
  return {
    salary: from,
    salaryTo: to,
    currency: known === defaultPay.currency ? undefined : known,
    period: per === defaultPay.period ? undefined : per,
  };
}

/** Parses an address, and names the known parameters with an invalid value. */
export function parseJobSearch(
  words: BoardWords,
  parameters: URLSearchParams,
): { search: JobSearch; ignored: string[] } {
  const address = new AddressReader(parameters);
  const search: JobSearch = {
    q: address.text('q', 200),
    location: withOutside(address.text('location', 120)),
    radius: address.number('radius', (value) => value >= 1 && value <= 500),
    unit: address.one('unit', distanceUnits),
    category: address.list('category', (value): value is string => isCategory(words, value)),
    type: address.list('type', oneOf(jobTypes)),
    mode: address.list('mode', oneOf(workModes)),
    experience: address.list('experience', oneOf(experienceBands)),
    level: address.list('level', oneOf(jobLevels)),
    notMode: address.list('notMode', oneOf(workModes)),
    notType: address.list('notType', oneOf(jobTypes)),
    notLevel: address.list('notLevel', oneOf(jobLevels)),
    ...paySearchOf(words, address, parameters),
    schedule: address.list('schedule', oneOf(jobSchedules)),
    degree: address.one('degree', valuesOf(degreeChoices)),
    sponsorship: address.one('sponsorship', valuesOf(sponsorshipChoices)),
    benefits: address.list('benefits', oneOf(jobBenefits)),
    size: address.list('size', isStatedSize),
    language: address.list('language', oneOf(postingLanguages)),
    company: address.list('company', isUuid),
    notCompany: address.list('notCompany', isUuid).slice(0, maxHiddenCompanies),
    industry: address.list('industry', isIndustry),
    own: [
      ...new Set([
        ...address.list('own', (value): value is string => isOwnFilter(words, value)),
        ...listOwnRanges(words, parameters),
      ]),
    ],
    letter: address.one('letter', valuesOf(companyLetters)),
    title: address.text('title', 200),
    skill: address.text('skill', 80),
    ...orderOf(
      address.one('sort', [...valuesOf(jobSorts), ...periods, anyTime]),
      address.one('posted', periods),
    ),
    wide: address.one('wide', ['true']),
    page: address.number('page', (value) => Number.isInteger(value) && value >= 1 && value <= 1_000_000) ?? 1,
  };
  return { search, ignored: address.ignored };
}

/** The address of a search without empty and default values, so that each has one address. */
export function pathOfSearch(search: JobSearch, path: string = paths.browseJobFilterList): string {
  const { radius, unit, page, sort, currency, period, ...rest } = search;
  const near = search.location && radius ? { radius, unit } : {};
  const isPaid = search.salary !== undefined || search.salaryTo !== undefined;
  return searchPath(
    {
      ...rest,
      ...near,
      ...((isPaid || hasAmount(search.q)) && { currency }),
      ...(isPaid && { period }),
      sort: sort === defaultSort(search) ? undefined : sort,
      page: page > 1 ? page : undefined,
    },
    path,
  );
}

/** The page of another layout that has the first job of this one's page. */
export function samePage(page: number, from: Layout, to: Layout): number {
  return Math.floor(((page - 1) * pageSizes[from]) / pageSizes[to]) + 1;
}

/** The feed of a search, which has the newest first whatever its order and its page. */
export function feedOfSearch(search: JobSearch, extension: FeedExtension): string {
  const { sort: _sort, wide: _wide, ...asked } = search;
  return jobFeedPath(extension, pathOfSearch({ ...asked, page: 1 }, ''));
}

/** The search that was made: with the filters that terms became, and corrected spelling. */
export function searchMade(search: JobSearch, { understood, corrected }: JobSearchResult): JobSearch {
  return { ...search, ...understood, ...(corrected !== null && { q: corrected }) };
}

/** The words and the place of a search in one line; empty where it has neither. */
export function describeSearched({ q, location, radius, unit = distanceUnits[0] }: JobSearch): Message {
  if (!location) return q;
  if (radius) return q ? nameAround(q, radius, unit, location) : nameAroundPlace(radius, unit, location);
  return q ? nameWhere(q, location) : location;
}

/** The number of exact matches, and of related jobs that are listed with them. */
export function headingOf({ total, exact }: Pick<JobSearchResult, 'total' | 'exact'>): Message {
  const related = total - exact;
  if (exact === 0 && total > 0) return msg`No exact match, ${plural(related, 'related job')}`;
  return exact === total
    ? msg`${plural(total, 'Job')} Found`
    : msg`${plural(exact, 'Job')} Found, ${plural(related, 'related job')}`;
}

/** The search of a form, parsed like the address that the browser would send. */
export function searchOfForm(words: BoardWords, form: HTMLFormElement): JobSearch {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') parameters.append(name, value);
  }
  return parseJobSearch(words, parameters).search;
}
