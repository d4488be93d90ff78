import { eventually } from '../../fixtures/eventually.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { JobPage, LandingPage, SearchPage } from '../../pages/jobs-pages.ts';

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
});
