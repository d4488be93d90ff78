import { describeUnread } from '../../jobs/job-import/rules.ts';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jobDetailPath } from '@waymark/contract/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCompany, createEmployer } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { temporaryRoot } from '../../../testing/test-database.ts';
import { writeExport, writeWholeSite } from '../../../testing/wordpress-export.ts';
import { findRedirect } from '../back-office/queries.ts';
import { moveSite } from './moving-commands.ts';

const context = useTestApp();
const now = new Date('2026-11-25T12:00:00Z');

async function storeExport(text: string): Promise<string> {
  const path = join(await mkdtemp(join(temporaryRoot(), 'export-')), 'site.xml');
  await writeFile(path, text);
  return path;
}

const move = async (text: string, dryRun = false) =>
  moveSite(context.database, { path: await storeExport(text), dryRun, now });

const count = async (table: 'jobs' | 'companies' | 'redirects' | 'moved_people' | 'import_reports') => {
  const { total } = await context.database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

const jobOf = (sourceId: number) =>
  context.database
    .selectFrom('jobs')
    .select(['id', 'status', 'apply_url', 'how_to_apply', 'company_id'])
    .where('source', '=', 'old-jobs.example')
    .where('source_id', '=', String(sourceId))
    .executeTakeFirstOrThrow();

beforeEach(async () => {
  for (const table of ['jobs', 'companies', 'redirects', 'moved_people', 'import_reports'] as const)
    await context.database.deleteFrom(table).execute();
});

describe('[L-31] a site of WP Job Manager', () => {
  test('a dry run says what would come and writes nothing', async () => {
    const summary = await move(writeWholeSite(), true);
    expect(summary).toMatchObject({
      source: 'old-jobs.example',
      companies: 10,
      employers: 10,
      candidates: 1,
      resumes: 1,
      refused: [],
      several: [],
    });
    expect(summary.imported).toMatchObject({ inserted: 49, rejected: 0 });
    const unknown = [...summary.imported.unknown].map(([name, times]) => [describeUnread(name), times]);
    expect(unknown).toContainEqual(['leftOut "not published (draft)"', 1]);
    for (const table of ['jobs', 'companies', 'redirects', 'moved_people', 'import_reports'] as const)
      expect(await count(table), table).toBe(0);
  });

  test('comes in with open and closed postings, companies, people and old addresses, and once', async () => {
    const summary = await move(writeWholeSite());
    expect(summary.imported).toMatchObject({ inserted: 49, rejected: 0 });
    expect(await count('companies')).toBe(10);
    expect(summary).toMatchObject({ addedPeople: 11, employers: 10, candidates: 1 });
    // Two for each posting, two for each company, two feeds.
    expect(summary.redirects).toEqual({ all: 120, added: 120 });
    expect((await jobOf(1000)).status).toBe('active');
    for (const ended of [1044, 1045, 1046, 1047, 1048]) expect((await jobOf(ended)).status).toBe('expired');

    const again = await move(writeWholeSite());
    expect(again.imported).toMatchObject({ inserted: 0, updated: 0, unchanged: 49 });
    expect(again).toMatchObject({ addedPeople: 0, redirects: { added: 0 } });
    expect(await count('companies')).toBe(10);
  });

  test('old addresses lead to the posting, to the company and to the feed', async () => {
    await move(writeWholeSite());
    const [open, ended] = [await jobOf(1001), await jobOf(1048)];
    expect(await findRedirect(context.database, '/job/keeper-1/')).toBe(jobDetailPath(open.id));
    expect(await findRedirect(context.database, '/job/keeper-1')).toBe(jobDetailPath(open.id));
    expect(await findRedirect(context.database, '/job/keeper-48/')).toBe(jobDetailPath(ended.id));
    expect(await findRedirect(context.database, '/?p=1001')).toBe(jobDetailPath(open.id));
    expect(await findRedirect(context.database, '/company/company-1-gmbh/')).toContain(open.company_id);
    expect(await findRedirect(context.database, '/feed/job_feed/')).toBe('/feeds/jobs.rss');
    // The draft never had a page.
    expect(await findRedirect(context.database, '/job/keeper-49/')).toBeNull();
  });

  test('people apply where they did, and never at the page that now leads here', async () => {
    await move(writeWholeSite());
    expect(await jobOf(1001)).toMatchObject({ apply_url: 'https://company1.example/jobs/1' });
    expect(await jobOf(1002)).toMatchObject({
      apply_url: null,
      how_to_apply: 'Send your application to jobs@company2.example.',
    });
  });
});

const listing = (id: number, author: string, company: string, website = '') => ({
  id,
  type: 'job_listing',
  title: `Baker ${id}`,
  author,
  meta: {
    _company_name: company,
    _company_website: website,
    _application: 'a@b.example',
    _job_location: 'Hull, UK',
  },
});
const ada = { login: 'ada', email: 'ada@oven.example', name: 'Ada Quinn' };
const agency = { login: 'agency', email: 'agency@people.example', name: 'Agency' };

describe('[L-31] companies of another board', () => {
  test.each([
    ['name', 'Oven', ''],
    ['name and another website', 'Oven', 'https://other.example'],
    ['website', 'Another Name', 'https://oven.example'],
  ])('one that has members here takes no postings by its %s alone', async (_by, name, website) => {
    const { id } = await createCompany(context.services, {
      name: 'Oven',
      slug: 'oven',
      website: 'https://oven.example',
    });
    await createEmployer(context.services, { companyId: id });
    const summary = await move(
      writeExport([ada], [listing(1, 'ada', name, website), listing(2, 'ada', 'Mill')]),
    );
    expect(summary.refused).toEqual([name]);
    expect(summary.imported).toMatchObject({ inserted: 1, rejected: 1 });
    const of = await context.database.selectFrom('jobs').select('id').where('company_id', '=', id).execute();
    expect(of).toEqual([]);
    expect(await findRedirect(context.database, '/company/oven')).toBeNull();
  });

  test('one that the move has brought takes them again when its people have joined', async () => {
    const text = writeExport([ada], [listing(1, 'ada', 'Oven')]);
    await move(text);
    const { company_id: companyId } = await jobOf(1);
    await createEmployer(context.services, { companyId });
    const again = await move(writeExport([ada], [listing(1, 'ada', 'Oven'), listing(2, 'ada', 'Oven')]));
    expect(again).toMatchObject({ refused: [] });
    expect(again.imported).toMatchObject({ inserted: 1, unchanged: 1 });
  });

  test('who posted for several companies owns only the one of their own domain', async () => {
    const summary = await move(
      writeExport(
        [ada, agency],
        [
          listing(1, 'agency', 'Oven', 'https://oven.example'),
          listing(2, 'agency', 'Mill'),
          listing(3, 'agency', 'People', 'https://people.example'),
          listing(4, 'ada', 'Oven', 'https://oven.example'),
        ],
      ),
    );
    expect(summary.several).toEqual(['agency@people.example']);
    const kept = await context.database
      .selectFrom('moved_people')
      .innerJoin('companies', 'companies.id', 'company_id')
      .select(['moved_people.email', 'companies.name'])
      .orderBy('companies.name')
      .execute();
    expect(kept).toEqual([
      { email: 'ada@oven.example', name: 'Oven' },
      { email: 'agency@people.example', name: 'People' },
    ]);
  });
});

describe('[L-31] hostile and broken exports', () => {
  test.each([
    [
      'a document type',
      `<!DOCTYPE rss [<!ENTITY a "aaaa">]>${writeWholeSite().replace(/^.*\n/, '')}`,
      'document type',
    ],
    ['a file that breaks off', writeWholeSite().slice(0, 20_000), 'is not XML'],
    ['no listing', writeExport([ada], []), 'has no listing of WP Job Manager'],
  ])('%s is refused in one sentence, and nothing is written', async (_what, text, words) => {
    await expect(move(text)).rejects.toThrow(words);
    expect(await count('jobs')).toBe(0);
  });

  test('an address of a page of this board is taken over by no old one', async () => {
    const post = { ...listing(1, 'ada', 'Oven'), type: 'job_listing', slug: '../home' };
    const summary = await move(writeExport([ada], [post]));
    expect(summary.imported.inserted).toBe(1);
    const paths = await context.database.selectFrom('redirects').select('from_path').execute();
    expect(paths.map((row) => row.from_path)).not.toContain('/home');
  });
});
