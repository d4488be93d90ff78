import { categoryPages, paths } from '@waymark/contract/paths';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../fixtures/browser.ts';
import { startProduct, type Product } from '../fixtures/server.ts';
import { CategoryPage, type ClaimingLink } from '../pages/category-page.ts';

/** A board of its own: nobody posts or closes a job while its counts are compared. */
let product: Product;
beforeAll(async () => {
  product = await startProduct({ environment: { DEMO: 'true', DEMO_JOBS: '600' } });
});
afterAll(() => product.stop());

/** Follows every link, and gives those that find another number of jobs than they claim. */
async function findLies(links: readonly ClaimingLink[]): Promise<string[]> {
  const lies: string[] = [];
  for (const { name, href, count } of links) {
    const response = await fetch(product.origin + href);
    const [, found] = /<h1[^>]*>([\d,]+) Jobs? Found</.exec(await response.text()) ?? [];
    if (response.status !== 200 || Number(found?.replaceAll(',', '')) !== count) {
      lies.push(`${name} (${href}): ${count} claimed, ${found} found with ${response.status}`);
    }
  }
  return lies;
}

const wholeLists = [
  `${paths.categoryJobs}?all=area`,
  `${paths.categoryJobs}?all=industry`,
  `${paths.categoryLocationJobs}?all=1`,
  `${paths.categoryDesignationsJobs}?letter=s`,
  `${paths.categorySkillJobs}?all=it`,
  `${paths.categorySkillJobs}?all=non-it&letter=c`,
];

describe('[I-9] the category pages', () => {
  test.for([...categoryPages.map(({ path }) => path), ...wholeLists])(
    'every name of %s leads to as many jobs as it claims',
    async (path, { journey }) => {
      const categories = new CategoryPage(await journey.openPage({ baseURL: product.origin }));
      await categories.open(path);
      const claims = await categories.claims();
      expect(claims.length).toBeGreaterThan(5);
      expect(await findLies(claims)).toEqual([]);
    },
  );

  test('share their tabs, and each says which one it is', async ({ journey }) => {
    const categories = new CategoryPage(await journey.openPage({ baseURL: product.origin }));
    await categories.open(paths.categoryAllJobs);
    expect(await categories.tabs.getByRole('link').allTextContents()).toEqual([
      'All Jobs',
      'Jobs by Company',
      'Jobs by Category',
      'Jobs by Location',
      'Jobs by Designation',
      'Jobs by Skill',
    ]);
    for (const { path } of categoryPages.toReversed()) {
      await categories.tab(path).click();
      await categories.page.waitForURL(`**${path}`);
      await categories.tabs.locator('[aria-current=page]').and(categories.tab(path)).waitFor();
      expect(await categories.tabs.locator('[aria-current=page]').count()).toBe(1);
    }
  });

  test('name ten companies, the eight places and both kinds of skills', async ({ journey }) => {
    const categories = new CategoryPage(await journey.openPage({ baseURL: product.origin }));
    await categories.open(paths.categoryCompanyJobs);
    expect(await categories.title.textContent()).toBe('Browse Jobs by Companies');
    expect(await categories.claims()).toHaveLength(10);
    await categories.open(paths.categoryLocationJobs);
    const places = await categories.section('Featured Cities').getByRole('link').allTextContents();
    const wanted = ['Iraq', 'Argentina', 'Indonesia', 'Gambia', 'India', 'Thailand', 'Banjul', 'Spain'];
    expect(places.map((text) => text.replace(/\d.*/, ''))).toEqual(wanted);
    await categories.section('Top Locations').waitFor();
    await categories.open(paths.categorySkillJobs);
    const namesOf = (kind: string) => categories.section(kind).getByRole('listitem').allTextContents();
    const has = (names: string[], skill: string) => names.some((name) => name.startsWith(`${skill} `));
    const [it, nonIt] = [await namesOf('IT Skills'), await namesOf('Non-IT Skills')];
    expect([has(it, 'Linux'), has(nonIt, 'Linux')]).toEqual([true, false]);
    expect([has(it, 'Excel'), has(nonIt, 'Excel')]).toEqual([false, true]);
  });

  test('View All shows all of a list', async ({ journey }) => {
    const categories = new CategoryPage(await journey.openPage({ baseURL: product.origin }));
    await categories.open(paths.categoryJobs);
    const area = 'Jobs by Functional Area / Department';
    const few = await categories.section(area).getByRole('listitem').count();
    await categories.viewAll(area).click();
    await categories.page.waitForURL('**?all=area');
    await categories.viewAll(area).waitFor({ state: 'detached' });
    expect(await categories.section(area).getByRole('listitem').count()).toBeGreaterThan(few);

    await categories.open(paths.categoryDesignationsJobs);
    await categories.viewAll('Most wanted').click();
    await categories.section('All designations').waitFor();
    await categories.letter('E').click();
    await categories.page.waitForURL('**?letter=e');
    await categories.page.locator('[aria-current=page]', { hasText: 'E,' }).waitFor();
    const names = (await categories.claims()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^[EÉ]/i.test(name))).toEqual([]);
  });

  test('are read without a script', async ({ journey }) => {
    const page = await journey.openPage({ baseURL: product.origin, javaScriptEnabled: false });
    await page.goto(paths.categoryLocationJobs);
    const categories = new CategoryPage(page);
    const [first] = await categories.claims();
    await page.locator(`#content a[href="${first?.href}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: `${first?.count} Jobs Found` }).waitFor();
  });
});
