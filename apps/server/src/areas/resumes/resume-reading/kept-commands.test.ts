import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createResume } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { unreadableMessages } from './constants.ts';
import { ensureFileReading } from './kept-commands.ts';

const context = useTestApp();

const fixture = () => readFile(new URL('../../../testing/resumes/projects-only-recife.pdf', import.meta.url));
const away = { open: () => Promise.reject(new Error('away')) };
const withoutFiles = () => ({
  database: context.database,
  files: { ...context.services.files, ...away },
});

/** The file of a candidate's resume. */
async function storedFile(bytes?: Buffer) {
  const { id } = await createResume(context.services, bytes ? { bytes } : {});
  return context.database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['resumes.file_id', 'files.storage_key'])
    .where('resumes.id', '=', id)
    .executeTakeFirstOrThrow();
}

test('[C-6] a resume is read once, and its reading is stored', async () => {
  const file = await storedFile(await fixture());
  const { resume } = await ensureFileReading(context.services, file);
  expect(resume?.contact.name?.text).toBe('Thiago Nascimento Freire');
  expect((await ensureFileReading(withoutFiles(), file)).resume).toEqual(resume);
});

test('[C-6] an unreadable file returns the reason, also on the next call', async () => {
  const file = await storedFile();
  const { failure } = await ensureFileReading(context.services, file);
  expect(failure?.reason).toBe('no-text');
  expect((await ensureFileReading(withoutFiles(), file)).failure).toEqual(failure);
});

test('[C-6] a new reader version reads the file again', async () => {
  const file = await storedFile(await fixture());
  await ensureFileReading(context.services, file);
  await context.database.updateTable('file_readings').set({ reader_version: 0 }).execute();
  await expect(ensureFileReading(withoutFiles(), file)).rejects.toThrow('away');
});

test('[C-6] the hook that may refuse a reading is called only before a new one', async () => {
  const file = await storedFile(await fixture());
  const refuse = () => Promise.reject(new Error('enough'));
  await expect(ensureFileReading(context.services, file, { before: refuse })).rejects.toThrow('enough');
  await ensureFileReading(context.services, file);
  expect((await ensureFileReading(context.services, file, { before: refuse })).resume).toBeDefined();
});

test('[C-6] returns a retry time while too many files are being read, and stores nothing', async () => {
  const file = await storedFile(await fixture());
  const message = unreadableMessages.busy;
  const read = () => Promise.resolve({ failure: { reason: 'busy' as const, message } });
  await expect(ensureFileReading(context.services, file, { read })).rejects.toMatchObject({
    code: 'unavailable',
    message,
    detail: { retryAfterSeconds: expect.any(Number) as number },
  });
  expect((await ensureFileReading(context.services, file)).resume).toBeDefined();
});
