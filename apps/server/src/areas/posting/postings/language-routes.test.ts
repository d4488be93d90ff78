import { emptyDraft } from '@waymark/contract/posting/choices';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { expect, test } from 'vitest';
import { createEmployer } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const nurse: DraftFields = {
  ...emptyDraft,
  title: 'Pflegekraft',
  type: 'full-time',
  category: 'health',
  workMode: 'on-site',
  places: ['Leeds, United Kingdom'],
  description: `<p>${'Wir suchen für unser Team eine Pflegekraft, die mit Herz bei der Sache ist. '.repeat(3)}</p>`,
};

test('[L-40, H-3] the form shows the language that is detected, takes another, and gives it back', async () => {
  const { headers } = await createEmployer(context.services);
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/company${path}`;
    const response = await context.app.inject({ method, url, headers, ...(payload && { payload }) });
    return response.json();
  };
  const stored = (id: string) =>
    context.database
      .selectFrom('jobs')
      .select(['language', 'language_stated'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  const { id: draftId } = (await call('POST', '/drafts', { fields: nurse })).data;
  expect((await call('GET', `/drafts/${draftId}/preview`)).data).toMatchObject({
    detectedLanguage: 'de',
    job: { language: 'de' },
  });

  await call('PUT', `/drafts/${draftId}`, { version: 1, fields: { ...nurse, language: 'Klingon' } });
  const refused = await call('POST', `/drafts/${draftId}/publish`, { version: 2 });
  expect(refused.fields.language).toContain('Leave it empty to have it detected.');

  await call('PUT', `/drafts/${draftId}`, { version: 2, fields: { ...nurse, language: 'en' } });
  expect((await call('GET', `/drafts/${draftId}/preview`)).data).toMatchObject({
    detectedLanguage: 'de',
    job: { language: 'en' },
  });
  const { jobId } = (await call('POST', `/drafts/${draftId}/publish`, { version: 3 })).data;
  expect(await stored(jobId)).toEqual({ language: 'en', language_stated: true });

  // A change begins with what is stated, and an empty field takes it back.
  const { draftId: changeId } = (await call('POST', `/jobs/${jobId}/edit`)).data;
  const change = (await call('GET', `/drafts/${changeId}`)).data;
  expect(change.fields.language).toBe('en');
  await call('PUT', `/drafts/${changeId}`, {
    version: change.version,
    fields: { ...change.fields, language: '' },
  });
  await call('POST', `/drafts/${changeId}/publish`, { version: change.version + 1 });
  expect(await stored(jobId)).toEqual({ language: 'de', language_stated: false });
});
