import { describeUnread } from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';
import { standardWords } from '@waymark/contract/board-words';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { newId } from '../../../platform/ids.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { importPostings, requireEmployer, type ImportOptions, type Rejection } from './commands.ts';
import { readRows, type SourceRow } from './file-gateway.ts';
import { defaultMapping, readMapping } from './mapping-rules.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { createGazetteer } from '../../places/places/rules.ts';

const context = useTestApp();
const root = new URL('../../../../../../', import.meta.url);
const now = new Date('2026-09-01T12:00:00Z');
let directory: string;
let rejections: Rejection[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-import-'));
});

beforeEach(async () => {
  rejections = [];
  await sql`truncate jobs, companies, places, users restart identity cascade`.execute(context.database);
});

async function importFile(name: string, content: string, options: Partial<ImportOptions> = {}) {
  const path = join(directory, name);
  await writeFile(path, content);
  const mapping = options.mapping ?? defaultMapping();
  return importRows(readRows(path, mapping), options);
}

function importRows(rows: ImportOptions['rows'], options: Partial<ImportOptions> = {}) {
  return importPostings(context.database, {
    rows,
    mapping: defaultMapping(),
    source: 'feed',
    gazetteer: createGazetteer([]),
    words: standardWords,
    now,
    onReject: (rejection) => rejections.push(rejection),
    ...options,
  });
}

const storedJobs = () =>
  context.database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'source_id',
      'title',
      'companies.name as company',
      'status',
      'description',
      'skills',
      'work_mode',
    ])
    .select(['apply_url', 'salary_min', 'salary_max', 'posted_at', 'type', 'updated_at'])
    .orderBy('source_id')
    .execute();

const posting = (id: number, given: object = {}) => ({ id, title: `Job ${id}`, company: 'Acme', ...given });

async function* postings(count: number, failAfter = Infinity): AsyncGenerator<SourceRow> {
  for (let id = 1; id <= count; id++) {
    if (id > failAfter) throw new Error('interrupted');
    yield { at: `line ${id}`, record: posting(id, { skills: ['SQL'], location: `Town ${id % 7}` }) };
  }
}

const record = {
  id: '7',
  jobTitle: 'Nurse &amp; Carer',
  organization: 'St. Mary',
  jobDescription: '<p>Care.</p><script>steal()</script>',
  employmentType: 'FULL_TIME',
  remote: 'hybrid',
  datePosted: '2026-08-12',
  minSalary: '30000',
  maxSalary: '35000',
  currency: 'GBP',
  url: 'https://example.org/7',
  skills: 'Care',
};

test('[I-6] JSON, NDJSON and CSV with common field names come in alike', async () => {
  const csv = `${Object.keys(record).join(',')}\n${Object.values(record).join(',')}\n`;
  const files = [
    ['a.json', JSON.stringify({ jobs: [record] })],
    ['b.ndjson', `\uFEFF${JSON.stringify(record)}\n\n`],
    ['c.csv', csv],
    ['d', csv.replaceAll(',', '\t')],
  ] as const;
  for (const [name, content] of files) {
    expect(await importFile(name, content, { source: name })).toMatchObject({
      read: 1,
      inserted: 1,
      rejected: 0,
    });
  }
  for (const job of await storedJobs()) {
    expect(job).toMatchObject({
      source_id: '7',
      title: 'Nurse & Carer',
      company: 'St. Mary',
      description: '<p>Care.</p>',
      type: 'full-time',
      work_mode: 'hybrid',
      skills: ['Care'],
      salary_min: 3_000_000,
      apply_url: 'https://example.org/7',
      posted_at: new Date('2026-08-12T00:00:00Z'),
    });
  }
});

test('the same file again changes nothing, and a changed row is updated', async () => {
  await importFile('a.json', JSON.stringify([posting(1), posting(2)]));
  const before = await storedJobs();
  expect(await importFile('a.json', JSON.stringify([posting(1), posting(2)]))).toMatchObject({
    unchanged: 2,
  });
  expect(await storedJobs()).toEqual(before);
  const summary = await importFile('a.json', JSON.stringify([posting(1, { title: 'New' }), posting(2)]));
  expect(summary).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
  expect((await storedJobs()).map((job) => job.title)).toEqual(['New', 'Job 2']);
});

