import { beforeAll, expect, test } from 'vitest';
import { createEmployer, createJob } from '../../../testing/factories.ts';
import { createKey, type TestKey } from '../../../testing/key-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let key: TestKey;

beforeAll(async () => {
  const user = await createEmployer(context.services);
  // Past its first posting, which waits for approval.
  await createJob(context.services, { company_id: user.companyId, status: 'expired', posted_at: new Date() });
  const scopes = ['jobs:read', 'jobs:write'] as const;
  key = await createKey(context.services, user.id, { company_id: user.companyId, scopes: [...scopes] });
});

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const response = await context.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: key.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const german = `<p>${'Wir suchen für unser Team eine Pflegekraft, die mit Herz bei der Sache ist. '.repeat(3)}</p>`;
const english = `<p>${'We are looking for a nurse who works with us and who likes to help people. '.repeat(3)}</p>`;
const posting = {
  title: 'Pflegekraft Nordlicht',
  description: german,
  type: 'full-time',
  category: 'health',
  workMode: 'on-site',
  places: ['Leeds, United Kingdom'],
};
const languageOf = async (id: string) => (await call('GET', `/company/jobs/${id}`)).body.data.language;
const find = async (query: string) =>
  ((await call('GET', `/jobs?q=Nordlicht${query}`)).body.data as { id: string }[]).map(({ id }) => id);

test('[L-40, L-28] a posting’s language is detected, stated, kept, taken back, and filtered by', async () => {
  const { body } = await call('POST', '/company/jobs', posting);
  const { id } = body.data;
  const path = `/company/jobs/${id}`;
  expect(await languageOf(id)).toBe('de');
  expect([await find('&language=de'), await find('&language=en')]).toEqual([[id], []]);

  const leaves = async (url: string) => (await context.app.inject(url)).body;
  expect(await leaves('/feeds/jobs.rss?q=Nordlicht')).toContain('<dc:language>de</dc:language>');
  expect(await leaves('/feeds/jobs.atom?q=Nordlicht')).toContain('<entry xml:lang="de">');
  expect(await leaves('/feeds/jobs.json?q=Nordlicht')).toContain('"language":"de"');

  // What was told from the text changes with it; what is stated does not.
  await call('PATCH', path, { description: english });
  expect(await languageOf(id)).toBe('en');
  await call('PATCH', path, { language: 'pl' });
  await call('PATCH', path, { description: german });
  expect(await languageOf(id)).toBe('pl');
  await call('PATCH', path, { language: '' });
  expect(await languageOf(id)).toBe('de');

  await call('PATCH', path, { description: german + english + english });
  expect(await languageOf(id)).toBe('en, de');
  expect([await find('&language=de'), await find('&language=en')]).toEqual([[id], [id]]);
});

test('[L-40] what names no language is refused by its field, and nothing is posted', async () => {
  const refused = await call('POST', '/company/jobs', { ...posting, language: 'Klingon' });
  expect(refused.status).toBe(400);
  expect(refused.body.fields.language).toContain('Enter the language by its code, for example “de”');
  expect((await call('POST', '/company/jobs', { ...posting, language: 'de, en, fr' })).status).toBe(400);
});
