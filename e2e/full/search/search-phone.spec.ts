import { paths } from '@waymark/contract/paths';
import { eventually } from '../../fixtures/eventually.ts';
import { findSidewaysScroll } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

test.describe('on a phone', () => {
  const { browseJobFilterList, browseJobList, browseJobGrid, browseJobFilterGrid, jobs } = paths;
  const lists = [
    browseJobFilterList,
    `${browseJobFilterList}?q=engineer`,
    `${browseJobFilterList}?q=manager&location=London&type=full-time&mode=on-site`,
    browseJobList,
    `${browseJobList}?q=manager`,
    browseJobGrid,
    `${browseJobGrid}?q=engineer&type=full-time`,
    `${browseJobFilterGrid}?q=manager`,
    `${jobs}?category=engineering`,
  ];

  for (const script of [true, false]) {
    test(`[I-7, L-34] three whole jobs stand in the first screen of each list, ${script ? 'with' : 'without'} script`, async ({
      journey,
    }) => {
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
      const page = await journey.openPage({ ...phone, javaScriptEnabled: script });
      const cards = page.locator('main ol > li').filter({ has: page.locator('h2, h3') });
      for (const list of lists) {
        await goTo(page, list);
        for (const at of [0, 1, 2]) await expect(cards.nth(at), list).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('[I-7, I-8] without script the form opens from its line, and finds', async ({ journey }) => {
    const page = await journey.openPage({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    const search = new SearchPage(page);
    await goTo(page, browseJobList);
    await expect(page.getByLabel('Keyword')).toBeHidden();
    await page.getByText('Search for Job title, keywords, or place').click();
    await expect(page.getByLabel('Keyword')).toBeVisible();
    expect(await findSidewaysScroll(page)).toBe(0);
    await search.find({ keyword: 'engineer', place: '' });
    await expect(page.getByText('Search for engineer')).toBeVisible();
    await expect(page.getByLabel('Keyword')).toBeHidden();
    await eventually(() => search.total()).toBeGreaterThan(0);
  });
});