test('bad rows are rejected with their place and reason, and the others come in', async () => {
  const lines = [
    posting(1),
    posting(1),
    posting(3, { title: 'x'.repeat(301) }),
    posting(4, { minSalary: 20, maxSalary: 10 }),
    posting(5, { applyUrl: 'javascript:alert(1)' }),
    posting(6, { datePosted: '2027-01-01' }),
    posting(7, { datePosted: '2026-02-31', company: '' }),
    posting(8, { salary: 10, currency: 'QQQ' }),
  ].map((one) => JSON.stringify(one));
  const summary = await importFile(
    'a.ndjson',
    [...lines, '{broken', '[]', JSON.stringify(posting(9))].join('\n'),
  );
  expect(summary).toMatchObject({ read: 11, inserted: 4, rejected: 7 });
  expect(rejections.map(({ at, reason }) => `${sayEnglish(at)}: ${sayEnglish(reason)}`)).toEqual([
    'line 2: its id is the same as at line 1',
    'line 3: its title has 301 characters; at most 300 are taken',
    'line 5: its link "javascript:alert(1)" does not begin with http:// or https://',
    'line 6: its day of posting 2027-01-01 is in the future',
    'line 7: it has no company',
    'line 9: it is not JSON',
    'line 10: it is not an object',
  ]);
  // A salary that cannot be read is counted, and the posting comes in without it.
  expect([...summary.unknown].map(([name, count]) => [describeUnread(name), count])).toEqual([
    ['salary "the lowest salary is above the highest"', 1],
    ['salary "the currency "QQQ" is not known"', 1],
  ]);
});

test('a CSV row with more columns is rejected with its line, also after a text of two lines', async () => {
  await importFile('a.csv', 'id,title,company\n1,"Two\nlines",Acme\n2,Long,Acme,more\n3,Fine,Acme\n');
  expect(rejections.map(({ at, reason }) => `${sayEnglish(at)}: ${sayEnglish(reason)}`)).toEqual([
    'line 4: it has 4 columns where the first line has 3',
  ]);
  expect((await storedJobs()).map((job) => job.title)).toEqual(['Two lines', 'Fine']);
});

test('a value that no choice is named after is counted, and the posting comes in', async () => {
  const summary = await importFile(
    'a.json',
    JSON.stringify([posting(1, { category: 'Wizardry', type: 'Odd' })]),
  );
  expect([...summary.unknown].map(([name, count]) => [describeUnread(name), count])).toEqual([
    ['category "Wizardry"', 1],
    ['type "Odd"', 1],
  ]);
  expect(await storedJobs()).toMatchObject([{ type: null }]);
});

test('an interrupted run leaves whole batches, and the next one ends like a single run', async () => {
  await expect(importRows(postings(1200, 700))).rejects.toThrow('interrupted');
  expect(await storedJobs()).toHaveLength(500);
  expect(await importRows(postings(1200))).toMatchObject({ inserted: 700, unchanged: 500 });
  const { rows } = await sql`select max(number) as number, count(*) as jobs from jobs`.execute(
    context.database,
  );
  expect(rows).toEqual([{ number: 1200, jobs: 1200 }]);
});

test('a mirror closes what the file no longer has, and opens it when it is back', async () => {
  await importRows(postings(3));
  await importRows(postings(1), { source: 'other' });
  expect(await importRows(postings(2), { mirror: 'complete', dryRun: true })).toMatchObject({ closed: 1 });
  expect(await importRows(postings(2), { mirror: 'complete' })).toMatchObject({ closed: 1, unchanged: 2 });
  expect((await storedJobs()).filter((job) => job.status === 'expired')).toHaveLength(1);
  expect(await importRows(postings(3), { mirror: 'complete' })).toMatchObject({ closed: 0, updated: 1 });
  expect((await storedJobs()).filter((job) => job.status === 'expired')).toHaveLength(0);
});

test('a mirror of a file with rejected rows or with none closes nothing unless told to', async () => {
  await importRows(postings(3));
  const broken = JSON.stringify([posting(1), {}]);
  const refused = await importFile('a.json', broken, { mirror: 'complete' });
  expect(refused).toMatchObject({
    closed: 0,
    mirrorRefused: { source: expect.stringContaining('some rows were rejected') },
  });
  const empty = await importFile('a.json', '[]', { mirror: 'despite-rejects' });
  expect(empty).toMatchObject({ closed: 0, mirrorRefused: expect.stringContaining('has none') });
  expect(await importFile('a.json', broken, { mirror: 'despite-rejects' })).toMatchObject({ closed: 2 });
});

test('a dry run counts and writes nothing', async () => {
  expect(await importRows(postings(3), { dryRun: true })).toMatchObject({ inserted: 3 });
  expect(await storedJobs()).toEqual([]);
});

