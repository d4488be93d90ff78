import { paths } from '@waymark/contract/paths';
import { holdRequests, scripts } from '../../fixtures/held-requests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openUnhydrated } from '../../pages/page-frame.ts';
import { SearchPage } from '../../pages/search-page.ts';

test.describe('what is typed before the script is there', () => {
  test('[I-1, I-8] has suggestions once they wake', async ({ page }) => {
    for (const path of [paths.browseJobFilterList, paths.home]) {
      const release = await holdRequests(page, scripts);
      await openUnhydrated(page, path);
      const search = new SearchPage(page);
      const keyword = search.form.getByLabel('Keyword');
      await keyword.pressSequentially('manag');
      release();
      await expect(search.suggestions.getByRole('option').first()).toContainText(/manag/i);
      await expect(keyword).toHaveValue('manag');
      await keyword.press('ArrowDown');
      await expect(search.suggestions.getByRole('option', { selected: true })).toHaveCount(1);
    }
  });
});
