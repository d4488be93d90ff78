import { landingPath, paths } from '@waymark/contract/paths';
import { describe, expect, inject } from 'vitest';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { JobPage } from '../pages/job-page.ts';
import { LandingPage } from '../pages/landing-page.ts';
import { SearchPage } from '../pages/search-page.ts';

describe('a page about one kind of job', () => {
  test('[I-6, I-9] leads from a job to its like at the same place, and on to all of them', async ({
    page,
  }) => {
    const job = await anyJob('?category=health&mode=on-site');
    const posting = new JobPage(page);
    await posting.open(job.id);
    await page.getByRole('link', { name: /^Health jobs in/ }).click();
    const landing = new LandingPage(page);
    await landing.heading.filter({ hasText: 'Health jobs in' }).waitFor();
    const here = await landing.figure(/^open jobs?$/);
    expect(await landing.jobs.count()).toBe(Math.min(10, here));
    expect(await landing.canonical()).toBe(inject('origin') + landing.address());

    await landing.crumbs.getByRole('link', { name: 'Health jobs' }).click();
    await landing.heading.filter({ hasText: /^Health jobs$/ }).waitFor();
    const everywhere = await landing.figure('open jobs');
    expect(everywhere).toBeGreaterThan(here);
    await eventually(() => page.title()).toBe(`Health jobs, ${everywhere} open | Waymark`);

    await landing.wholeSearch.click();
    const search = new SearchPage(page);
    await eventually(() => search.total()).toBe(everywhere);
    await page.getByRole('link', { name: 'Health jobs', exact: true }).click();
    await landing.heading.filter({ hasText: /^Health jobs$/ }).waitFor();
  });

  test('[I-9] about a skill, without JavaScript: what it pays, who hires, where', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await page.goto(landingPath({ skill: 'SQL' }));
    const landing = new LandingPage(page);
    expect(await landing.heading.textContent()).toBe('SQL jobs');
    expect(await landing.part('Pay').getByText('Half offer up to').isVisible()).toBe(true);
    for (const part of ['Hiring most', 'Skills asked for most', 'Experience asked for', 'Where they are']) {
      expect(await landing.part(part).getByRole('listitem').count(), part).toBeGreaterThan(0);
    }
    await landing.part('Where they are').getByRole('link').first().click();
    await landing.heading.filter({ hasText: /^SQL jobs in / }).waitFor();
    const markup = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(markup).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(markup.itemListElement).toHaveLength(4);
  });

  test('[I-9] without a job says so, and offers the search and what is elsewhere', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404);
    const landing = new LandingPage(page);
    const response = await landing.open({ category: 'legal', location: 'Atlantis' });
    expect(response.status()).toBe(404);
    expect(await page.getByText('None is open right now.').isVisible()).toBe(true);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await landing.part('Elsewhere').getByRole('link').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Browse All Jobs' }).first().click();
    await page.waitForURL(`**${paths.browseJobFilterList}`);
  });
});
