import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { createDrawnBoard } from '../../../testing/drawn-board.ts';
import { createJob } from '../../../testing/factories.ts';
import { newEngineConfig, openEngineIndex } from '../../../testing/search-engine.ts';
import { createSearchedBoard, searches } from '../../../testing/searched-board.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import type { JobIndex, JobQueries } from '../job-search/job-index.ts';
import type { JobKey } from '../replica/document-rules.ts';
import { createEngineJobIndex } from './engine-job-index.ts';

type Question = (queries: JobQueries, jobs: readonly JobKey[]) => Promise<unknown>;

const inTurn = async <T>(items: readonly T[], ask: (item: T) => Promise<unknown>): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const item of items) answers.push(await ask(item));
  return answers;
};

/** What is asked of open jobs besides searching them. */
const questions: readonly (readonly [string, Question])[] = [
  [
    'words that are begun go on alike',
    (queries) =>
      inTurn(
        searches.flatMap((typed) => [typed.slice(0, 3), typed.slice(0, 6)]),
        (q) => queries.suggest({ q, field: 'words' }),
      ),
  ],
  [
    'places that are begun go on alike',
    (queries) => inTurn(['lon', 'lee', 'uk', 'aus', 'ber'], (q) => queries.suggest({ q, field: 'place' })),
  ],
  [
    'the same of given jobs match, and are counted',
    (queries, jobs) =>
      inTurn(['', ...searches.slice(0, 20)], async (q) => {
        const search = jobSearchSchema.parse({ q, type: 'full-time' });
        const numbers = jobs.map(({ number }) => number);
        return [
          await queries.match(search, numbers),
          await queries.count(search),
          await queries.listNewestMatches(search, 7),
        ];
      }),
  ],
  ['jobs like another are the same', (queries, jobs) => inTurn(jobs, ({ id }) => queries.listSimilar(id))],
  [
    'lists of all and of companies are the same',
    async (queries, jobs) => [
      await queries.listNewest(1, 10),
      await queries.listNewest(2, 10),
      await queries.listNewestNumbers(3, 20),
      await inTurn(jobs.slice(0, 8), ({ companyId }) => queries.listNewest(1, 5, companyId)),
      await inTurn(jobs.slice(0, 8), ({ companyId }) => queries.listByTeam(companyId, 1, 5)),
    ],
  ],
  ['the board counts alike', countBoard],
  [
    'what jobs of some work have in common is the same',
    (queries) =>
      inTurn([{}, { title: 'Nurse' }, { skill: 'Excel' }, { location: 'Leeds' }], async (asked) => {
        const search = { category: [], title: '', skill: '', location: '', ...asked };
        const options = { postedSince: 0, newest: 5, companies: 100 };
        const { work: _work, salaries, companies, ...found } = await queries.breakDown(search, options);
        const byName = companies.toSorted((a, b) => b.jobs - a.jobs || (a.id < b.id ? -1 : 1));
        return { ...found, companies: byName, salaries: salaries.toSorted((a, b) => a - b) };
      }),
  ],
];

async function countBoard(queries: JobQueries): Promise<unknown> {
  const { jobs, facets, companies, places, listParts } = await queries.counts();
  return {
    jobs,
    facets: { ...facets, company: facets.company.map(({ count }) => count) },
    hiring: companies.hiring,
    industries: companies.industries(),
    places: places.list(),
    categories: places.categoriesAt('Leeds'),
    parts: await listParts(7),
  };
}

const boards = [
  ['many kinds of work', createSearchedBoard],
  ['postings drawn by lot', createDrawnBoard],
] as const;

describe.each(boards)('on a board of %s', (_name, create) => {
  const context = useTestApp();
  let engine: JobIndex;
  let jobs: JobKey[];

  beforeAll(async () => {
    await create(context.services);
    engine = await openEngineIndex(context.services);
    jobs = await context.index.listKeys({ numbers: await context.index.listNewestNumbers(0, 1000) });
    jobs.sort((a, b) => a.number - b.number);
  });

  afterAll(() => engine.stop());

  test.each(questions)('[L-49] %s', async (_question, ask) => {
    expect(jobs.length).toBeGreaterThan(40);
    expect(await ask(engine, jobs)).toEqual(await ask(context.index, jobs));
  });
});

describe('an engine that is away', () => {
  const context = useTestApp();

  test('[L-49] refuses searches for a moment, and postings are shown all the same', async () => {
    const job = await createJob(context.services, { title: 'Harbour Pilot' });
    const config = newEngineConfig('http://127.0.0.1:9');
    const index = createEngineJobIndex(context.services, config, pino({ level: 'silent' }));
    const refusal = { code: 'unavailable', detail: { retryAfterSeconds: 5 } };
    await expect(index.search(jobSearchSchema.parse({ q: 'pilot' }))).rejects.toMatchObject(refusal);
    await expect(index.suggest({ q: 'pil', field: 'words' })).rejects.toMatchObject(refusal);
    expect(await index.findJob(job.id)).toMatchObject({ title: 'Harbour Pilot' });
    expect(await index.listCards([job.number])).toMatchObject([{ title: 'Harbour Pilot' }]);
    await index.stop();
  });
});
