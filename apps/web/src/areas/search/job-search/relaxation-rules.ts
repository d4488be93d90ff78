import type { BoardWords } from '@waymark/contract/board-words';
import { distanceUnits } from '@waymark/contract/jobs/choices';
import { nameAround, nameWhere } from '@waymark/contract/jobs/format-place';
import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import type { Locale } from '@waymark/contract/text/locales';
import { activeFiltersOf, filterLabel, withoutField } from './filter-rules.ts';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { formatList } from '@waymark/contract/text/intl';

/** Filters to leave out for more jobs: the label, the number of jobs without it, and that search. */
export function relaxations(
  say: Say,
  words: BoardWords,
  search: JobSearch,
  { relaxed, facets }: JobSearchResult,
  language: Locale,
) {
  const active = activeFiltersOf(search);
  // Without the only filter, the search would list all jobs.
  if (new Set(active.map(({ field }) => field)).size < 2) return [];
  return relaxed.flatMap(({ field, total }) => {
    const filters = active.filter((filter) => filter.field === field);
    const [first] = filters;
    if (!first) return [];
    const isTyped = first.field === 'q' || first.field === 'location';
    const names = isTyped
      ? [String(search[first.field])]
      : filters.map((one) => filterLabel(say, words, one, facets, language));
    return [
      { name: formatList(names, language, 'disjunction'), total, search: withoutField(search, first.field) },
    ];
  });
}

/** "No job in Berlin", or "No such job within 10 km of Berlin". */
export function nothingIn(search: JobSearch): Message {
  const { location, radius, unit = distanceUnits[0] } = search;
  const job = activeFiltersOf({ ...search, location: '' }).length > 0 ? msg`No such job` : msg`No job`;
  return radius ? nameAround(job, radius, unit, location) : nameWhere(job, location);
}
