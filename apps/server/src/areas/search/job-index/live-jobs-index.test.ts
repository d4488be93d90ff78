import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { createChanges } from '../../../platform/changes.ts';
import { newId } from '../../../platform/ids.ts';
import { createCompany, createEmployer, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { Replica } from '../replica/replica-gateway.ts';
import { createJobIndex, type JobIndex } from '../job-search/job-index.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
let dataDirectory: string;
let node: { index: JobIndex; settle: () => Promise<void> } | undefined;

beforeEach(async () => {
  await sql`delete from jobs`.execute(context.database);
  dataDirectory = join(context.services.config.dataDirectory, newId());
});

afterEach(stop);

async function stop(): Promise<void> {
  await node?.index.stop();
  node = undefined;
}

/** A node of its own in a directory of its own, as it starts. */
async function start(): Promise<JobIndex> {
  const index = begin();
  await index.ready;
  return index;
}

function begin(): JobIndex {
  const changes = createChanges(context.database, log);
  const index = createJobIndex({ ...context.services, changes, config: { dataDirectory } }, log);
  node = { index, settle: () => changes.settled() };
  return index;
}

const titlesOf = async (index: JobIndex, search: object = {}) =>
  (await index.search(jobSearchSchema.parse(search))).data.map(({ title }) => title).toSorted();

const retitle = (id: string, title: string) =>
  context.database.updateTable('jobs').set({ title }).where('id', '=', id).execute();

/** Writes what no change is noted of. */
async function withoutNotes(write: () => Promise<unknown>): Promise<void> {
  await sql`alter table jobs disable trigger user`.execute(context.database);
  await write();
  await sql`alter table jobs enable trigger user`.execute(context.database);
}

async function readModelFile(): Promise<string> {
  const names = await readdir(join(dataDirectory, 'read-model'));
  return join(dataDirectory, 'read-model', names.find((name) => name.startsWith('read-model')) ?? '');
}

test('[L-22] a start takes what its file has and what has changed since', async () => {
  const { services } = context;
  const [kept, renamed, closed] = [
    await createJob(services, { title: 'Lamplighter' }),
    await createJob(services, { title: 'Knocker-up' }),
    await createJob(services, { title: 'Link Boy' }),
  ];
  expect(await titlesOf(await start())).toEqual(['Knocker-up', 'Lamplighter', 'Link Boy']);
  await stop();
  await withoutNotes(() => retitle(kept.id, 'Unannounced Title'));
  await retitle(renamed.id, 'Watchman');
  await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', closed.id).execute();
  await createJob(services, { title: 'Night Watchman' });
  const index = await start();
  expect(await titlesOf(index)).toEqual(['Lamplighter', 'Night Watchman', 'Watchman']);
  expect(await titlesOf(index, { q: 'watchman' })).toEqual(['Night Watchman', 'Watchman']);
  expect(await titlesOf(index, { q: 'lamplighter' })).toEqual(['Lamplighter']);
});

test('[L-22] if no change was missed, a start writes nothing', async () => {
  await createJob(context.services, { title: 'Lamplighter' });
  await start();
  await stop();
  const write = vi.spyOn(Replica.prototype, 'write');
  onTestFinished(() => write.mockRestore());
  expect(await titlesOf(await start())).toEqual(['Lamplighter']);
  expect(write).not.toHaveBeenCalled();
});

describe('the pack of facts', () => {
  const toLogistics = `update facts set row = replace(row, 'retail', 'logistics')`;

  /** Changes the file of a node that has ended, and starts the next. */
  async function startOnChanged(change: string): Promise<JobIndex> {
    await stop();
    const file = new DatabaseSync(await readModelFile());
    file.exec(change);
    file.close();
    return start();
  }

  const searchAll = (index: JobIndex, search: object = {}) => index.search(jobSearchSchema.parse(search));

  test('[L-22] a start from the pack finds, counts and orders as one from the rows', async () => {
    const { services } = context;
    await createJob(services, { title: 'Lamplighter', category: 'retail', salary_yearly_usd: 30_000 });
    await createJob(services, { title: 'Link Boy', salary_yearly_usd: 90_000, type: null });
    await createJob(services, {
      title: 'Lamplighter',
      work_mode: 'remote',
      experience_min: 4,
      skills: ['Gas'],
    });
    await start();
    await stop();
    const asked = [{}, { sort: 'salary' }, { category: 'retail' }, { q: 'lamplighter' }];
    const searchEach = async (index: JobIndex) =>
      Promise.all(asked.map((search) => searchAll(index, search)));
    const packed = await searchEach(await start());
    expect(packed.map(({ total }) => total)).toEqual([3, 3, 1, 2]);
    expect(packed).toEqual(await searchEach(await startOnChanged('delete from fact_pack')));
  });

  test.each([
    ['as it was left is used', `drop trigger facts_updated; ${toLogistics}`, 0],
    ['of facts that have changed is not used', toLogistics, 1],
    [
      'with a changed byte is not used',
      `drop trigger facts_updated; ${toLogistics};
      update fact_pack set pack = unhex(replace(hex(pack), hex('retail'), hex('retaik')))`,
      1,
    ],
    [
      'that is cut off is not used',
      `drop trigger facts_updated; ${toLogistics};
      update fact_pack set pack = substr(pack, 1, length(pack) / 2)`,
      1,
    ],
  ])('[L-22] a pack %s', async (_what, change, inLogistics) => {
    await createJob(context.services, { category: 'retail' });
    await start();
    const index = await startOnChanged(change);
    expect((await searchAll(index, { category: 'logistics' })).total).toBe(inLogistics);
    // Where it was not used, the end of the process has packed the facts as they are.
    await stop();
    expect((await searchAll(await start(), { category: 'logistics' })).total).toBe(inLogistics);
  });
});

test('[L-22] where it is not known what has changed, nothing stays of what is gone', async () => {
  const changes = createChanges(context.database, log);
  const subscribe = vi.spyOn(changes, 'subscribe');
  const index = createJobIndex({ ...context.services, changes, config: { dataDirectory } }, log);
  node = { index, settle: () => changes.settled() };
  const kept = await createJob(context.services, { title: 'Lamplighter' });
  const gone = await createJob(context.services, { title: 'Knocker-up' });
  await changes.settled();
  await index.ready;
  expect(await index.findCompany(gone.companyId)).not.toBeNull();
  await context.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction.deleteFrom('jobs').where('id', '=', gone.id).execute();
    await transaction.deleteFrom('companies').where('id', '=', gone.companyId).execute();
  });
  await subscribe.mock.calls[0]?.[0].lost();
  await index.ready;
  expect(await titlesOf(index)).toEqual(['Lamplighter']);
  expect(await index.findCompany(gone.companyId)).toBeNull();
  expect(await index.findCompany(kept.companyId)).not.toBeNull();
});

