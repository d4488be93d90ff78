import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { rewordJobs } from './handlers.ts';

const context = useTestApp();

const find = async (q: string) => {
  const response = await context.app.inject(`/api/jobs?q=${encodeURIComponent(q)}`);
  return response.json<{
    data: { id: string; company: { name: string } }[];
    facets: { company: { name: string }[] };
  }>();
};

async function rename(companyId: string, name: string): Promise<void> {
  await context.database.updateTable('companies').set({ name }).where('id', '=', companyId).execute();
}

test("[H-2] a company's jobs are found by its new name and keep all their other words", async () => {
  const job = await createJob(context.services, { title: 'Harbour pilot', skills: ['C++'] });
  await createJob(context.services, { company_id: job.companyId, status: 'expired' });
  await context.services.changes.settled();
  await rename(job.companyId, 'Quayside C#');
  const reword = () => rewordJobs(context.database, { companyId: job.companyId });
  await reword();
  await context.services.changes.settled();
  for (const words of ['quayside', 'C#', 'C++', 'harbour pilot']) {
    const { data, facets } = await find(words);
    expect(data.map(({ id, company }) => [id, company.name])).toEqual([[job.id, 'Quayside C#']]);
    expect(facets.company.map(({ name }) => name)).toEqual(['Quayside C#']);
  }
  const vectors = () =>
    sql`select search_vector::text from jobs order by number`
      .execute(context.database)
      .then(({ rows }) => rows);
  const once = await vectors();
  await reword();
  expect(await vectors()).toEqual(once);
});

test('[H-2] what else a company says of itself is found and shown at once', async () => {
  const job = await createJob(context.services);
  await context.services.changes.settled();
  await find('');
  await context.database
    .updateTable('companies')
    .set({ name: 'Anchor & Sons', industry: 'Chandlery' })
    .where('id', '=', job.companyId)
    .execute();
  await context.services.changes.settled();
  const found = (await context.app.inject('/api/jobs?industry=chandlery')).json<{ data: unknown }>();
  expect(found.data).toMatchObject([{ id: job.id, company: { name: 'Anchor & Sons' } }]);
});
