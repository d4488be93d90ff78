import { applicantSorts, type ApplicantSort } from '@waymark/contract/hiring/choices';
import { paths } from '@waymark/contract/paths';

/** Filters of a job's applicants as the address and the API have them. */
export interface Filters {
  q?: string;
  tag?: string[];
  rating?: string;
  starred?: 'yes';
  knockout?: 'none' | 'some';
  /** `QUESTION:ANSWER` */
  answer?: string[];
  sort?: ApplicantSort;
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Invalid parameters count as missing. */
export function filtersOf(search: URLSearchParams): Filters {
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  const tag = search
    .getAll('tag')
    .filter((value) => id.test(value))
    .slice(0, 5);
  const rating = search.get('rating') ?? '';
  const knockout = search.get('knockout');
  const answer = search
    .getAll('answer')
    .filter((value) => id.test(value.slice(0, 36)))
    .slice(0, 5);
  const sort = applicantSorts.find(({ value }) => value === search.get('sort'))?.value;
  return {
    ...(q && { q }),
    ...(tag.length > 0 && { tag }),
    ...(/^[1-5]$/.test(rating) && { rating }),
    ...(search.get('starred') === 'yes' && { starred: 'yes' }),
    ...((knockout === 'none' || knockout === 'some') && { knockout }),
    ...(answer.some((value) => value.length > 37) && { answer: answer.filter((value) => value.length > 37) }),
    ...(sort && sort !== 'recent' && { sort }),
  };
}

/** Whether the filters may leave out an applicant. */
export function isFiltered(filters: Filters): boolean {
  return Object.keys(filters).some((name) => name !== 'sort');
}

/** Parameters that change what the page shows and not what it loads. */
const shownParameters = ['view', 'stage', 'applicant', 'compare'];

/** Whether two addresses have the same applicants: then the page does not load again. */
export function haveSameApplicants(one: URL, other: URL): boolean {
  const areOfOneJob = one.pathname === other.pathname && other.searchParams.has('job');
  return areOfOneJob && loadedPart(one) === loadedPart(other);
}

function loadedPart({ searchParams }: URL): string {
  const part = new URLSearchParams(searchParams);
  for (const name of shownParameters) part.delete(name);
  return part.toString();
}

/** The address with some of its parameters changed; null takes one away. */
export function withParameters(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | readonly string[] | null>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const one of value === null ? [] : [value].flat()) if (one !== '') next.append(name, one);
  }
  return `${paths.companyManageJob}?${next}`;
}