test.each([
  ['is missing', (path: string) => rm(path)],
  ['is no database', (path: string) => writeFile(path, 'no database'.repeat(1000))],
  ['ends in the middle', async (path: string) => writeFile(path, (await readFile(path)).subarray(0, 20_000))],
  [
    'is of another database',
    () => sql`update read_model_mark set mark = gen_random_uuid()`.execute(context.database),
  ],
])('[L-22] a file that %s is rebuilt', async (_what, spoil) => {
  await sql`insert into read_model_mark default values on conflict do nothing`.execute(context.database);
  const job = await createJob(context.services, { title: 'Lamplighter' });
  await start();
  await stop();
  await withoutNotes(() => retitle(job.id, 'Gaslighter'));
  await spoil(await readModelFile());
  const index = await start();
  await vi.waitFor(
    async () => expect(await titlesOf(index, { q: 'gaslighter' })).toEqual(['Gaslighter']),
    60_000,
  );
});

test('[L-22] a file whose damage shows only when jobs are read is rebuilt', async () => {
  const { id } = await createCompany(context.services);
  for (let at = 0; at < 150; at++)
    await createJob(context.services, { title: `Lamplighter ${at}`, company_id: id });
  await start();
  await stop();
  const path = await readModelFile();
  const bytes = await readFile(path);
  await writeFile(path, bytes.fill(0, bytes.length / 2));
  const index = await start().catch(() => node?.index);
  await vi.waitFor(() => index?.ready, 60_000);
  expect((await index?.count(jobSearchSchema.parse({ q: 'lamplighter' }))) ?? 0).toBe(150);
});

