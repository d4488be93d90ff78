import { paths } from '@waymark/contract/paths';
import { eventually } from '../../fixtures/eventually.ts';
import { expectTrueClaims, followClaim } from '../../fixtures/found-jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';
import { HomePage } from '../../pages/site-pages.ts';

test.describe('[I-2, I-3] the fields of home', () => {
  test('eight fields lead to as many jobs as they claim, and All Categories to all of them', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    const fields = home.block('Popular categories');
    const tiles = fields.getByRole('listitem').getByRole('link');
    const names = [
      'Design, Art & Multimedia',
      'Education Training',
      'Accounting / Finance',
      'Human Resource',
      'Telecommunications',
      'Restaurant / Food Service',
      'Construction / Facilities',
      'Health',
    ];
    await expect(tiles).toHaveText(names.map((name) => new RegExp(`^${name}\\s*\\d+ Open Positions?$`)));
    await expectTrueClaims(tiles);
    await followClaim(tiles.last());
    await fields.getByRole('link', { name: 'All Categories' }).click();
    await page.waitForURL(`**${paths.categoryAllJobs}`);
  });
});

test.describe('[I-4] recent jobs', () => {
  test('six at a time, with Prev and Next that page, with and without a script', async ({ journey }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await journey.openPage({ javaScriptEnabled });
      const home = new HomePage(page);
      await goTo(page, paths.home);
      await expect(home.recentJobs.getByText('20+ Recently Added Jobs')).toBeVisible();
      await expect(home.recentTitles).toHaveCount(6);
      const first = await home.recentTitles.allTextContents();
      await expect(home.recentJobs.getByRole('link', { name: 'Prev' })).toHaveCount(0);
      await home.recentJobs.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('**/home?recent=2');
      await expect(home.recentJobs.getByRole('link', { name: 'Prev' })).toBeVisible();
      await expect(home.recentTitles).toHaveCount(6);
      await expect(home.recentTitles).not.toHaveText(first);
      await home.recentJobs.getByRole('link', { name: 'Prev' }).click();
      await page.waitForURL(`**${paths.home}`);
      await expect(home.recentJobs.getByRole('link', { name: 'Prev' })).toHaveCount(0);
      await expect(home.recentTitles).toHaveText(first);
    }
  });
});

/** Where the row is scrolled to, once every frame up to now has been drawn. */
const scrolled = (home: HomePage) => home.testimonials.evaluate((row) => row.scrollLeft);

test.describe('[I-5] what people say', () => {
  test('is a row to scroll where there is no script', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, paths.home);
    const home = new HomePage(page);
    await home.testimonials.hover();
    await page.mouse.wheel(900, 0);
    await eventually(() => scrolled(home)).toBeGreaterThan(300);
  });
});
