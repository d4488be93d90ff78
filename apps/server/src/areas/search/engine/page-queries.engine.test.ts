import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { createJob } from '../../../testing/factories.ts';
import { openEngineIndex } from '../../../testing/search-engine.ts';
import type { JobIndex } from '../job-search/job-index.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const lanes = 20;
/** Those that stay open: more than a page, so that no page of a search has less than it may. */
const staying = 50;
const pageSize = 25;
const races = 1000;
let index: JobIndex;
const jobs: { id: string; number: number }[] = [];

beforeAll(async () => {
  for (let lane = 0; lane < lanes; lane++)
    jobs.push(await createJob(context.services, { title: `Lamplighter ${lane}` }));
  for (let nth = 0; nth < staying; nth++)
    await createJob(context.services, { title: `Lamplighter of ${nth}` });
  // Nobody feeds it from here on: it lists all of them whatever becomes of them.
  index = await openEngineIndex(context.services);
});

afterAll(() => index.stop());

const setStatus = (id: string, status: 'active' | 'filled') =>
  context.database.updateTable('jobs').set({ status }).where('id', '=', id).execute();

test('[L-23, L-49] no search shows a posting that was closed before it, however far the engine is behind', async () => {
  const searches = [{ q: 'lamplighter' }, { q: 'lamplighter', sort: 'newest' }, {}].map((one) =>
    jobSearchSchema.parse(one),
  );
  async function raceIn({ id }: { id: string }, lane: number): Promise<void> {
    for (let race = 0; race < races / lanes; race++) {
      await setStatus(id, 'filled');
      const { data } = await index.search(searches[(race + lane) % searches.length] ?? searches[0]!);
      expect(data.map((job) => job.id)).not.toContain(id);
      expect(data).toHaveLength(pageSize);
      await setStatus(id, 'active');
    }
  }
  await Promise.all(jobs.map(raceIn));
});
