import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import type { Services } from '../../../platform/services.ts';
import { createDrawnBoard } from '../../../testing/drawn-board.ts';
import { openEngineIndex } from '../../../testing/search-engine.ts';
import { createSearchedBoard, searches } from '../../../testing/searched-board.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import type { JobQueries } from '../job-search/job-index.ts';

/* Everything else that is asked of open jobs has one answer too, whoever holds them. */
function describeBoard(name: string, create: (services: Services) => Promise<void>): void {
  describe(name, () => {
    const context = useTestApp();
    let engine: Awaited<ReturnType<typeof openEngineIndex>>;
    let jobs: { id: string; number: number; companyId: string }[];

    beforeAll(async () => {
      await create(context.services);
      engine = await openEngineIndex(context.services);
      jobs = await context.index.listKeys({ numbers: await context.index.listNewestNumbers(0, 1000) });
      expect(jobs.length).toBeGreaterThan(40);
    });

    afterAll(() => engine.stop());

    async function expectSame<T>(ask: (queries: JobQueries) => Promise<T>): Promise<void> {
      expect(await ask(engine)).toEqual(await ask(context.index));
    }

    test('[L-49] words that are begun go on alike', async () => {
      for (const q of searches.flatMap((typed) => [typed.slice(0, 3), typed.slice(0, 6)]))
        await expectSame((queries) => queries.suggest({ q, field: 'words' }));
      for (const q of ['lon', 'lee', 'uk', 'aus', 'ber'])
        await expectSame((queries) => queries.suggest({ q, field: 'place' }));
    });

    test('[L-49] the same of given jobs match, and are counted', async () => {
      const numbers = jobs.map(({ number }) => number);
      for (const q of ['', ...searches.slice(0, 20)]) {
        const search = jobSearchSchema.parse({ q, type: 'full-time' });
        await expectSame((queries) => queries.match(search, numbers));
        await expectSame((queries) => queries.count(search));
        await expectSame((queries) => queries.listNewestMatches(search, 7));
      }
    });

    test('[L-49] jobs like another are the same', async () => {
      for (const { id } of jobs) await expectSame((queries) => queries.listSimilar(id));
    });

    test('[L-49] lists of all and of companies are the same', async () => {
      for (const page of [1, 2]) await expectSame((queries) => queries.listNewest(page, 10));
      for (const { companyId } of jobs.slice(0, 8)) {
        await expectSame((queries) => queries.listNewest(1, 5, companyId));
        await expectSame((queries) => queries.listByTeam(companyId, 1, 5));
      }
      await expectSame((queries) => queries.listNewestNumbers(3, 20));
    });

    test('[L-49] the board counts alike', async () => {
      await expectSame(async (queries) => {
        const { jobs: all, facets, companies, places, listParts } = await queries.counts();
        return {
          all,
          facets: { ...facets, company: facets.company.map(({ count }) => count) },
          hiring: companies.hiring,
          industries: companies.industries(),
          places: places.list(),
          categories: places.categoriesAt('Leeds'),
          parts: await listParts(7),
        };
      });
    });

    test('[L-49] what jobs of some work have in common is the same', async () => {
      const options = { postedSince: 0, newest: 5, companies: 100 };
      for (const asked of [{}, { title: 'Nurse' }, { skill: 'Excel' }, { location: 'Leeds' }]) {
        const search = { category: [], title: '', skill: '', location: '', ...asked };
        await expectSame(async (queries) => {
          const { work: _work, salaries, companies, ...found } = await queries.breakDown(search, options);
          const byName = companies.toSorted((a, b) => b.jobs - a.jobs || (a.id < b.id ? -1 : 1));
          return { ...found, companies: byName, salaries: salaries.toSorted((a, b) => a - b) };
        });
      }
    });
  });
}

describeBoard('searches', createSearchedBoard);
describeBoard('sentences', createDrawnBoard);
