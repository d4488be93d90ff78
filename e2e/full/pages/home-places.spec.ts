import { expectTrueClaims, followClaim } from '../../fixtures/found-jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HomePage } from '../../pages/site-pages.ts';

test.describe('[I-2, I-3] the places of home', () => {
  test('eight cities are drawn and lead to as many jobs as they claim', async ({ page }) => {
    const home = new HomePage(page);
    const pictures = page.waitForResponse(/scenes.*\.svg/);
    await home.open();
    const drawn = await (await pictures).text();
    const used = await home
      .block('Featured Cities')
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
    expect(used).toHaveLength(8);
    expect(used.filter((id) => !drawn.includes(`id="${id}"`))).toEqual([]);

    const cities = home.block('Featured Cities');
    await expect(cities.getByText('20+ Featured Cities Added Jobs')).toBeVisible();
    const cards = cities.getByRole('listitem').getByRole('link');
    const wanted = ['Iraq', 'Argentina', 'Indonesia', 'Gambia', 'India', 'Thailand', 'Banjul', 'Spain'];
    await expect(cards).toHaveText(wanted.map((name) => new RegExp(`^${name}\\s*\\d`)));
    await expectTrueClaims(cards);
    await followClaim(cards.first());
  });
});
