import { drawSearches } from './searches.ts';
import { randomSource } from './random-source.ts';

export const mixKinds = ['browse', 'keyword', 'filtered', 'detail'] as const;
type MixKind = (typeof mixKinds)[number];

export interface MixRequest {
  kind: MixKind;
  /** Below the server's address. */
  path: string;
}

/** Ten requests of visitors: six look around, two type words, one filters, one reads a job. */
const pattern: readonly MixKind[] = [
  'browse',
  'keyword',
  'browse',
  'filtered',
  'browse',
  'browse',
  'keyword',
  'browse',
  'detail',
  'browse',
];

/** Visitors browse at most this many pages. */
const pagesBrowsed = 20;

/** Draws `count` requests, the same in every run. No two rounds search for the same words. */
export function drawMix(
  { jobs, jobIds }: { jobs: number; jobIds: readonly string[] },
  count: number,
  round: number,
): MixRequest[] {
  const pick = randomSource(4118 + round);
  const searches = drawSearches(jobs, Math.ceil(count / 5), round);
  const pages = Array.from({ length: pagesBrowsed }, (_none, at) => String(at + 1));
  const sorts: readonly Record<string, string>[] = [{}, {}, { sort: 'newest' }, { sort: 'salary' }];
  const paths: Record<MixKind, (at: number) => string> = {
    browse: () => `/api/jobs?${new URLSearchParams({ ...pick(sorts), page: pick(pages) }).toString()}`,
    keyword: (at) => `/api/jobs?${searches.keyword[at]}`,
    filtered: (at) => `/api/jobs?${searches.filtered[at]}`,
    detail: () => `/api/jobs/${pick(jobIds)}`,
  };
  const drawn: Record<MixKind, number> = { browse: 0, keyword: 0, filtered: 0, detail: 0 };
  return Array.from({ length: count }, (_none, at) => {
    const kind = pattern[at % pattern.length] as MixKind;
    return { kind, path: paths[kind](drawn[kind]++) };
  });
}
