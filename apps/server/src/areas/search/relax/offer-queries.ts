import { setImmediate as nextTurn } from 'node:timers/promises';
import { jobSearchSchema, type JobSearch, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { isEmptyList, type Query, type SearchRequest, type Term } from '../read/query-rules.ts';
import { matchTerm } from '../find/text-queries.ts';
import type { FindStage } from './attempt-rules.ts';

/** How many jobs a request finds, and the numbers of those on its page. */
interface Runs {
  count(request: SearchRequest): Promise<number>;
  page(request: SearchRequest): Promise<number[]>;
}

const nearbyRadii = [25, 50, 100, 200, 500] as const;
const nearbyShown = 10;

/** The smallest circle around the place that has jobs of an empty search; null for a place that is not known. */
export async function offerNearby(search: JobSearch, { count, page }: Runs) {
  if (!search.location) return null;
  const unit = search.unit ?? 'Km';
  for (const radius of nearbyRadii) {
    if (radius <= (search.radius ?? 0)) continue;
    const wider = { ...search, radius, unit, page: 1 };
    await nextTurn();
    const total = await count(wider);
    if (total > 0) return { radius, unit, total, numbers: (await page(wider)).slice(0, nearbyShown) };
  }
  return null;
}

const filters = [
  'q',
  'location',
  'category',
  'type',
  'mode',
  'experience',
  'level',
  'salary',
  'salaryTo',
  'posted',
  'company',
  'notCompany',
  'industry',
  'letter',
  'schedule',
  'degree',
  'sponsorship',
  'benefits',
  'size',
  'language',
  'title',
  'skill',
  'own',
] as const;
const nothing = jobSearchSchema.parse({});

/** How many jobs an empty search would find without each of its filters, where that is any. */
export async function offerWithoutFilters(
  search: JobSearch,
  { count }: Runs,
): Promise<JobSearchResult['relaxed']> {
  const found: JobSearchResult['relaxed'] = [];
  for (const field of filters) {
    if (search[field] === undefined || search[field] === '' || isEmptyList(search[field])) continue;
    await nextTurn();
    const total = await count({ ...search, [field]: nothing[field], page: 1 });
    if (total > 0) found.push({ field, total });
  }
  return found.toSorted((a, b) => b.total - a.total);
}

/** A term that at most this share of the listed jobs have counts as unmatched. */
const maxMatchedShare = 0.2;

/** A term, or one word of it. */
interface Unit extends Term {
  whole?: Term;
}

/** The terms that none or few of the given jobs have; none where all terms are alike in that. */
export async function findUnmatchedTerms(
  stage: Pick<FindStage, 'countAmong'>,
  [terms = [], ...others]: Query,
  jobNumbers: readonly number[],
): Promise<JobSearchResult['missing']> {
  const words = terms.filter(({ excluded, phrase }) => !excluded && !phrase);
  if (words.length < 2 || others.length > 0 || jobNumbers.length === 0) return [];
  // Of a name with several words each word too: many a job has the "data" of "data scientist".
  const units = words.flatMap((term): Unit[] => [term, ...wordsOf(term)]);
  const asked = units.filter((term) => matchTerm(term) !== undefined);
  const counts = await stage.countAmong(jobNumbers, asked);
  const jobsWith = new Map(asked.map((term, at) => [term, counts[at] ?? 0]));
  const isUnmatched = (term: Term) => (jobsWith.get(term) ?? 0) <= jobNumbers.length * maxMatchedShare;
  const found = words.flatMap((term) => {
    const parts = isUnmatched(term) ? units.filter((one) => one.whole === term) : [];
    return parts.some((part) => !isUnmatched(part)) ? parts : [term];
  });
  const unmatched = found.filter(isUnmatched);
  if (unmatched.length === found.length) return [];
  return unmatched.map((term) => ({ words: term.text, none: jobsWith.get(term) === 0 }));
}

function wordsOf(term: Term): Unit[] {
  const words = term.text.split(' ');
  return words.length < 2 ? [] : words.map((text) => ({ ...term, text, same: [], near: [], whole: term }));
}
