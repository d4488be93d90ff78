import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { followCompany } from './jobs.ts';

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
  await context.services.changes.publish({ kind: 'jobs', jobNumbers: [job.number] });
  await rename(job.companyId, 'Quayside C#');
  const change = { companyId: job.companyId, renamed: true };
  await followCompany(context.services, change);
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
  await followCompany(context.services, change);
  expect(await vectors()).toEqual(once);
});

test('[H-2] another change of a company reaches other processes by the time of one job', async () => {
  const job = await createJob(context.services);
  await createJob(context.services, { company_id: job.companyId });
  await context.index.catchUp();
  await followCompany(context.services, { companyId: job.companyId, renamed: false });
  expect(await context.index.catchUp()).toEqual([job.number]);
});
