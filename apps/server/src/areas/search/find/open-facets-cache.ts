import type { BoardWords } from '@waymark/contract/board-words';
import type { JobFacets } from '@waymark/contract/jobs/jobs';
import { board } from '../../../platform/board/board.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import { countOpenJobs } from './facet-rules.ts';

const countsKeptMs = 30_000;

/** By the jobs that were counted. */
const kept = new WeakMap<
  JobColumnIndex,
  { facets: JobFacets; generation: number; words: BoardWords; countedAt: number }
>();

/** The live counts of a search that asks for nothing: kept until something changes, half a minute at most. */
export function unfilteredFacets(columns: JobColumnIndex, now: number): JobFacets {
  const { generation } = columns;
  const { words } = board;
  const before = kept.get(columns);
  // Counted again now and then although nothing changed: jobs grow older and leave their period.
  const isSame = before?.generation === generation && before.words === words;
  if (isSame && Math.abs(now - before.countedAt) <= countsKeptMs) return before.facets;
  const facets = countOpenJobs(columns, now);
  kept.set(columns, { facets, generation, words, countedAt: now });
  return facets;
}
