import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/search-page.ts';

test.describe('what a search understands', () => {
  test('[I-8] of a whole sentence every part becomes a filter that can be taken back', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=looking+for+a+full+time+manager+job+in+London+that+pays+over+20000');
    await expect(search.chips.getByText('“manager”')).toBeVisible();
    await expect(search.chips.getByText('In London')).toBeVisible();
    await expect(search.chips.getByText('Full Time')).toBeVisible();
    await search.removeFilter('$20,000 a year or more');
    await expect(search.page).toHaveURL('/browse-job-filter-list?q=manager&location=London&type=full-time');
    await search.removeFilter('Full Time');
    await expect(search.page).toHaveURL('/browse-job-filter-list?q=manager&location=London');
  });
});
