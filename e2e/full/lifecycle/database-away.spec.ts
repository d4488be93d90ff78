import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from '../../../apps/server/src/testing/server-process.ts';
import { findPostgres, startPostgresIn, type PostgresServer } from '../../../tooling/dev/postgres.ts';
import { startBuiltServer } from '../../fixtures/built-server.ts';
import { expect, test } from '../../fixtures/test.ts';

const programs = findPostgres();
let directories: { data: string; cluster: string };
let postgres: PostgresServer;
let server: ServerProcess;

test.beforeAll(async () => {
  if (programs === undefined) return;
  const directory = await mkdtemp(join(tmpdir(), 'waymark-away-'));
  // PostgreSQL may run as another user than this one.
  await chmod(directory, 0o755);
  directories = { data: directory, cluster: await mkdtemp(join(directory, 'cluster-')) };
  postgres = await startPostgresIn(programs, directories.cluster);
  server = await startBuiltServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: directories.data,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    CONTACT_EMAIL: 'hello@waymark.example',
  });
});
test.afterAll(async () => {
  await server?.end('SIGTERM');
  await postgres?.stop();
  if (directories) await rm(directories.data, { recursive: true, force: true });
});

const get = (path: string) => fetch(server.baseUrl + path);
const waiting = 'signing in and applying have to wait';
const signIn = () =>
  fetch(`${server.baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'not the password' }),
  });

test('[L-21] without PostgreSQL calls get Retry-After, jobs stay readable, and all recovers', async () => {
  test.skip(programs === undefined, 'no PostgreSQL server is installed');
  expect((await get('/')).status).toBe(200);
  // Calls are under way when the connections go.
  const underWay = Array.from({ length: 20 }, signIn);
  await postgres.stop();
  for (const answer of await Promise.all(underWay)) expect([401, 429, 503]).toContain(answer.status);

  for (const answer of [await signIn(), await get('/readyz'), await get('/blog-classic?q=unknown')]) {
    expect(answer.status, answer.url).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  for (const path of [
    '/home',
    '/browse-job-filter-list',
    '/browse-job-filter-list?q=nurse',
    '/jobs?q=nurse',
    '/companies?q=unknown',
  ]) {
    const page = await get(path);
    expect(page.status, path).toBe(200);
    await expect.poll(async () => (await get(path)).text(), { timeout: 20_000 }).toContain(waiting);
  }
  expect((await get('/')).status).toBe(200);
  expect((await get('/healthz')).status).toBe(200);
  expect(server.running).toBe(true);

  const { port } = new URL(postgres.url);
  postgres = await startPostgresIn(programs ?? '', directories.cluster, Number(port));
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect([401, 429]).toContain((await signIn()).status);
  await expect.poll(async () => (await get('/home')).text(), { timeout: 20_000 }).not.toContain(waiting);
});
