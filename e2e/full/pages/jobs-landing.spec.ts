import { landingPath, paths } from '@waymark/contract/paths';
import { countFoundJobs } from '../../fixtures/found-jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LandingPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

test.describe('a page about one kind of job', () => {
  test('[I-9] about a skill, without JavaScript: what it pays, who hires, where', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, landingPath({ skill: 'SQL' }));
    const landing = new LandingPage(page);
    await expect(landing.heading).toHaveText('SQL jobs');
    await expect(landing.part('Pay').getByText('Half offer up to')).toBeVisible();
    for (const part of ['Hiring most', 'Skills asked for most', 'Experience asked for', 'Where they are']) {
      await expect(landing.part(part).getByRole('listitem'), part).not.toHaveCount(0);
    }
    await landing.part('Where they are').getByRole('link').first().click();
    await expect(landing.heading.filter({ hasText: /^SQL jobs in / })).toBeVisible();
    const markup = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(markup).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(markup.itemListElement).toHaveLength(4);
  });

  test('[I-9] each company that hires most leads to as many jobs as it claims', async ({ page }) => {
    const landing = new LandingPage(page);
    for (const criteria of [{ category: 'design' }, { skill: 'SQL', location: 'United States' }]) {
      await landing.open(criteria);
      await expect(landing.part('Hiring most').getByRole('listitem')).not.toHaveCount(0);
      for (const link of await landing.part('Hiring most').getByRole('link').all()) {
        const claimed = Number.parseInt(
          /([\d,]+) jobs?$/.exec((await link.textContent()) ?? '')?.[1] ?? '',
          10,
        );
        expect(await countFoundJobs((await link.getAttribute('href')) ?? '')).toBe(claimed);
      }
    }
  });

  test('[I-9] without a job says so, and offers the search and what is elsewhere', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404);
    const landing = new LandingPage(page);
    const response = await landing.open({ category: 'legal', location: 'Atlantis' });
    expect(response.status()).toBe(404);
    await expect(page.getByText('None is open right now.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(landing.part('Elsewhere').getByRole('link')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Browse All Jobs' }).first().click();
    await page.waitForURL(`**${paths.browseJobFilterList}`);
  });
});
