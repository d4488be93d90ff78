import { jobFields } from '@waymark/contract/jobs/job-fields';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEmployer, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { desertCompanies } from '../../companies/companies/commands.ts';
import { createReceiver } from './commands.ts';
import { listReceivers } from './queries.ts';

const context = useTestApp();

test('[L-26, L-28] with its last member a company loses its receivers, and its sources stop', async () => {
  const { database } = context;
  const [left, other] = [await createEmployer(context.services), await createEmployer(context.services)];
  for (const { companyId } of [left, other]) {
    const input = { url: 'https://hooks.example/', name: '', events: ['job.opened' as const] };
    await createReceiver(database, companyId, input, []);
    await sql`
      insert into job_sources (id, name, company_id, address, format, employer_name, every_hours, applications)
      values (${crypto.randomUUID()}, ${`company-${companyId}`}, ${companyId}, 'https://a.example/', 'xml', '', 24, 'there')
    `.execute(database);
  }
  await database.transaction().execute((transaction) => desertCompanies(transaction, [left.companyId]));
  expect(await listReceivers(database, left.companyId)).toEqual([]);
  expect(await listReceivers(database, other.companyId)).toHaveLength(1);
  const sources = await database.selectFrom('job_sources').select(['company_id', 'is_on']).execute();
  const isOn = Object.fromEntries(sources.map((source) => [source.company_id, source.is_on]));
  expect([isOn[left.companyId], isOn[other.companyId]]).toEqual([false, true]);
  await sql`delete from job_sources where company_id in (${left.companyId}, ${other.companyId})`.execute(
    database,
  );
});

const changed = { line: "'New'", text: "'New'", items: "array['New']", number: '3' } as const;

test('[L-28] a change of any field of the table is told of its posting', async () => {
  const { database, services } = context;
  const { companyId } = await createEmployer(services);
  const input = { url: 'https://hooks.example/', name: '', events: ['job.changed' as const] };
  await createReceiver(database, companyId, input, []);
  const told: string[] = [];
  for (const { column, kind } of jobFields) {
    const { id } = await createJob(services, { company_id: companyId });
    // What is only told from the text changes with the text.
    const stated = column === 'language' ? ', language_stated = true' : '';
    const set = sql.raw(`${column} = ${changed[kind]}${stated}`);
    await sql`update jobs set ${set} where id = ${id}`.execute(database);
    const deliveries = await database
      .selectFrom('webhook_deliveries')
      .select('type')
      .where('object_id', '=', id)
      .execute();
    if (deliveries.some(({ type }) => type === 'job.changed')) told.push(column);
  }
  await database.deleteFrom('webhook_receivers').where('company_id', '=', companyId).execute();
  expect(told).toEqual(jobFields.map(({ column }) => column));
});
