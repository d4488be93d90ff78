import { landingPath, paths } from '@waymark/contract/paths';
import { eventually } from '../fixtures/eventually.ts';
import { countFoundJobs } from '../fixtures/found-jobs.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { JobPage } from '../pages/job-page.ts';
import { LandingPage } from '../pages/landing-page.ts';
import { goTo } from '../pages/page-frame.ts';
import { SearchPage } from '../pages/search-page.ts';

test.describe('a page about one kind of job', () => {
  test('[I-6, I-9] leads from a job to its like at the same place, and on to all of them', async ({
    page,
  }) => {
    const job = await anyJob('?category=health&mode=on-site');
    const posting = new JobPage(page);
    await posting.open(job.id);
    await page.getByRole('link', { name: /^Health jobs in/ }).click();
    const landing = new LandingPage(page);
    await expect(landing.heading.filter({ hasText: 'Health jobs in' })).toBeVisible();
    const here = await landing.figure(/^open jobs?$/);
    await expect(landing.jobs).toHaveCount(Math.min(10, here));
    await expect(landing.canonical).toHaveAttribute('href', origin() + landing.address());

    await landing.crumbs.getByRole('link', { name: 'Health jobs' }).click();
    await expect(landing.heading.filter({ hasText: /^Health jobs$/ })).toBeVisible();
    const everywhere = await landing.figure('open jobs');
    expect(everywhere).toBeGreaterThan(here);
    await expect(page).toHaveTitle(`Health jobs, ${everywhere} open | Waymark`);

    await landing.wholeSearch.click();
    const search = new SearchPage(page);
    await eventually(() => search.total()).toBe(everywhere);
    await page.getByRole('link', { name: 'Health jobs', exact: true }).click();
    await expect(landing.heading.filter({ hasText: /^Health jobs$/ })).toBeVisible();
  });

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