test('[L-22] the file shrinks with the open jobs: unused names are removed', async () => {
  const { services, database } = context;
  const job = await createJob(services, { title: 'Lamplighter', skills: ['Ladders', 'Oil'] });
  await start();
  for (let year = 1; year <= 5; year++) {
    await database
      .updateTable('jobs')
      .set({ title: `Lamplighter ${year}`, skills: [`Ladders of ${year}`] })
      .where('id', '=', job.id)
      .execute();
    await node?.settle();
  }
  const file = new DatabaseSync(await readModelFile(), { readOnly: true });
  const names = file.prepare('select spelled from names order by spelled').all();
  file.close();
  expect(names.map(({ spelled }) => spelled)).toEqual(['Ladders of 5', 'Lamplighter 5']);
});

test('[L-22] a log that goes back less far than the file makes a start read everything', async () => {
  const { services, database } = context;
  const job = await createJob(services, { title: 'Lamplighter' });
  await start();
  await stop();
  await retitle(job.id, 'Gaslighter');
  await sql`
    insert into job_changes_trimmed (transaction) select max(transaction) from job_changes
    on conflict (single) do update set transaction = excluded.transaction
  `.execute(database);
  await sql`delete from job_changes`.execute(database);
  expect(await titlesOf(await start())).toEqual(['Gaslighter']);
});

test('[L-22] a job has its place even if the place was never announced', async () => {
  const { services, database } = context;
  const index = await start();
  await sql`alter table places disable trigger user`.execute(database);
  const place = await createPlace(services, { city: 'Ultima Thule' });
  await sql`alter table places enable trigger user`.execute(database);
  const job = await createJob(services, { title: 'Lamplighter', place_ids: [place] });
  await node?.settle();
  expect((await index.findJob(job.id))?.places).toMatchObject([{ city: 'Ultima Thule' }]);
  expect(await titlesOf(index, { q: 'thule' })).toEqual(['Lamplighter']);
});

test('[I-6] an open job is shown as the tables have it, with what changes beside it', async () => {
  const { services, database } = context;
  const company = await createCompany(services);
  const job = await createJob(services, {
    company_id: company.id,
    title: 'Lamplighter',
    description: '<p>Lights &amp; <b>lamps</b><script>alert(1)</script></p>',
    skills: ['Ladders'],
    deadline: '2999-12-31',
  });
  const index = await start();
  const expectSame = async () => {
    await node?.settle();
    const shown = await index.findJob(job.id);
    expect(shown).toEqual(await findJob(database, job.id));
    return shown;
  };
  expect((await expectSame())?.acceptsApplications).toBe(false);
  await createEmployer(services, { companyId: company.id });
  expect((await expectSame())?.acceptsApplications).toBe(true);
  await database
    .insertInto('job_questions')
    .values({
      id: newId(),
      job_id: job.id,
      position: 1,
      kind: 'text',
      question: 'Why?',
      required: true,
      knockout: null,
    })
    .execute();
  expect((await expectSame())?.questions).toHaveLength(1);
  await database.deleteFrom('job_questions').where('job_id', '=', job.id).execute();
  await database
    .updateTable('companies')
    .set({
      name: 'Lamps United',
      industry: 'Light',
      size: '11–50',
      verified_at: new Date(),
      verified_by: 'staff',
    })
    .where('id', '=', company.id)
    .execute();
  expect((await expectSame())?.company).toMatchObject({ name: 'Lamps United', size: '11–50' });
  expect((await index.listNewest(1, 1)).jobs[0]?.company).toMatchObject({ industry: 'Light', size: '11–50' });
  expect(await titlesOf(index, { q: 'lamps united' })).toEqual(['Lamplighter']);
  await database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', job.id).execute();
  expect((await expectSame())?.status).toBe('expired');
});

test('[L-21] who asks while the process ends is told to come back, and nothing is logged of it', async () => {
  const index = await start();
  await stop();
  await expect(index.counts()).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await expect(index.findJob(newId())).rejects.toThrow('The service is restarting.');
});
