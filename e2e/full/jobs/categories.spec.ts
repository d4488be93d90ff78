import { categoryPages, paths } from '@waymark/contract/paths';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CategoryPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

test.describe('[I-9] the category pages', () => {
  test('share their tabs, and each says which one it is', async ({ page }) => {
    const categories = new CategoryPage(page);
    await categories.open(paths.categoryAllJobs);
    await expect(categories.tabs.getByRole('link')).toHaveText([
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
      await expect(categories.tabs.locator('[aria-current=page]').and(categories.tab(path))).toBeVisible();
      await expect(categories.tabs.locator('[aria-current=page]')).toHaveCount(1);
    }
  });

  test('name ten companies, the eight places and both kinds of skills', async ({ page }) => {
    const categories = new CategoryPage(page);
    await categories.open(paths.categoryCompanyJobs);
    await expect(categories.title).toHaveText('Browse Jobs by Companies');
    await eventually(() => categories.claims()).toHaveLength(10);
    await categories.open(paths.categoryLocationJobs);
    const places = await categories.section('Featured Cities').getByRole('link').allTextContents();
    const wanted = ['Iraq', 'Argentina', 'Indonesia', 'Gambia', 'India', 'Thailand', 'Banjul', 'Spain'];
    expect(places.map((text) => text.replace(/\d.*/, ''))).toEqual(wanted);
    await expect(categories.section('Top Locations')).toBeVisible();
    // Whole, by letter: which are asked for most changes with what is open.
    const has = async (kind: string, skill: string) => {
      await categories.open(`${paths.categorySkillJobs}?all=${kind}&letter=${skill.charAt(0).toLowerCase()}`);
      const names = await categories.page.getByRole('main').getByRole('listitem').allTextContents();
      return names.some((name) => name.startsWith(`${skill} `));
    };
    expect([await has('it', 'Linux'), await has('non-it', 'Linux')]).toEqual([true, false]);
    expect([await has('it', 'Excel'), await has('non-it', 'Excel')]).toEqual([false, true]);
  });

  test('View All shows all of a list', async ({ page }) => {
    const categories = new CategoryPage(page);
    await categories.open(paths.categoryJobs);
    const area = 'Jobs by Functional Area / Department';
    const few = await categories.section(area).getByRole('listitem').count();
    await categories.viewAll(area).click();
    await categories.page.waitForURL('**?all=area');
    await expect(categories.viewAll(area)).toHaveCount(0);
    await eventually(() => categories.section(area).getByRole('listitem').count()).toBeGreaterThan(few);

    await categories.open(paths.categoryDesignationsJobs);
    await categories.viewAll('Most wanted').click();
    await expect(categories.section('All designations')).toBeVisible();
    await categories.letter('E').click();
    await categories.page.waitForURL('**?letter=e');
    await expect(categories.page.locator('[aria-current=page]', { hasText: 'E,' })).toBeVisible();
    const names = (await categories.claims()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^[EÉ]/i.test(name))).toEqual([]);
  });

  test('are read without a script', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, paths.categoryLocationJobs);
    const categories = new CategoryPage(page);
    const [first] = await categories.claims();
    await page.locator(`#content a[href="${first?.href}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: `${first?.count} Jobs Found` })).toBeVisible();
  });
});
