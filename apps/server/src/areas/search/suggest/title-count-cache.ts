import { LRUCache } from 'lru-cache';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import type { FindStage } from '../relax/attempt-rules.ts';
import { relaxSearch } from '../relax/relaxation-queries.ts';
import { stageOf } from '../relax/stage-queries.ts';

const kept = 2000;
/** While jobs change all the time, not every keystroke counts again. */
const usedAfterChangeMs = 2000;

interface Count {
  found: Promise<number>;
  generation: number;
  countedAt: number;
}

/** What the titles that were suggested of late find: up to five searches a keystroke else. */
const countsOf = new WeakMap<OpenJobs, LRUCache<string, Count>>();

/** How many jobs the heading of a search for a title says that it found: related ones are none of them. */
export function countTitle(jobs: OpenJobs, q: string): Promise<number> {
  const counts = countsOf.get(jobs) ?? new LRUCache<string, Count>({ max: kept });
  countsOf.set(jobs, counts);
  const { generation } = jobs.columns;
  const now = Date.now();
  const known = counts.get(q);
  if (known && (known.generation === generation || now - known.countedAt < usedAfterChangeMs))
    return known.found;
  const found = countTitleIn(stageOf(jobs), q, now);
  counts.set(q, { found, generation, countedAt: now });
  // Of a failure nothing is kept.
  found.catch(() => counts.delete(q));
  return found;
}

/** The same, counted now. */
export async function countTitleIn(stage: FindStage, q: string, now: number): Promise<number> {
  const { request } = await relaxSearch(stage, jobSearchSchema.parse({ q }));
  return (await stage.countJobs(request, now)).exact;
}
