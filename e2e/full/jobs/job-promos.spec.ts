import { paths } from '@waymark/contract/paths';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { goTo, reload } from '../../pages/page-frame.ts';

const review = 'Get a free review';
const packages = 'View packages';
const closeName = 'Close this offer for good';

/** The parts between the jobs, in order. */
const promos = (search: SearchPage) =>
  search.items.evaluateAll((items) =>
    items.flatMap((item, at) => (item.querySelector('h2') ? [] : ([[at, item.textContent]] as const))),
  );

async function promoNames(search: SearchPage): Promise<string[]> {
  return (await promos(search)).map(([, text]) => (text?.includes(review) ? review : packages));
}

/** The visible promos. */
const shownPromos = (search: SearchPage) =>
  search.items.filter({ hasNot: search.page.locator('h2'), visible: true });

test.describe('promos in the job list', () => {
  test('[E-3] a guest, with or without script, meets the review after the third job and the packages after the sixth', async ({
    journey,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await journey.openPage({ javaScriptEnabled });
      const search = new SearchPage(page);
      await goTo(page, paths.browseJobFilterList);
      await eventually(async () => (await promos(search)).map(([at]) => at)).toEqual([3, 7]);
      await eventually(() => promoNames(search)).toEqual([review, packages]);
      // Where no script can close a promo, there is no button that would.
      await expect(shownPromos(search)).toHaveCount(2);
      await expect(page.getByRole('button', { name: closeName })).toHaveCount(javaScriptEnabled ? 2 : 0);
      await page.getByRole('link', { name: packages }).first().click();
      await page.waitForURL(`**${paths.pricingDetails}`);
      await page.goBack();
      await page.getByRole('link', { name: review }).first().click();
      await page.waitForURL(`**${paths.resumeReview}`);
    }
  });

  test('[E-3] a promo that was closed stays away, on every page and after a reload, and its like with it', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    const closeButton = () => shownPromos(search).first().getByRole('button', { name: closeName });
    await search.open();
    await expect(shownPromos(search)).toHaveText([/free review/, /View packages/]);
    await closeButton().click();
    const others = [/View packages/];
    await expect(shownPromos(search)).toHaveText(others);
    // Reading goes on with the job after it.
    await expect(search.items.nth(4).getByRole('link').first()).toBeFocused();
    await reload(page);
    await expect(shownPromos(search)).toHaveText(others);
    await search.open('', paths.browseJobGrid);
    await expect(shownPromos(search)).toHaveText(others);

    await closeButton().press('Enter');
    await expect(shownPromos(search)).toHaveCount(0);
    await search.open();
    await expect(search.jobs).toHaveCount(25);
    await expect(shownPromos(search)).toHaveCount(0);
  });
});
