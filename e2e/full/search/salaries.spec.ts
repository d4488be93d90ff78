import { salariesPath } from '@waymark/contract/paths';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../tooling/root.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { startProduct, type Product } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { JobPage, SalariesPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

const cities = { Leeds: 'Leeds, England, United Kingdom', London: 'London, England, United Kingdom' };
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

/** So many postings of four companies in turn, from 30,000 pounds on, each for thousand more than the one before. */
const postings = (count: number, title: string, city: keyof typeof cities) =>
  Array.from({ length: count }, (_none, at) => ({
    id: `${title} ${city} ${at}`,
    title,
    company: ['Aire Clinic', 'Calder Hospital', 'Derwent Care', 'Esk Practice'][at % 4],
    description: `<p>We look for a ${title}.</p>`,
    category: 'health',
    location: cities[city],
    url: `https://clinics.example/${encodeURIComponent(`${title} ${city} ${at}`)}`,
    salaryMin: 29_000 + 1000 * at,
    salaryMax: 31_000 + 1000 * at,
    salaryCurrency: 'GBP',
    salaryPeriod: 'year',
    postedAt: yesterday,
  }));

test.describe('what jobs pay', () => {
  let directory: string;
  let product: Product;

  test.beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'waymark-salaries-'));
    const file = path.join(directory, 'postings.json');
    const all = [
      ...postings(21, 'Nurse', 'Leeds'),
      ...postings(11, 'Senior Nurse', 'Leeds'),
      ...postings(10, 'Nurse', 'London'),
      ...postings(9, 'Porter', 'Leeds'),
      ...postings(3, 'Porter', 'London'),
    ];
    await writeFile(file, JSON.stringify(all));
    const data = path.join(directory, 'data');
    await promisify(execFile)(process.execPath, ['apps/server/import-jobs.ts', file, '--source', 'clinics'], {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: data },
    });
    product = await startProduct({ dataDirectory: data, environment: { DEMO: 'false' } });
  });
  test.afterAll(async () => {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  });

  test('[L-19] from the titles with most postings to one at a place, and to its open jobs', async ({
    journey,
  }) => {
    const page = await journey.openPage({ baseURL: product.origin });
    const salaries = new SalariesPage(page);
    await salaries.open();
    await expect(salaries.heading).toHaveText('What jobs pay');
    await salaries.part('The titles with most postings').getByRole('link', { name: 'Nurse' }).click();
    await expect(salaries.heading.filter({ hasText: 'Nurse pay' })).toBeVisible();
    await salaries.part('By country').getByRole('link', { name: 'United Kingdom' }).click();
    await expect(salaries.heading.filter({ hasText: 'Nurse pay in United Kingdom' })).toBeVisible();
    await salaries.part('By city').getByRole('link', { name: 'Leeds' }).click();

    await expect(salaries.heading.filter({ hasText: 'Nurse pay in Leeds' })).toBeVisible();
    await expect(salaries.form.getByLabel('Where')).toHaveValue('Leeds, United Kingdom');
    // 30,000 to 50,000 of all, and 30,000 to 40,000 of senior ones.
    await expect(salaries.figure('Median a year')).toHaveText('£37,500');
    await expect(salaries.figure('of 4 companies')).toHaveText('32 postings');
    await expect(salaries.chart).toContainText('offer between £33,800 and £42,300 a year');
    await salaries.chart.getByText('The same as a table').click();
    await expect(salaries.chart.getByRole('row')).not.toHaveCount(1);
    await expect(salaries.part('By level').getByRole('row')).toHaveCount(3);
    await expect(salaries.part(/what they are not/)).toContainText('They are not what people earn');
    expect(await findFaults(page)).toEqual([]);

    await page
      .getByRole('navigation', { name: 'For which period' })
      .getByRole('link', { name: 'Per hour' })
      .click();
    await expect(salaries.figure('Median an hour')).toHaveText('£18');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      product.origin + salariesPath({ title: 'nurse', location: 'Leeds, United Kingdom' }),
    );
    await page.getByRole('link', { name: 'See the 21 open jobs called Nurse in Leeds' }).click();
    await expect(page.getByRole('heading', { name: '21 Jobs Found' })).toBeVisible();
  });

  test('[L-19] without JavaScript, of nine postings: no figure, and a way to where there are enough', async ({
    journey,
  }) => {
    const tooLong = await fetch(product.origin + salariesPath({ title: 'n'.repeat(201) }));
    await tooLong.body?.cancel();
    expect(tooLong.status).toBe(400);
    const page = await journey.openPage({ baseURL: product.origin, javaScriptEnabled: false });
    const salaries = new SalariesPage(page);
    await goTo(page, salariesPath({}));
    await salaries.ask('porter', 'leeds');
    await expect(salaries.heading).toHaveText('Porter pay in Leeds');
    await expect(
      page.getByText('There are too few postings that state their pay for a figure.'),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(salaries.figure(/Median/)).toHaveCount(0);
    await expect(salaries.form.getByLabel('Job title')).toHaveValue('porter');
    await salaries
      .part('Where there are enough')
      .getByRole('link', { name: 'Porter pay in United Kingdom' })
      .click();
    await expect(salaries.figure('Median a year')).toHaveText('£32,500');
  });

  test('[L-19] a job leads to what others offer', async ({ journey }) => {
    const page = await journey.openPage({ baseURL: product.origin });
    const salaries = new SalariesPage(page);
    const posting = new JobPage(page);
    await posting.open((await anyJob('?title=Senior+Nurse', product.origin)).id);
    await page.getByRole('link', { name: 'What others offer for Senior Nurse in Leeds' }).click();
    await expect(salaries.heading.filter({ hasText: 'Senior Nurse pay in Leeds' })).toBeVisible();
    await expect(salaries.figure('of 4 companies')).toHaveText('11 postings');
  });
});
