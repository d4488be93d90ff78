import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { jobFields } from '@waymark/contract/jobs/job-fields';
import type { NoticeChannelState } from '@waymark/contract/integrations/feeds';
import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany, createJob, createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { tellSearchEngines } from './sending-commands.ts';

const context = useTestApp();
const publicUrl = 'https://jobs.board.example.com';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = new Date('2026-11-26T12:00:00Z');
const later = new Date('2026-11-26T13:00:00Z');

interface Received {
  path: string;
  authorization: string | undefined;
  body: string;
}

let server: Server;
let origin: string;
let received: Received[] = [];
let answer = { status: 200, headers: {} as Record<string, string> };
let staff: { authorization: string };
let company: { id: string };

const addressOf = (jobId: string) => `${publicUrl}/job-detail?job=${jobId}`;
const call = (channel: string, isOn: boolean) =>
  context.app.inject({
    method: 'PUT',
    url: `/api/staff/search-notices/${channel}`,
    headers: staff,
    payload: { isOn },
  });
const states = async () => {
  const response = await context.app.inject({ url: '/api/staff/search-notices', headers: staff });
  return response.json<{ data: NoticeChannelState[] }>().data;
};
const tell = async (at = now) => {
  received = [];
  await tellSearchEngines(context.services, at);
  return received;
};
/** The addresses that IndexNow is told of in one run. */
const told = async (at = now) =>
  (await tell(at)).flatMap(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList).toSorted();
const change = (id: string, values: object) =>
  context.database.updateTable('jobs').set(values).where('id', '=', id).execute();
/** A posting that was open before anything was switched on. */
const createOld = (title: string) =>
  createJob(context.services, {
    title,
    company_id: company.id,
    updated_at: new Date('2026-01-01T00:00:00Z'),
  });

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      if (request.url === '/token') return response.end(JSON.stringify({ access_token: 'the-token' }));
      return response.writeHead(answer.status, answer.headers).end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { services } = context;
  staff = (await createStaff(services)).headers;
  company = await createCompany(services);
  const keyFile = join(services.config.dataDirectory, 'google.json');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(
    keyFile,
    JSON.stringify({
      client_email: 'board@project.example.com',
      private_key: pem,
      token_uri: `${origin}/token`,
    }),
  );
  Object.assign(services.config, {
    publicUrl,
    indexNowUrl: `${origin}/indexnow`,
    googleIndexing: { url: `${origin}/publish`, keyFile },
  });
});
afterAll(() => void server.close());
beforeEach(async () => {
  answer = { status: 200, headers: {} };
  context.services.config.publicUrl = publicUrl;
  for (const channel of ['indexnow', 'google']) await call(channel, false);
  await context.database.deleteFrom('search_notice_channels').execute();
});

