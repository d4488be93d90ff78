import { beforeEach, expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { languageRules, readLanguages } from './language-commands.ts';

const context = useTestApp();

const german = `<p>${'Wir suchen für unser Team eine Pflegekraft, die mit Herz bei der Sache ist. '.repeat(3)}</p>`;
const english = `<p>${'We are looking for a nurse who works with us and who likes to help people. '.repeat(3)}</p>`;

const languageOf = async (id: string) =>
  (
    await context.database
      .selectFrom('jobs')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).language;

beforeEach(async () => {
  await context.database.deleteFrom('posting_language_reading').execute();
});

test('[L-40] postings of before are read once, in batches, and a stated language stays', async () => {
  const first = await createJob(context.services, { description: german });
  const stated = await createJob(context.services, {
    description: german,
    language: 'fr',
    language_stated: true,
  });
  const last = await createJob(context.services, { description: english, status: 'expired' });
  await readLanguages(context.database, { batchSize: 1 });
  expect(await Promise.all([first, stated, last].map(({ id }) => languageOf(id)))).toEqual([
    'de',
    'fr',
    'en',
  ]);

  // Those that were read are not looked at again.
  await context.database.updateTable('jobs').set({ language: '' }).where('id', '=', first.id).execute();
  const later = await createJob(context.services, { description: german });
  await readLanguages(context.database);
  expect([await languageOf(first.id), await languageOf(later.id)]).toEqual(['', 'de']);
});

test('[L-40] newer rules read all of them again', async () => {
  const job = await createJob(context.services, { description: german });
  await context.database
    .insertInto('posting_language_reading')
    .values({ rules: languageRules - 1, last_number: job.number })
    .execute();
  await readLanguages(context.database);
  expect(await languageOf(job.id)).toBe('de');
});

test('[L-40] a run that is stopped goes on where it ended, and the search follows', async () => {
  const job = await createJob(context.services, { title: 'Stopped', description: german });
  const stopping = AbortSignal.abort(new Error('stopped'));
  await expect(readLanguages(context.database, { signal: stopping })).rejects.toThrow('stopped');
  expect(await languageOf(job.id)).toBe('');
  await readLanguages(context.database);
  await context.services.changes.settled();
  const found = await context.app.inject('/api/jobs?q=Stopped&language=de');
  expect(found.json().data).toMatchObject([{ id: job.id, language: 'de' }]);
});
