import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../../../tooling/dev/postgres.ts';
import { startEngine, type RunningEngine } from '../../../../../../tooling/engine/start-engine.ts';
import { createCompany, createJob } from '../../../testing/factories.ts';
import {
  caughtUp,
  eventually,
  feedEngine,
  fillEngine,
  isAsFilled,
  listDocuments,
  newEngineConfig,
} from '../../../testing/search-engine.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { EngineGateway } from './engine-gateway.ts';

const context = useTestApp();
const kills = 10;
const changesEach = 20;
/** An engine takes seconds to start, on a busy machine many. */
const killedWithinMs = 1_200_000;

beforeEach(async () => {
  await context.database.deleteFrom('jobs').execute();
});

/** An engine that may be killed, and started again with what it had. */
async function startOwnEngine() {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-killed-engine-'));
  const port = await freePort();
  let running: RunningEngine | undefined;
  const start = async () => void (running = await startEngine({ directory, port, heapMegabytes: 512 }));
  onTestFinished(async () => {
    await running?.kill();
    await rm(directory, { recursive: true, force: true });
  });
  await start();
  return { url: `http://127.0.0.1:${port}`, start, kill: async () => running?.kill() };
}

let opened = 0;

/** Opens postings, changes some that are open and closes every second. */
async function changePostings(companyId: string): Promise<void> {
  for (let nth = 0; nth < changesEach; nth++) {
    const { id } = await createJob(context.services, {
      company_id: companyId,
      title: `Keeper ${++opened % 7}`,
      description: opened % 3 === 0 ? '<p>Keep the light.</p>' : `<p>Keep light ${opened}.</p>`,
    });
    await sql`
      update jobs set title = 'Pilot ' || number
      where number in (select number from jobs where status = 'active' order by random() limit 1)
    `.execute(context.database);
    if (opened % 2 === 0)
      await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', id).execute();
  }
}

const isSearched = (engine: EngineGateway) =>
  eventually(async () => (await engine.listIndices()).some((one) => one.isSearched) || undefined);

test(
  '[L-49] an engine that is killed ten times while postings change has lost nothing and shows nothing old',
  async () => {
    const own = await startOwnEngine();
    const config = newEngineConfig(own.url);
    const engine = new EngineGateway(config);
    const feeding = await feedEngine(context.database, config);
    onTestFinished(feeding.stop);
    const { id } = await createCompany(context.services);
    await isSearched(engine);
    for (let kill = 0; kill < kills; kill++) {
      const changing = changePostings(id);
      await own.kill();
      await own.start();
      await changing;
    }
    await context.database.updateTable('companies').set({ name: 'Pharos' }).where('id', '=', id).execute();
    await caughtUp(engine, feeding);
    const filled = await fillEngine(context.database, newEngineConfig(own.url));
    const documents = await listDocuments(engine);
    expect(documents.length).toBeGreaterThan(kills);
    expect(documents).toEqual(await listDocuments(filled));
  },
  killedWithinMs,
);

test(
  '[L-49] who feeds may end anywhere: another goes on where the index is',
  async () => {
    const config = newEngineConfig();
    const engine = new EngineGateway(config);
    const { id } = await createCompany(context.services);
    for (let end = 0; end < kills; end++) {
      const feeding = await feedEngine(context.database, config);
      // In the middle of whatever it is at.
      await Promise.all([changePostings(id), isSearched(engine)]);
      await feeding.stop();
    }
    const feeding = await feedEngine(context.database, config);
    onTestFinished(feeding.stop);
    await caughtUp(engine, feeding);
    expect(await isAsFilled(context.database, engine)).toBe(true);
  },
  killedWithinMs,
);

test('[L-49] of two that feed one does, and the other when it ends', async () => {
  const config = newEngineConfig();
  const engine = new EngineGateway(config);
  const [first, second] = [
    await feedEngine(context.database, config),
    await feedEngine(context.database, config),
  ];
  onTestFinished(second.stop);
  await createJob(context.services);
  await caughtUp(engine, first);
  await first.stop();
  const { number } = await createJob(context.services);
  await caughtUp(engine, second);
  expect((await listDocuments(engine)).map((one) => one['number'])).toContain(number);
});

test('[L-49] a lost index is filled again', async () => {
  const config = newEngineConfig();
  const engine = new EngineGateway(config);
  const feeding = await feedEngine(context.database, config);
  onTestFinished(feeding.stop);
  await createJob(context.services);
  const lost = await caughtUp(engine, feeding);
  await engine.removeIndex(lost);
  await createJob(context.services);
  expect(await caughtUp(engine, feeding)).not.toBe(lost);
  expect(await listDocuments(engine)).toHaveLength(2);
});

test('[L-49] a restored database fills a new index, and searches go on while it takes the place of the old one', async () => {
  const config = newEngineConfig();
  const engine = new EngineGateway(config);
  await sql`insert into read_model_mark default values on conflict do nothing`.execute(context.database);
  await createJob(context.services, { title: 'Harbour Pilot' });
  await fillEngine(context.database, config);
  const [old] = await engine.listIndices();
  const found: number[] = [];
  const done = new AbortController();
  const searching = (async () => {
    while (!done.signal.aborted) found.push((await engine.search({})).hits.hits.length);
  })();
  // As a restore marks it: the cursor of before says nothing of this database.
  await sql`update read_model_mark set mark = gen_random_uuid()`.execute(context.database);
  await createJob(context.services, { title: 'Sea Pilot' });
  const feeding = await feedEngine(context.database, config);
  onTestFinished(feeding.stop);
  expect(await eventually(async () => found.find((count) => count > 2))).toBe(3);
  // The old one goes once no search can be under way in it.
  await eventually(async () => (await engine.listIndices()).length === 1 || undefined);
  done.abort();
  await searching;
  expect(found.every((count) => count > 0)).toBe(true);
  expect(await engine.listIndices()).not.toContainEqual(old);
});

test('[L-49] a write that comes late never wins over a newer one', async () => {
  const config = newEngineConfig();
  const engine = await fillEngine(context.database, config);
  const [index] = await engine.listIndices();
  const write = async (version: number, line: object) => {
    const action = 'title' in line ? 'index' : 'delete';
    const address = { _id: '1', version, version_type: 'external_gte' };
    const lines = [{ [action]: address }, ...(action === 'index' ? [line] : [])];
    const [item] = await engine.bulk(
      `${index?.name}-writing`,
      lines.map((one) => `${JSON.stringify(one)}\n`).join(''),
    );
    return item?.status;
  };
  expect(await write(7, { title: 'New' })).toBe(201);
  expect(await write(6, { title: 'Old' })).toBe(409);
  expect(await write(9, {})).toBe(200);
  expect(await write(8, { title: 'Old' })).toBe(409);
});

test('[L-49] what another board keeps under a longer name stays', async () => {
  const config = newEngineConfig();
  const other = { ...config, index: `${config.index}-2` };
  await createJob(context.services);
  const engine = await fillEngine(context.database, other);
  await fillEngine(context.database, config);
  await fillEngine(context.database, config);
  expect(await listDocuments(engine)).toHaveLength(1);
});
