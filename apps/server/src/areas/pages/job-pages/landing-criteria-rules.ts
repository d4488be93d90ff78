import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { LandingCriteria } from '@waymark/contract/paths';

/** What a search asks for beyond the order of its hits, in the terms of a page of `/jobs`. */
export function criteriaOf({ category, title, skill, location }: JobSearch): LandingCriteria {
  const [first] = category;
  return {
    ...(first && { category: first }),
    ...(title && { title }),
    ...(skill && { skill }),
    ...(location && { location }),
  };
}

/** Whether a search asks for what one page of `/jobs` can be about, and for nothing else. */
export function isNothingElse(search: JobSearch): boolean {
  const { category, title, skill, location, page, sort: _sort, unit: _unit, ...others } = search;
  const work = [...category, title, skill].filter(Boolean);
  const asksMore = Object.values(others).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '',
  );
  return page === 1 && !asksMore && work.length <= 1 && (work.length === 1 || location !== '');
}
