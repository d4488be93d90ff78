import { describe, expect, inject } from 'vitest';
import { callApi, createCandidate } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { AboutPage } from '../pages/about-page.ts';
import { settled } from '../pages/page-frame.ts';

describe('about us', () => {
  test('[J-4] says in figures what is stored, in three blocks what it does, and where companies register', async ({
    journey,
  }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    const about = new AboutPage(page);
    await page.goto('/about-us');
    expect(await about.title.count()).toBe(1);
    const { total } = (await (await callApi('/jobs')).json()) as { total: number };
    const [jobs = '', companies = '', fields = ''] = await about.figures.allTextContents();
    expect(jobs).toBe(`${total.toLocaleString('en')} open jobs`);
    expect(companies).toMatch(/^\d[\d,]* companies hiring$/);
    expect(fields).toMatch(/^\d+ fields of work$/);
    expect(await about.features.getByRole('heading', { level: 3 }).count()).toBe(3);
    expect(await about.createAccount.getAttribute('href')).toBe('/register-2');
  });

  test('[J-4] is a page for search engines and for caches', async ({ page }) => {
    const about = new AboutPage(page);
    const response = await about.open();
    expect(response.headers()['cache-control']).toContain('public');
    expect(response.headers()['etag']).toBeTruthy();
    expect(await page.title()).toBe('About Us | Waymark');
    const canonical = page.locator('link[rel=canonical]');
    expect(await canonical.getAttribute('href')).toBe(`${inject('origin')}/about-us`);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/job board/);
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
  });

  test('[J-4] offers members nothing that is for guests only', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const about = new AboutPage(page);
    await about.open();
    await settled(page);
    expect(await about.createAccount.count()).toBe(0);
    const shown = page.getByRole('link').filter({ visible: true });
    const addresses = await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toContain('/browse-job-filter-list');
    for (const path of ['/register', '/register-2', '/resume-review', '/login']) {
      expect(addresses).not.toContain(path);
    }
  });
});
