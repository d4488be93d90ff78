import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { createChanges } from '../../../platform/changes.ts';
import { newId } from '../../../platform/ids.ts';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createJobIndex, type JobIndex } from '../job-search/job-index.ts';
import { storeSnapshot } from './snapshot-commands.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });

beforeEach(async () => {
  await sql`delete from jobs`.execute(context.database);
  await sql`delete from replica_snapshots`.execute(context.database);
});

/** A node on a disk of its own, as it starts beside others. */
async function startNode(): Promise<JobIndex> {
  const { services, database } = context;
  const dataDirectory = join(services.config.dataDirectory, newId());
  const config = { dataDirectory, databaseUrl: 'postgresql://shared.example/board' };
  const index = createJobIndex({ ...services, changes: createChanges(database, log), config }, log);
  onTestFinished(() => index.stop());
  await index.ready;
  return index;
}

const store = async (index: JobIndex) =>
  storeSnapshot(context.services, await index.source(), context.services.temporaryDirectory);
const titlesOf = async (index: JobIndex) =>
  (await index.search(jobSearchSchema.parse({}))).data.map(({ title }) => title).toSorted();
const findStored = () => context.database.selectFrom('replica_snapshots').selectAll().execute();

async function putFile(key: string, text: string): Promise<void> {
  const { temporaryDirectory, files } = context.services;
  await mkdir(temporaryDirectory, { recursive: true });
  const path = join(temporaryDirectory, newId());
  await writeFile(path, text);
  await files.adopt(path, key);
}

/** Changes a title in the table alone: only a node that reads the tables shows it. */
async function retitleUnnoticed(id: string, title: string): Promise<void> {
  await sql`alter table jobs disable trigger user`.execute(context.database);
  await context.database.updateTable('jobs').set({ title }).where('id', '=', id).execute();
  await sql`alter table jobs enable trigger user`.execute(context.database);
}

test('[L-32] a new node starts from the file of another one and the changes since then', async () => {
  const job = await createJob(context.services, { title: 'Lamplighter' });
  expect(await store(await startNode())).toBeGreaterThan(0);
  await retitleUnnoticed(job.id, 'Title that only the table has');
  await createJob(context.services, { title: 'Night Watchman' });
  const index = await startNode();
  expect(await titlesOf(index)).toEqual(['Lamplighter', 'Night Watchman']);
  expect((await index.search(jobSearchSchema.parse({ q: 'lamplighter' }))).total).toBe(1);
});

test('[L-32] a snapshot is stored once for each state, and the newer one takes its place', async () => {
  await createJob(context.services, { title: 'Lamplighter' });
  const index = await startNode();
  await store(index);
  const [first] = await findStored();
  expect(await store(index)).toBe(0);
  await createJob(context.services, { title: 'Link Boy' });
  expect(await store(await startNode())).toBeGreaterThan(0);
  expect(await findStored()).toEqual([
    expect.objectContaining({
      storage_key: first?.storage_key,
      sha256: expect.not.stringMatching(first?.sha256 ?? '') as string,
    }),
  ]);
  expect(await titlesOf(await startNode())).toEqual(['Lamplighter', 'Link Boy']);
});

test('[L-32] a damaged or missing snapshot is left aside: the tables are read', async () => {
  const { services } = context;
  const job = await createJob(services, { title: 'Lamplighter' });
  await store(await startNode());
  await retitleUnnoticed(job.id, 'Knocker-up');
  const [stored] = await findStored();
  await putFile(stored?.storage_key ?? '', 'no snapshot');
  expect(await titlesOf(await startNode())).toEqual(['Knocker-up']);
  await services.files.remove(stored?.storage_key ?? '');
  expect(await titlesOf(await startNode())).toEqual(['Knocker-up']);
});

test('[L-32] snapshots of another database and of releases long gone leave the storage', async () => {
  const { services, database } = context;
  await createJob(services, { title: 'Lamplighter' });
  const keys = [newId(), newId()];
  for (const key of keys) {
    await putFile(key, 'old');
  }
  const rest = { cursor: '1', sha256: 'none', size: 3 };
  await database
    .insertInto('replica_snapshots')
    .values([
      { ...rest, version: 'old', identity: 'another database', storage_key: keys[0] ?? '' },
      {
        ...rest,
        version: 'old',
        identity: 'this database',
        storage_key: keys[1] ?? '',
        made_at: new Date(0),
      },
    ])
    .execute();
  await store(await startNode());
  expect((await findStored()).map(({ version }) => version)).not.toContain('old');
  for (const key of keys) await expect(services.files.open(key)).rejects.toMatchObject({ code: 'not_found' });
});
