import { sql } from 'kysely';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeStoredFiles } from '../../../platform/files/stored-files.ts';
import { createApplication, createCandidate, createResume, createStaff } from '../../../testing/factories.ts';
import { readZip } from '../../../testing/read-files.ts';
import { queuedJobs, sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sweepExports } from './export-commands.ts';
import { makeExport } from './handlers.ts';

const context = useTestApp();

type Headers = Record<string, string>;
const ask = (headers: Headers = {}) =>
  context.app.inject({ method: 'POST', url: '/api/account-exports', headers });
const latest = async (headers: Headers) =>
  (await context.app.inject({ url: '/api/account-exports/latest', headers })).json().data;
const download = (id: string, headers: Headers = {}) =>
  context.app.inject({ url: `/api/account-exports/${id}/file`, headers });

/** The copies that the queue is to make, in order. */
const queued = async () =>
  (await queuedJobs(context.database, 'export-account')).map(({ exportId }) => exportId);

async function createCopy(headers: Headers): Promise<string> {
  const { id } = (await ask(headers)).json().data;
  await makeExport(context.services, id);
  return id;
}

async function expire(id: string): Promise<void> {
  await context.database
    .updateTable('account_exports')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute();
}

describe('[G-10] POST /account-exports', () => {
  test('starts a copy, and the queue is to make it', async () => {
    const { headers } = await createCandidate(context.services);
    expect(await latest(headers)).toBeNull();
    const response = await ask(headers);
    expect(response.statusCode).toBe(202);
    const { data } = response.json();
    expect(data).toMatchObject({ status: 'waiting', done: 0, total: 0, size: null, expiresAt: null });
    expect(await queued()).toContain(data.id);
    expect(await latest(headers)).toEqual(data);
  });

  test('asked again, and twice at once, gives the one that is being made', async () => {
    const { headers } = await createCandidate(context.services);
    const before = (await queued()).length;
    const answers = await Promise.all([ask(headers), ask(headers), ask(headers)]);
    const ids = new Set(answers.map((answer) => answer.json().data.id));
    expect(ids.size).toBe(1);
    expect(await queued()).toHaveLength(before + 1);
  });

  test('after a finished copy a new one is made, and the old one stays until it expires', async () => {
    const { headers } = await createCandidate(context.services);
    const first = await createCopy(headers);
    const second = (await ask(headers)).json().data.id;
    expect(second).not.toBe(first);
    expect((await download(first, headers)).statusCode).toBe(200);
    expect((await download(second, headers)).statusCode).toBe(404);
  });

  test('a failed copy is tried again under its own name', async () => {
    const { headers } = await createCandidate(context.services);
    const { id } = (await ask(headers)).json().data;
    await context.database
      .updateTable('account_exports')
      .set({ status: 'failed' })
      .where('id', '=', id)
      .execute();
    const before = (await queued()).length;
    expect((await ask(headers)).json().data).toMatchObject({ id, status: 'waiting' });
    expect(await queued()).toHaveLength(before + 1);
  });

  test('the sixth on one day has to wait', async () => {
    const { headers } = await createCandidate(context.services);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await ask(headers)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test('a guest is refused, and staff have data of their own', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask((await createStaff(context.services)).headers)).statusCode).toBe(202);
  });
});

