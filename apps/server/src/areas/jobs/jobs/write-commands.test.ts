import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import { jobFields } from '@waymark/contract/jobs/job-fields';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import type { PostingDraft } from './posting-rules.ts';
import { closePostings, writePostings } from './write-commands.ts';

const context = useTestApp();

const draft = (given: Partial<PostingDraft> = {}): PostingDraft => ({
  sourceId: 'a-1',
  company: { name: 'Café Müller & Co.', website: '', about: '', industry: '' },
  title: 'C++ Developer',
  description: '<p>Build trading systems.</p>',
  ...emptyJobFields,
  requirements: ['Five years of templates'],
  category: 'information-technology',
  type: 'full-time',
  workMode: 'on-site',
  places: [{ city: 'Berlin', region: '', countryCode: 'DE' }],
  skills: ['PostgreSQL'],
  experienceMin: 5,
  salary: { min: 5_000_000, max: 9_338_000, currency: 'EUR', period: 'year' },
  applyUrl: 'https://example.org/jobs/1',
  postedAt: new Date('2026-08-01T00:00:00Z'),
  deadline: null,
  ...given,
});

const berlin = { city: 'Berlin', region: '', countryCode: 'DE', latitude: 52.5, longitude: 13.4, weight: 1 };

const write = (drafts: PostingDraft[], gazetteer = createGazetteer([])) =>
  context.database
    .transaction()
    .execute((transaction) => writePostings(transaction, { source: 'test', drafts, gazetteer }));

const findsJob = async (query: string) => {
  const { rows } = await sql`
    select 1 from jobs where search_vector @@ websearch_to_tsquery('english', ${query})
  `.execute(context.database);
  return rows.length > 0;
};

beforeEach(async () => {
  await sql`truncate jobs, companies, places restart identity cascade`.execute(context.database);
});

const first = { line: 'One', text: 'One', items: ['One'], number: 1 };
const second = { line: 'Two', text: 'Two', items: ['Two', 'Three'], number: 2 };

test('[I-6] every field of the table is stored, and changed by the next import', async () => {
  for (const values of [first, second]) {
    const given: unknown = Object.fromEntries(jobFields.map(({ name, kind }) => [name, values[kind]]));
    await write([draft(given as Partial<PostingDraft>)]);
    const job = await context.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    expect(job).toMatchObject(
      Object.fromEntries(jobFields.map(({ column, kind }) => [column, values[kind]])),
    );
  }
});

test('[I-6] a posting is stored with its company, places and comparable salary', async () => {
  const written = await write([draft()], createGazetteer([berlin]));
  expect(written).toEqual({ inserted: 1, updated: 0, unchanged: 0, jobNumbers: [1] });
  const job = await context.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  expect(job).toMatchObject({
    status: 'active',
    place_ids: [1],
    skills: ['PostgreSQL'],
    salary_max: 9_338_000,
    salary_yearly_usd: 100_000,
    posted_at: new Date('2026-08-01T00:00:00Z'),
  });
  expect(await context.database.selectFrom('companies').selectAll().execute()).toMatchObject([
    { id: job.company_id, slug: 'cafe-muller-co', name: 'Café Müller & Co.' },
  ]);
  expect(await context.database.selectFrom('places').selectAll().execute()).toMatchObject([
    { city: 'Berlin', country: 'Germany', latitude: 52.5 },
  ]);
});

test('[I-7] title, company, skill, place and text are found without accents, its category is not, C++ apart from C', async () => {
  await write([draft()]);
  for (const query of ['cplusplus', 'muller', 'postgresql', 'germany', 'templates']) {
    expect([query, await findsJob(query)]).toEqual([query, true]);
  }
  expect(await findsJob('csharp')).toBe(false);
  expect(await findsJob('information technology')).toBe(false);
});

test('the same posting again costs nothing, a changed one is updated in place', async () => {
  await write([draft()]);
  const before = await context.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  expect(await write([draft()])).toEqual({ inserted: 0, updated: 0, unchanged: 1, jobNumbers: [] });
  expect(await write([draft({ title: 'Rust Developer' })])).toMatchObject({ updated: 1, jobNumbers: [1] });
  const after = await context.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  expect(after).toMatchObject({ id: before.id, number: before.number, title: 'Rust Developer' });
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  expect([await findsJob('cplusplus'), await findsJob('rust')]).toEqual([false, true]);
});

test('an update draws no number, so that the numbers stay dense', async () => {
  await write([draft()]);
  await write([draft({ title: 'Second' })]);
  await write([draft({ title: 'Third' })]);
  expect(await write([draft({ sourceId: 'a-2' })])).toMatchObject({ inserted: 1, jobNumbers: [2] });
});

test('what a company or a place lacked is filled in later, and never overwritten', async () => {
  await write([draft()]);
  const website = 'https://mueller.example';
  await write(
    [
      draft({
        sourceId: 'a-2',
        company: { name: 'CAFÉ Müller & Co', website, about: '', industry: 'Coffee' },
      }),
    ],
    createGazetteer([berlin]),
  );
  await write([
    draft({ sourceId: 'a-3', company: { ...draft().company, website: 'https://other.example' } }),
  ]);
  expect(await context.database.selectFrom('companies').selectAll().execute()).toMatchObject([
    { name: 'Café Müller & Co.', website, industry: 'Coffee' },
  ]);
  expect(await context.database.selectFrom('places').selectAll().execute()).toMatchObject([
    { id: 1, latitude: 52.5 },
  ]);
});

