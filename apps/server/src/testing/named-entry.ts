import type { NamedEntry } from '../areas/search/job-index/vocabulary-index.ts';

/** A name as so many open jobs have it, for a vocabulary. */
export const namedEntry = (kind: NamedEntry['kind'], text: string, weight = 1): NamedEntry => ({
  kind,
  text,
  detail: '',
  value: text,
  weight,
});