describe('[G-10] GET /account-exports/:exportId/file', () => {
  test('a finished copy is downloaded as an attachment that no browser shows or keeps', async () => {
    const { headers } = await createCandidate(context.services);
    const id = await createCopy(headers);
    const { size, status, expiresAt, done, total } = await latest(headers);
    const response = await download(id, headers);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toHaveLength(size);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(size),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="waymark-data-[\d-]{10}\.zip"/,
    );
    expect([...(await readZip(response.rawPayload)).keys()]).toEqual(['index.html', 'data.json']);
    expect({ status, done, total }).toEqual({ status: 'ready', done: 2, total: 2 });
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });

  test('a copy of another user, unfinished, expired or unknown, is not found; guests sign in', async () => {
    const [owner, other] = [await createCandidate(context.services), await createCandidate(context.services)];
    const id = await createCopy(owner.headers);
    expect((await download(id, other.headers)).statusCode).toBe(404);
    expect(await latest(other.headers)).toBeNull();
    expect((await download(id)).statusCode).toBe(401);
    const running = (await ask(other.headers)).json().data.id;
    expect((await download(running, other.headers)).statusCode).toBe(404);
    expect((await download('0193a1b2-0000-7000-8000-000000000001', owner.headers)).statusCode).toBe(404);
    expect((await download('latest', owner.headers)).statusCode).toBe(404);
    await expire(id);
    expect((await download(id, owner.headers)).statusCode).toBe(404);
    expect(await latest(owner.headers)).toBeNull();
  });

  test('the mail about it leads to the account and carries neither the copy nor its address', async () => {
    const { email, headers } = await createCandidate(context.services);
    const id = await createCopy(headers);
    const [mail] = await sentMails(context.database, email);
    expect(mail?.subject).toBe('The copy of your Waymark data is ready');
    expect(mail?.text).toMatch(/\/account$/m);
    expect(`${mail?.text}${mail?.html}`).not.toContain(id);
  });
});

describe('[G-10] the sweep', () => {
  test('removes an expired copy with its row, its file and its bytes, and no other', async () => {
    const { database, services } = context;
    const [old, fresh] = [await createCandidate(services), await createCandidate(services)];
    const [expired, kept] = [await createCopy(old.headers), await createCopy(fresh.headers)];
    await expire(expired);
    const { storage_key: key } = await database
      .selectFrom('account_exports')
      .innerJoin('files', 'files.id', 'account_exports.file_id')
      .select('files.storage_key')
      .where('account_exports.id', '=', expired)
      .executeTakeFirstOrThrow();
    await sweepExports(services);
    const left = await database.selectFrom('account_exports').select('id').execute();
    expect(left.map((row) => row.id)).not.toContain(expired);
    expect(await database.selectFrom('files').select('id').where('storage_key', '=', key).execute()).toEqual(
      [],
    );
    expect((await queuedJobs(database, 'remove-files')).at(-1)?.keys).toContain(key);
    const path = join(services.config.dataDirectory, 'files', key.slice(-2), key);
    await access(path);
    await removeStoredFiles(services, [key]);
    await removeStoredFiles(services, [key]);
    await expect(access(path)).rejects.toThrow('ENOENT');
    expect((await download(kept, fresh.headers)).statusCode).toBe(200);
  });

  test('gives up what a lost job left unfinished, so that a new copy can be asked for', async () => {
    const { headers } = await createCandidate(context.services);
    const { id } = (await ask(headers)).json().data;
    await sweepExports(context.services, new Date(Date.now() + 23 * 3_600_000));
    expect(await latest(headers)).toMatchObject({ id });
    await sweepExports(context.services, new Date(Date.now() + 25 * 3_600_000));
    expect(await latest(headers)).toBeNull();
    await makeExport(context.services, id);
    expect((await ask(headers)).json().data.id).not.toBe(id);
  });
});

test('[G-10] the files in the copy are the ones that were uploaded', async () => {
  const { services } = context;
  const { id: userId, headers } = await createCandidate(services);
  const first = await createResume(services, { userId, bytes: Buffer.from('%PDF-1.4 the first') });
  await createResume(services, { userId, bytes: Buffer.from('%PDF-1.4 the second') });
  await createApplication(services, { user_id: userId, resume_id: first.id, cover_letter: 'I can do it.' });
  const { rawPayload } = await download(await createCopy(headers), headers);
  const files = await readZip(rawPayload);
  expect(files.get('files/ada-lovelace.pdf')?.toString()).toBe('%PDF-1.4 the first');
  expect(files.get('files/ada-lovelace (2).pdf')?.toString()).toBe('%PDF-1.4 the second');
  const data = JSON.parse(String(files.get('data.json')));
  expect(data.resumes).toMatchObject([
    { id: first.id, file: 'files/ada-lovelace.pdf', chosenAsDefault: true },
    { file: 'files/ada-lovelace (2).pdf', chosenAsDefault: false },
  ]);
  expect(data.applications).toMatchObject([{ coverLetter: 'I can do it.', resumeId: first.id }]);
  expect(String(files.get('index.html'))).toContain('href="files/ada-lovelace%20(2).pdf"');
});
