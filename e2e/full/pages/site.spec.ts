import { paths } from '@waymark/contract/paths';
import { createCandidate } from '../../fixtures/accounts.ts';
import { narrow } from '../../fixtures/find-faults.ts';
import { findSidewaysScroll } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, settled } from '../../pages/page-frame.ts';

test.describe('the frame of the site', () => {
  test('[A-14] a page that has nothing to show is the same 404, with its title', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404);
    const response = await goTo(page, '/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Error 404/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('[A-2] whoever has one long word for a name scrolls no page sideways', async ({ journey }) => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    const { accessToken } = await createCandidate({ lastName: word, jobTitle: word, location: word });
    const page = await journey.openPage({ token: accessToken, viewport: narrow });
    for (const path of [paths.jobsProfile, paths.jobsMyResume, paths.account]) {
      await goTo(page, path);
      await settled(page);
      await expect(page.locator('aside strong').filter({ hasText: word })).toBeVisible();
      expect(await findSidewaysScroll(page)).toBe(0);
    }
  });
});
