import { createCandidate } from '../fixtures/accounts.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { AboutPage } from '../pages/about-page.ts';
import { settled } from '../pages/page-frame.ts';

test.describe('about us', () => {
  test('[J-4] is a page for search engines and for caches', async ({ page }) => {
    const about = new AboutPage(page);
    const response = await about.open();
    expect(response.headers()['cache-control']).toContain('public');
    expect(response.headers()['etag']).toBeTruthy();
    await expect(page).toHaveTitle('About Us | Waymark');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${origin()}/about-us`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /job board/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('[J-4] offers members nothing that is for guests only', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const about = new AboutPage(page);
    await about.open();
    await settled(page);
    await expect(about.createAccount).toHaveCount(0);
    const shown = page.getByRole('link').filter({ visible: true });
    const addresses = await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toContain('/browse-job-filter-list');
    for (const path of ['/register', '/register-2', '/resume-review', '/login']) {
      expect(addresses).not.toContain(path);
    }
  });
});
