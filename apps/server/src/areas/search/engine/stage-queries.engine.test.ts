import { describe, beforeAll, expect, test } from 'vitest';
import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { createDrawnBoard, sentences } from '../../../testing/drawn-board.ts';
import { openEngineStage } from '../../../testing/search-engine.ts';
import { createSearchedBoard, now as thatDay, searches } from '../../../testing/searched-board.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { useOpenJobs } from '../../../testing/open-jobs.ts';
import { searchJobs, searchStage } from '../job-search/search-queries.ts';
import type { FindStage } from '../relax/attempt-rules.ts';

/* What is typed, and what a form may ask for beside it: an engine gives the answer of a node's own index. */
const chosen = [
  {},
  { sort: 'newest' },
  { sort: 'salary' },
  { mode: ['remote'], type: ['full-time'] },
  { location: 'Leeds', sort: 'distance' },
  { salary: '40000', posted: 'last-month' },
  { level: ['senior'], experience: ['5-plus'] },
];

/** Of companies with as many jobs, which come first, and which are the last that are listed, is left to each side. */
function comparable({ facets, ...found }: JobSearchResult) {
  const least = Math.min(...facets.company.map(({ count }) => count));
  const more = facets.company
    .filter(({ count }) => count > least)
    .map(({ value, count }) => [value, count] as const);
  const company = { counts: facets.company.map(({ count }) => count), more: new Map(more) };
  return { ...found, facets: { ...facets, company } };
}

const boards = [
  ['searches', { create: createSearchedBoard, typed: searches, now: thatDay }],
  ['sentences', { create: createDrawnBoard, typed: sentences, now: Date.now() }],
] as const;

describe.each(boards)('%s', (_name, { create, typed, now }) => {
  const context = useTestApp();
  const openJobs = useOpenJobs(context);
  let stage: FindStage;
  let own: Awaited<ReturnType<typeof openJobs>>;

  beforeAll(async () => {
    await create(context.services);
    own = await openJobs();
    own.markFilled();
    stage = await openEngineStage(context.database);
  });

  const answers = async (search: Record<string, unknown>) => {
    const asked = jobSearchSchema.parse(search);
    const found = [await searchStage(stage, asked, now), await searchJobs(own, asked, now)] as const;
    return found.map(comparable);
  };

  test.each(typed)('[L-49] %s', async (q) => {
    const [found, known] = await answers({ q });
    expect(found).toEqual(known);
  });

  test.each(chosen)('[L-49] %j', async (limits) => {
    for (const q of ['', ...typed.slice(0, 12)]) {
      const [found, known] = await answers({ q, ...limits });
      expect(found, q).toEqual(known);
    }
  });
});
