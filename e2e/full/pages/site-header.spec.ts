import { jobDetailPath } from '@waymark/contract/paths';
import { createCandidate } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { holdRequests } from '../../fixtures/held-requests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { AboutPage } from '../../pages/about-page.ts';
import { goTo } from '../../pages/page-frame.ts';

test.describe('[E-1] the header', () => {
  test('[E-1, I-7] the jobs are marked in each view of the search, and at a posting', async ({ page }) => {
    const posting = jobDetailPath((await anyJob()).id);
    for (const path of ['/browse-job-filter-list', '/browse-job-list', '/browse-job-grid', posting]) {
      await goTo(page, path);
      const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      await expect(marked, path).toHaveText(['Jobs']);
    }
  });

  test('[E-1] nothing moves when it becomes known who is signed in', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const release = await holdRequests(page, '**/api/get-auth-user');
    const about = new AboutPage(page);
    await about.open();
    const before = await about.placesInHeader();
    release();
    await expect(about.accountLink.filter({ hasText: 'Marta Vogel' })).toBeVisible();
    await eventually(() => about.placesInHeader()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
  });
});
