import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { createChanges } from '../platform/changes.ts';
import { AppError } from '../platform/errors.ts';
import { createJobIndex } from '../areas/search/job-search/job-index.ts';
import { OffersCache } from '../areas/search/salaries/offers-cache.ts';
import { createCompany, createJob } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { answerUnavailable, createPageData } from './page-data.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });

test('[I-1] [J-4] the figures of the site follow what is stored: jobs that are open, companies that hire', async () => {
  const { pageData } = createPageData(context.services, context, () => null);
  expect(await pageData.getSiteStats()).toEqual({ openJobs: 0, companies: 0, loading: null });

  const { id: busy } = await createCompany(context.services);
  const { id: quiet } = await createCompany(context.services);
  await createCompany(context.services);
  for (const company_id of [busy, busy, quiet]) await createJob(context.services, { company_id });
  await context.services.changes.settled();
  expect(await pageData.getSiteStats()).toMatchObject({ openJobs: 3, companies: 2 });

  await context.database
    .updateTable('jobs')
    .set({ status: 'filled' })
    .where('company_id', '=', quiet)
    .execute();
  await context.services.changes.settled();
  expect(await pageData.getSiteStats()).toMatchObject({ openJobs: 2, companies: 1 });
});

/** The real database, until it is away. */
function createLeavingDatabase() {
  let isAway = false;
  const database = context.database.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new AppError('unavailable', 'The database does not answer.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { database, leave: () => void (isAway = true), comeBack: () => void (isAway = false) };
}

test('[L-21, L-22] home, lists, searches, pages of jobs and companies go on while the database is away', async () => {
  const { database, leave, comeBack } = createLeavingDatabase();
  const company = await createCompany(context.services, { name: 'Lamps & Sons', slug: 'lamps-and-sons' });
  const job = await createJob(context.services, { title: 'Lamplighter', company_id: company.id });
  await createJob(context.services, { title: 'Lamplighter of the harbour' });
  const changes = createChanges(database, log);
  const services = { ...context.services, database, changes };
  const index = createJobIndex(services, log);
  const offers = new OffersCache(services, log);
  const { pageData: pages } = createPageData(services, { index, offers }, () => null);
  await index.ready;
  const readAll = async () => ({
    home: [
      await pages.getSiteStats(),
      await pages.countJobsByCategory(),
      await pages.listRecentJobs(1, 10),
      await pages.categories.listFeaturedCities(),
      await pages.categories.countBoard(),
      await pages.listTestimonials(),
      await pages.getHomeCategories(),
      await pages.blog.listTeasers(),
    ],
    list: await pages.searchJobs(jobSearchSchema.parse({})),
    words: await pages.searchJobs(jobSearchSchema.parse({ q: 'lamplighter' })),
    job: [await pages.findJob(job.id), await pages.listSimilarJobs(job.id)],
    company: [
      await pages.companies.findCompany('lamps-and-sons'),
      await pages.companies.listCompanyJobs(company.id, 1),
    ],
    companies: [
      await pages.companies.searchCompanies(allCompanies),
      await pages.companies.searchCompanies({ ...allCompanies, q: 'lamps', sort: 'name' }),
      await pages.companies.listFieldCompanies(undefined),
    ],
    categories: [await pages.categories.listTitles(), await pages.categories.findSkills('l', false)],
  });
  const allCompanies = { q: '', letter: undefined, sort: 'jobs', page: 1, pageSize: 20 } as const;
  const isReadOnly = async () => (await pages.getBoard()).board.isReadOnly;
  const before = await readAll();
  expect(before.words.data.map(({ title }) => title)).toContain('Lamplighter');
  expect(before.company[0]).toMatchObject({ name: 'Lamps & Sons' });
  expect(before.companies[1]).toMatchObject({ total: 1 });
  leave();
  await expect(sql`select 1`.execute(database)).rejects.toThrow('does not answer');
  await changes.settled();
  expect(await readAll()).toEqual(before);
  expect(await isReadOnly()).toBe(true);
  comeBack();
  await changes.settled();
  expect(await isReadOnly()).toBe(false);
  offers.stop();
  await index.stop();
});

function failing(error: Error) {
  async function find(): Promise<string> {
    throw error;
  }
  return answerUnavailable({ group: { find } });
}

test('unavailable data reject with a 503 response', async () => {
  const data = failing(new AppError('unavailable', 'The database does not answer.'));
  await expect(data.group.find()).rejects.toMatchObject({ status: 503 });
});

test('any other error is passed on', async () => {
  const missing = new AppError('not_found', 'There is no such page.');
  await expect(failing(missing).group.find()).rejects.toBe(missing);
  const data = answerUnavailable({ origin: 'https://jobs.example', list: [1], find: async () => 'found' });
  expect(data).toMatchObject({ origin: 'https://jobs.example', list: [1] });
  expect(await data.find()).toBe('found');
});

test('[L-34] the pages of a grid have as many jobs as fill its rows, and none is left out between them', async () => {
  const { pageData } = createPageData(context.services, context, () => null);
  const { id: company_id } = await createCompany(context.services);
  for (let count = 0; count < 27; count++) {
    await createJob(context.services, { title: `Lens grinder ${count}`, company_id });
  }
  await context.services.changes.settled();
  for (const q of ['', 'lens grinder']) {
    const pageOf = (page: number) => pageData.searchJobs(jobSearchSchema.parse({ q, page }), 24);
    const all = await pageOf(1);
    expect(all).toMatchObject({ pageSize: 24 });
    const { data } = await pageOf(2);
    expect(new Set([...all.data, ...data].map(({ id }) => id)).size).toBe(Math.min(48, all.total));
    expect(all.data).toHaveLength(24);
    await expect(pageOf(9)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('[L-43] what changed in a legal text is plain text, as the marks of Markdown are nothing to read', async () => {
  const { pageData } = createPageData(context.services, context, () => null);
  const versions = [
    { version: '2020-01-01-00000000', text: 'Be **kind**.\n\nStay.' },
    { version: '2020-01-02-00000000', text: '## How\n\nBe *kind*.\n\n- See [help](/faq).\n\nStay.' },
  ];
  await context.database
    .insertInto('legal_versions')
    .values(
      versions.map((one) => ({ ...one, document: 'terms', created_at: new Date(one.version.slice(0, 10)) })),
    )
    .execute();
  const history = await pageData.findLegalHistory('terms', '2020-01-02-00000000');
  expect(history?.shown.changes).toEqual([
    { kind: 'added', text: 'How' },
    { kind: 'added', text: '- See help (/faq).' },
  ]);
});