describe('[L-27] notices to IndexNow', () => {
  test('are of what opens, changes in what it shows, and closes: each once', async () => {
    const old = await createOld('Old one');
    await call('indexnow', true);
    expect(await told()).toEqual([]);
    const opened = await createJob(context.services, { title: 'Opened', company_id: company.id });
    expect(await told()).toEqual([addressOf(opened.id)]);
    expect(await told()).toEqual([]);
    await change(old.id, { title: 'Another title' });
    await change(opened.id, { status: 'filled' });
    expect(await told()).toEqual([addressOf(old.id), addressOf(opened.id)].toSorted());
    await change(opened.id, { status: 'active' });
    expect(await told()).toEqual([addressOf(opened.id)]);
    await context.database.deleteFrom('jobs').where('id', '=', opened.id).execute();
    expect(await told()).toEqual([addressOf(opened.id)]);
    expect(await told()).toEqual([]);
  });

  test('are of a change of any field of the table', async () => {
    const old = await createOld('Told of each');
    await call('indexnow', true);
    await told();
    const values = { line: 'New', text: 'New', items: ['New'], number: 3 };
    for (const { column, kind } of jobFields) {
      const stated = column === 'language' ? { language_stated: true } : {};
      await change(old.id, { [column]: values[kind], ...stated });
      expect([column, await told()]).toEqual([column, [addressOf(old.id)]]);
    }
  });

  test('are not of a confirmation, an unpublished posting or one that stays closed', async () => {
    const old = await createOld('Confirmed');
    await call('indexnow', true);
    await told();
    await change(old.id, { confirmed_at: new Date(), updated_at: new Date() });
    const pending = await createJob(context.services, { status: 'pending' });
    await change(pending.id, { title: 'Still pending' });
    expect(await told()).toEqual([]);
  });

  test('are of every posting of a company that takes another name', async () => {
    const renamed = await createCompany(context.services);
    const jobs = await Promise.all([1, 2].map(() => createJob(context.services, { company_id: renamed.id })));
    await call('indexnow', true);
    await told();
    await told();
    await context.database
      .updateTable('companies')
      .set({ name: 'Renamed' })
      .where('id', '=', renamed.id)
      .execute();
    expect(await told()).toEqual(jobs.map(({ id }) => addressOf(id)).toSorted());
  });

  test('name the board, and a key that stands there', async () => {
    await call('indexnow', true);
    await told();
    await createJob(context.services);
    const [request] = await tell();
    const sent = JSON.parse(request?.body ?? '') as { host: string; key: string; keyLocation: string };
    expect(sent).toMatchObject({
      host: 'jobs.board.example.com',
      keyLocation: `${publicUrl}/${sent.key}.txt`,
    });
    const file = await context.app.inject(`/${sent.key}.txt`);
    expect([file.statusCode, file.body]).toEqual([200, sent.key]);
    expect((await context.app.inject(`/${'0'.repeat(32)}.txt`)).statusCode).toBe(404);
    await call('indexnow', false);
    expect((await context.app.inject(`/${sent.key}.txt`)).statusCode).toBe(404);
  });

  test('wait where they are refused, and are sent again', async () => {
    await call('indexnow', true);
    await told();
    const job = await createJob(context.services);
    answer = { status: 429, headers: { 'retry-after': '1800' } };
    await tell();
    expect((await states())[0]).toMatchObject({
      waiting: 1,
      failures: 1,
      failure: 'IndexNow asks for fewer requests (429).',
      retryAt: '2026-11-26T12:30:00.000Z',
    });
    answer = { status: 202, headers: {} };
    expect(await told()).toEqual([]);
    expect(await told(later)).toEqual([addressOf(job.id)]);
    expect((await states())[0]).toMatchObject({
      waiting: 0,
      failures: 0,
      failure: '',
      sentCount: 1,
      retryAt: null,
    });
  });

  test('go on from everything where the log no longer says what changed', async () => {
    const [changed, closed] = [await createOld('Changed'), await createOld('Closed')];
    await context.database
      .updateTable('jobs')
      .set({ updated_at: new Date('2026-01-01T00:00:00Z') })
      .execute();
    await call('indexnow', true);
    await told();
    await change(changed.id, { title: 'Changed meanwhile' });
    await change(closed.id, { status: 'expired' });
    await sql`update search_notice_reading set log_cursor = '99999999:99999999:'`.execute(context.database);
    expect(await told()).toEqual([addressOf(changed.id), addressOf(closed.id)].toSorted());
    expect(await told()).toEqual([]);
  });

  test('are not sent from a board that nobody else can open, and staff are told why', async () => {
    await call('indexnow', true);
    await told();
    await createJob(context.services);
    context.services.config.publicUrl = 'http://localhost:3000';
    expect(await tell()).toEqual([]);
    const refused = await call('indexnow', true);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('set PUBLIC_URL') });
    expect((await states())[0]?.obstacle).toContain('set PUBLIC_URL');
  });
});

describe('[L-27] notices to Google', () => {
  test('are signed by the service account, newest first, one request each', async () => {
    const old = await createOld('Will close');
    await call('google', true);
    await tell();
    const opened = await createJob(context.services);
    await tell();
    await change(old.id, { status: 'filled' });
    const [token, notice, ...others] = await tell();
    expect(others).toEqual([]);
    const assertion = new URLSearchParams(token?.body).get('assertion') ?? '';
    const { payload } = await jwtVerify(assertion, publicKey, { audience: `${origin}/token` });
    expect(payload).toMatchObject({
      iss: 'board@project.example.com',
      scope: 'https://www.googleapis.com/auth/indexing',
    });
    expect(notice).toMatchObject({ path: '/publish', authorization: 'Bearer the-token' });
    expect(JSON.parse(notice?.body ?? '')).toEqual({ url: addressOf(old.id), type: 'URL_DELETED' });
    await change(opened.id, { title: 'Again' });
    const [, again] = await tell();
    expect(JSON.parse(again?.body ?? '')).toEqual({ url: addressOf(opened.id), type: 'URL_UPDATED' });
  });

  test('stay within the quota of the day, by the days of Google', async () => {
    await call('google', true);
    await tell();
    await sql`update search_notice_channels set quota_day = '2026-11-26', quota_used = 199`.execute(
      context.database,
    );
    const [first, second] = [await createJob(context.services), await createJob(context.services)];
    const urls = (requests: Received[]) =>
      requests
        .filter(({ path }) => path === '/publish')
        .map(({ body }) => (JSON.parse(body) as { url: string }).url);
    const sent = urls(await tell());
    expect(sent).toHaveLength(1);
    expect(await tell()).toEqual([]);
    const rest = urls(await tell(new Date('2026-11-27T12:00:00Z')));
    expect([...sent, ...rest].toSorted()).toEqual([addressOf(first.id), addressOf(second.id)].toSorted());
  });

  test('need a key file that can be read', async () => {
    const { config } = context.services;
    const { googleIndexing } = config;
    config.googleIndexing = { ...googleIndexing, keyFile: undefined };
    expect((await call('google', true)).json()).toMatchObject({
      message: 'No service account is set: name its key file in GOOGLE_INDEXING_KEY_FILE.',
    });
    config.googleIndexing = { ...googleIndexing, keyFile: '/nowhere.json' };
    await call('google', true);
    await tell();
    await createJob(context.services);
    await tell();
    expect((await states())[1]).toMatchObject({
      failures: 1,
      failure: 'The file that GOOGLE_INDEXING_KEY_FILE names cannot be read.',
    });
    config.googleIndexing = googleIndexing;
  });
});