test('an employer becomes the owner of every company of the file, once', async () => {
  const person = { first_name: 'Ada', last_name: 'Byron', password_hash: null };
  const id = newId();
  await context.database
    .insertInto('users')
    .values([
      { ...person, id, role: 'employer', email: 'ada@acme.example' },
      { ...person, id: newId(), role: 'candidate', email: 'bob@acme.example' },
    ])
    .execute();
  await expect(requireEmployer(context.database, 'bob@acme.example')).rejects.toThrow('not an employer');
  await expect(requireEmployer(context.database, 'eve@acme.example')).rejects.toThrow('no account');
  const employerId = await requireEmployer(context.database, 'Ada@Acme.example');
  for (let run = 0; run < 2; run++) await importRows(postings(3), { employerId });
  expect(await context.database.selectFrom('company_members').selectAll().execute()).toMatchObject([
    { user_id: id, member_role: 'owner' },
  ]);
});

test('[L-4] a website identifies a company before its name; a page on another site does not', async () => {
  const of = (id: number, company: string, companyWebsite: string) =>
    posting(id, { company, companyWebsite });
  await importFile('a.json', JSON.stringify([of(1, 'Acme', 'https://www.acme.example')]));
  const names = [
    of(2, 'Acme Inc.', 'https://acme.example/'),
    of(3, 'Other', 'https://acme.example/customers/other'),
    of(4, 'Third', ''),
  ];
  await importFile('b.json', JSON.stringify(names), { source: 'second' });
  expect((await storedJobs()).map(({ company }) => company)).toEqual(['Acme', 'Acme', 'Other', 'Third']);
});

test('[L-4] a source that gives its own website for every company joins none', async () => {
  const given = ['Board', 'Baker', 'Miller'].map((company, id) =>
    posting(id, { company, companyWebsite: 'https://board.example' }),
  );
  await importFile('a.json', JSON.stringify(given.slice(0, 1)));
  await importFile('b.json', JSON.stringify(given.slice(1)), { source: 'second' });
  expect((await storedJobs()).map(({ company }) => company)).toEqual(['Board', 'Baker', 'Miller']);
});

const realFile = new URL('../shared/data/jobs/real-jobs.json', root);

test.skipIf(!existsSync(realFile))('[I-7] a real file of career pages comes in whole', async () => {
  const mappingFile = new URL('docs/operations/import-mappings/career-pages.json', root);
  const mapping = readMapping(await readFile(mappingFile, 'utf8'), 'career-pages.json');
  const run = () =>
    importRows(readRows(realFile.pathname, mapping), { mapping, gazetteer: worldGazetteer() });
  const [first, second] = [await run(), await run()];
  expect(rejections).toEqual([]);
  expect(first).toMatchObject({ read: 2093, inserted: 2093 });
  expect(second).toMatchObject({ read: 2093, unchanged: 2093 });
  expect(Object.fromEntries(first.unknown)).toEqual({
    'places "GIFT City"': 2,
    // Names of several cities, none of which is known beyond the others.
    'places "Westport"': 5,
    'places "Wilmington"': 5,
    'places "Brookfield Place"': 11,
    'places "New Indiranagar"': 2,
    'places "Level 25"': 2,
    'places "Level 19"': 1,
    'places "Wells Fargo Center"': 1,
    'places "Level 26"': 1,
    'places "Warwick Court"': 1,
    'places "Vaci ut 47"': 4,
    'places "District XIII"': 4,
    'places "SD4 - 33 Alfred Street"': 1,
    'places "Kneza Milosa 88"': 1,
    'places "44 & 45 Fl"': 1,
    'places "Oberoi Garden City"': 1,
    'places "No.100"': 1,
    'places "Songren Rd"': 1,
    'places "Xinyi District"': 1,
  });
  const { rows } = await sql`
    select count(salary_min) as salaries, count(*) filter (where work_mode = 'hybrid') as hybrid,
      count(apply_url) as links, count(*) filter (where cardinality(place_ids) > 1) as several,
      count(distinct company_id) as companies, count(*) filter (where 'Python' = any(skills)) as python
    from jobs
  `.execute(context.database);
  expect(rows).toMatchObject([{ salaries: 384, hybrid: 382, links: 2093, companies: 71 }]);
});

test('[L-19] salaries are converted at the stored exchange rates, also by a process that has not read them', async () => {
  const { database } = context;
  await database
    .insertInto('exchange_rates')
    .values({ currency: 'GBP', per_dollar: 0.7, rates_date: '2026-08-31' })
    .execute();
  await importFile('paid.json', JSON.stringify([record]));
  const job = await database.selectFrom('jobs').select('salary_yearly_usd').executeTakeFirst();
  expect(job).toEqual({ salary_yearly_usd: 50_000 });
  await database.deleteFrom('exchange_rates').execute();
  await exchangeRates.load(database);
});
