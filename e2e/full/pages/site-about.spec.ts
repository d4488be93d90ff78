import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AboutPage } from '../../pages/about-page.ts';

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
});
