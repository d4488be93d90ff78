import { jobDetailPath } from '@waymark/contract/paths';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { root } from '../../../tooling/root.ts';
import { callApi } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { anyJob, jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { origin } from '../../fixtures/product.ts';
import { startProduct, type Product } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ManageJobsPage } from '../../pages/hiring-pages.ts';
import { JobPage, SearchPage } from '../../pages/jobs-pages.ts';

const makePosting = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  company: 'Northern Signal Works',
  description: `<p>We look for a ${title}.</p>`,
  category: 'engineering',
  location: 'Leeds, England, United Kingdom',
  url: `https://signals.example/${id}`,
  postedAt: '2026-01-05',
  ...more,
});

test.describe('a posting that has closed', () => {
  let directory: string;
  let product: Product;
  let ids: Map<string, string>;

  test.beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'waymark-closed-'));
    const file = path.join(directory, 'postings.json');
    const postings = [
      makePosting('old', 'Signal Engineer', { deadline: '2026-02-03' }),
      makePosting('new', 'Senior Signal Engineer'),
      makePosting('other', 'Track Surveyor'),
    ];
    await writeFile(file, JSON.stringify(postings));
    const data = path.join(directory, 'data');
    await promisify(execFile)(process.execPath, ['apps/server/import-jobs.ts', file, '--source', 'signals'], {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: data },
    });
    ids = await readIds(data);
    product = await startProduct({ dataDirectory: data, environment: { DEMO: 'false' } });
  });
  test.afterAll(async () => {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  });

  test('[I-6] answers 410 with the day it closed, what is open instead, and what it said', async ({
    journey,
  }) => {
    journey.expectStatus(410);
    const page = await journey.openPage({ baseURL: product.origin });
    const closed = new JobPage(page);
    const response = await closed.open(ids.get('old') ?? '');
    expect(response.status()).toBe(410);
    expect(await response.text()).not.toContain('application/ld+json');
    await expect(page.getByRole('heading', { name: 'This job closed on 3 Feb 2026' })).toBeVisible();
    await expect(closed.startApplying).toHaveCount(0);
    const similar = page.getByRole('region', { name: 'Similar jobs that are open' });
    await expect(similar.getByRole('heading', { level: 3 })).toHaveText([
      'Senior Signal Engineer',
      'Track Surveyor',
    ]);
    const said = page.getByText('We look for a Signal Engineer.');
    await expect(said).toBeHidden();
    await page.getByText('What the closed posting said').click();
    await expect(said).toBeVisible();
    expect(await findFaults(page)).toEqual([]);

    await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Find Job' }).click();
    const search = new SearchPage(page);
    await expect(search.heading).toBeVisible();
    await expect(search.jobLink(ids.get('new') ?? '').first()).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('q')).toBe('Signal Engineer');
    expect(searchParams.get('location')).toBe('Leeds, England');
  });

  test('[I-6] an open one beside it is described to search engines', async () => {
    const response = await fetch(product.origin + jobDetailPath(ids.get('new') ?? ''));
    expect(response.status).toBe(200);
    const [, markup = '{}'] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await response.text()) ?? [];
    expect(JSON.parse(markup)).toMatchObject({ '@type': 'JobPosting', title: 'Senior Signal Engineer' });
  });
});

/** The product's ids by the source's. */
async function readIds(dataDirectory: string): Promise<Map<string, string>> {
  const opened = await openDatabase({ databaseUrl: undefined, dataDirectory });
  try {
    const rows = await opened.database.selectFrom('jobs').select(['source_id', 'id']).execute();
    return new Map(rows.map((row) => [row.source_id, row.id]));
  } finally {
    await opened.close();
  }
}

/** The employer's job whose last confirmation is the oldest. */
async function longUnconfirmedJob(token: string): Promise<ManagedJob> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await (await callApi('/company/jobs', { headers })).json()) as { data: ManagedJob[] };
  const [job] = data
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => (a.confirmedAt < b.confirmedAt ? -1 : 1));
  if (!job) throw new Error('The demo employer has no open job.');
  return job;
}

test.describe('a posting', () => {
  test('[I-6] on paper it is the posting with its address, dark on white, and nothing else', async ({
    journey,
  }) => {
    const job = await anyJob();
    const page = await journey.openPage({ colorScheme: 'dark' });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const shown of [
      posting.title,
      posting.facts,
      posting.description,
      page.getByText(origin() + jobDetailPath(job.id)),
    ]) {
      await expect(shown).toBeVisible();
    }
    for (const hidden of [
      posting.header,
      page.getByRole('contentinfo'),
      posting.applySection,
      posting.tools,
      posting.reportButton,
      page.getByRole('heading', { name: 'Similar jobs' }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('[I-6, L-6] an employer says that a job is still open, and seekers see it', async ({
    page,
    journey,
  }) => {
    const { employerToken } = await jobOfDemoEmployer();
    const job = await longUnconfirmedJob(employerToken);
    const posting = new JobPage(page);
    await posting.open(job.id);
    await expect(posting.standing).not.toContainText('within the last hour');
    const manage = new ManageJobsPage(await journey.openPage({ token: employerToken }));
    await manage.open();
    await manage.stillOpenButton(job.id).click();
    await expect(manage.toast(/Seekers now see/)).toBeVisible();
    await expect(manage.row(job.id).getByText('within the last hour')).toBeVisible();
    await eventually(async () => {
      await posting.open(job.id);
      return posting.standing.textContent();
    }).toContain('Confirmed open within the last hour');
  });
});

test.describe('the ends of the path', () => {
  test('[A-5, A-3] old addresses of a posting lead to the one it has', async () => {
    const { id } = await anyJob();
    const canonical = jobDetailPath(id);
    for (const old of [
      `/job-detail/${id}`,
      `/jobs/${id}`,
      `/job-detail?id=${id}`,
      `/job-detail?job=${id.toUpperCase()}`,
    ]) {
      const response = await fetch(origin() + old, { redirect: 'manual' });
      expect([old, response.status, response.headers.get('location')]).toEqual([old, 301, canonical]);
    }
    expect((await fetch(origin() + canonical, { redirect: 'manual' })).status).toBe(200);
  });

  test('[I-6] an unknown job is a 404 with a search that goes on', async ({ page, journey }) => {
    journey.expectStatus(404);
    const posting = new JobPage(page);
    const response = await posting.open(crypto.randomUUID());
    expect(response.status()).toBe(404);
    const search = page.getByRole('main').getByRole('search');
    await search.getByLabel('Keyword').fill('nurse');
    await search.getByRole('button', { name: 'Find Job' }).click();
    await expect(new SearchPage(page).heading).toBeVisible();
    expect(new URL(page.url()).searchParams.get('q')).toBe('nurse');
  });
});
