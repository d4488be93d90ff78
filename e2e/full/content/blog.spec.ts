import { paths, postPath } from '@waymark/contract/paths';
import { findFaults } from '../../fixtures/find-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

test('[J-1, J-3] the five layouts show what they are to, pages and filters work, and each is for everybody', async ({
  page,
}) => {
  const layouts = [
    [paths.blogClassic, 6],
    [paths.blogClassicSidebar, 6],
    [paths.blogGrid, 6],
    [paths.blogGridSidebar, 12],
    [paths.blogLeftImages, 8],
  ] as const;
  const posts = page.getByRole('main').getByRole('article');
  for (const [path, shown] of layouts) {
    await goTo(page, path);
    await expect(posts).toHaveCount(shown);
    expect(await findFaults(page), path).toEqual([]);
  }
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(posts).toHaveCount(8);
  const sidebar = page.getByRole('complementary', { name: 'More of the blog' });
  await sidebar.getByLabel('Search the blog').fill('cover letter');
  await sidebar.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts about “cover letter”' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay' })).toBeVisible();
  await expect(posts).toHaveCount(2);

  await goTo(page, postPath('how-much-work-is-remote'));
  await expect(page.getByRole('navigation', { name: 'In this post' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await goTo(page, postPath('read-a-posting-before-you-apply'));
  expect(await findFaults(page)).toEqual([]);

  await goTo(page, paths.aboutUs);
  const teasers = page.getByRole('group', { name: 'Latest posts' });
  await teasers.scrollIntoViewIfNeeded();
  const first = teasers.getByRole('heading').first();
  const before = await first.textContent();
  await teasers.getByRole('button', { name: 'Next' }).click();
  await expect(first).not.toHaveText(before ?? '');
  await teasers.getByRole('button', { name: 'Previous' }).click();
  await expect(first).toHaveText(before ?? '');
});
