import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jobDetailPath } from '@waymark/contract/paths';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { root } from '../../../tooling/root.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { startProduct, type Product } from '../../fixtures/server.ts';
import { JobPage } from '../../pages/job-page.ts';
import { SearchPage } from '../../pages/search-page.ts';

const posting = (id: string, title: string, more: object = {}) => ({
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
      posting('old', 'Signal Engineer', { deadline: '2026-02-03' }),
      posting('new', 'Senior Signal Engineer'),
      posting('other', 'Track Surveyor'),
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
