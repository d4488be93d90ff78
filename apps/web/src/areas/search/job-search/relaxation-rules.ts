import type { BoardWords } from '@waymark/contract/board-words';
import { distanceUnits } from '@waymark/contract/jobs/choices';
import { phraseOfWhere } from '@waymark/contract/jobs/format-place';
import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import type { Locale } from '@waymark/contract/text/locales';
import { activeFiltersOf, filterLabel, withoutField } from './filter-rules.ts';
import { msg } from '@waymark/contract/text/message';

/** Filters to leave out for more jobs: the label, the number of jobs without it, and that search. */
export function relaxations(
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
      : filters.map((one) => filterLabel(words, one, facets, language));
    return [{ name: names.join(' or '), total, search: withoutField(search, first.field) }];
  });
}

/** "No job in Berlin", or "No such job within 10 km of Berlin". */
export function nothingIn(search: JobSearch): string {
  const job = activeFiltersOf({ ...search, location: '' }).length > 0 ? msg`No such job` : msg`No job`;
  return search.radius
    ? `${job} within ${search.radius} ${search.unit ?? distanceUnits[0]} of ${search.location}`
    : `${job} ${phraseOfWhere(search.location)}`;
}
