import { paths } from '@waymark/contract/paths';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/search-page.ts';

test.describe('the four pages of a search', () => {
  test('[I-7] lead to each other with the search as it is', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=manager&type=full-time&posted=last-month&sort=salary');
    const total = await search.total();
    const query = '?q=manager&type=full-time&posted=last-month&sort=salary';
    for (const [link, path] of [
      [search.view('Grid'), paths.browseJobFilterGrid],
      [search.view('List'), paths.browseJobFilterList],
    ] as const) {
      await link.click();
      await expect(search.page).toHaveURL(path + query);
      await eventually(() => search.total()).toBe(total);
    }
    await search.open(query, paths.browseJobList);
    await search.view('Grid').click();
    await expect(search.page).toHaveURL(paths.browseJobGrid + query);
    // The address is there before the page is.
    await expect(search.view('Grid')).toHaveAttribute('aria-current', 'page');
    await search.find({ keyword: 'engineer' });
    await expect(search.page).toHaveURL(paths.browseJobGrid + query.replace('manager', 'engineer'));
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await expect(search.page).toHaveURL(paths.browseJobFilterGrid + query.replace('manager', 'engineer'));
    await expect(search.filter('Job type', 'Full Time').getByRole('checkbox')).toBeChecked();
  });
});
