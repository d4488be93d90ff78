import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { goTo } from '../../pages/page-frame.ts';
import { SearchPage } from '../../pages/search-page.ts';

test.describe('suggestions while typing', () => {
  test('[A-4] everybody can use the list', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=welder');
    await search.form.getByLabel('Keyword').fill('eng');
    await expect(search.suggestions).toBeVisible();
    await search.form.getByLabel('Keyword').press('ArrowDown');
    expect(await findFaults(page)).toEqual([]);
  });

  test('[I-8] without script the fields are plain ones', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, '/browse-job-list');
    const search = new SearchPage(page);
    await expect(page.getByRole('combobox', { name: 'Keyword' })).toHaveCount(0);
    await search.find({ keyword: 'engineer', place: '' });
    expect(new URL(page.url()).searchParams.get('q')).toBe('engineer');
    await eventually(() => search.total()).toBeGreaterThan(0);
  });
});