test('a closed posting that is back in its source is open again, a filled one stays filled', async () => {
  await write([draft(), draft({ sourceId: 'a-2' }), draft({ sourceId: 'a-3', deadline: '2020-01-01' })]);
  const status = async () =>
    (await context.database.selectFrom('jobs').select('status').orderBy('source_id').execute()).map(
      (row) => row.status,
    );
  expect(await status()).toEqual(['active', 'active', 'expired']);
  const close = { source: 'test', exceptSourceIds: ['a-2'], status: 'expired' } as const;
  expect(await closePostings(context.database, close)).toEqual([1]);
  expect(await status()).toEqual(['expired', 'active', 'expired']);
  await context.database
    .updateTable('jobs')
    .set({ status: 'filled' })
    .where('source_id', '=', 'a-2')
    .execute();
  await write([
    draft(),
    draft({ sourceId: 'a-2', title: 'Other' }),
    draft({ sourceId: 'a-3', deadline: '2020-01-01' }),
  ]);
  expect(await status()).toEqual(['active', 'filled', 'expired']);
});

test('hostile HTML is reduced to harmless text and links', async () => {
  const description =
    '<h1>Role</h1><script>alert(1)</script><p onclick="x()">Hi <a href="javascript:x()">a</a>' +
    '<a href="https://example.org">b</a><img src=x onerror=alert(1)><svg/onload=alert(1)>';
  await write([draft({ description })]);
  const job = await context.database.selectFrom('jobs').select('description').executeTakeFirstOrThrow();
  expect(job.description).toBe(
    '<h3>Role</h3><p>Hi a' +
      '<a href="https://example.org" rel="nofollow noopener" target="_blank">b</a></p>',
  );
});

test('text that the database cannot hold is stored without the offending characters', async () => {
  await write([
    draft({ title: 'Zero\0 byte \uD800', places: [{ city: 'Ber\0lin', region: '', countryCode: '' }] }),
  ]);
  const job = await context.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  expect(job).toMatchObject({ title: 'Zero byte \uFFFD', place_ids: [1] });
});

test('[I-6] a source confirms each posting that it still has, changed or not', async () => {
  const confirm = async (day: string, drafts: PostingDraft[]) => {
    const now = new Date(`${day}T06:00:00Z`);
    await context.database
      .transaction()
      .execute((transaction) => writePostings(transaction, { source: 'test', drafts, now }));
    const rows = await context.database.selectFrom('jobs').select(['title', 'confirmed_at']).execute();
    return Object.fromEntries(
      rows.map(({ title, confirmed_at: at }) => [title, at.toISOString().slice(0, 10)]),
    );
  };
  const other = draft({ sourceId: 'a-2', title: 'Rust Developer' });
  await confirm('2026-08-01', [draft(), other]);
  expect(await confirm('2026-08-02', [draft()])).toEqual({
    'C++ Developer': '2026-08-02',
    'Rust Developer': '2026-08-01',
  });
  expect(await confirm('2026-08-03', [draft({ skills: [] })])).toMatchObject({
    'C++ Developer': '2026-08-03',
  });
});

test('[H-4] what its company has closed or put away stays so, though its source still has it', async () => {
  await write([draft(), draft({ sourceId: 'a-2' }), draft({ sourceId: 'a-3' })]);
  const { database } = context;
  const close = (sourceId: string, how: { closed_by_company?: boolean; trashed_at?: Date }) =>
    database
      .updateTable('jobs')
      .set({ status: 'expired', ...how })
      .where('source_id', '=', sourceId)
      .execute();
  await close('a-1', { closed_by_company: true });
  await close('a-2', { trashed_at: new Date() });
  await close('a-3', {});
  const drafts = ['a-1', 'a-2', 'a-3'].map((sourceId) => draft({ sourceId }));
  expect(await write(drafts)).toMatchObject({ updated: 1, unchanged: 2 });
  expect(await write(drafts.map((one) => ({ ...one, title: 'New words' })))).toMatchObject({ updated: 3 });
  const rows = await database.selectFrom('jobs').select(['status', 'title']).orderBy('source_id').execute();
  expect(rows).toEqual([
    { status: 'expired', title: 'New words' },
    { status: 'expired', title: 'New words' },
    { status: 'active', title: 'New words' },
  ]);
});

test('[L-40] the language is told from the text unless the source or a person has stated it', async () => {
  const languageOf = () =>
    context.database.selectFrom('jobs').select(['language', 'language_stated']).executeTakeFirstOrThrow();
  const german = `<p>${'Wir suchen für unser Team eine Pflegekraft, die mit Herz bei der Sache ist. '.repeat(3)}</p>`;
  await write([draft({ description: german, requirements: [] })]);
  expect(await languageOf()).toEqual({ language: 'de', language_stated: false });
  await write([draft({ description: german, requirements: [], language: 'en' })]);
  expect(await languageOf()).toEqual({ language: 'en', language_stated: true });
  // The source states it no more, and its text changes: what was stated stays.
  await write([draft({ title: 'Rust Developer', description: german, requirements: [] })]);
  expect(await languageOf()).toEqual({ language: 'en', language_stated: true });
});
