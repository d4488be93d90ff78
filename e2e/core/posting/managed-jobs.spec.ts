import type { Locator, Page } from '@playwright/test';
import type { ManagedJob, ManagedJobs } from '@waymark/contract/posting/managed-jobs';
import { callApi, signInToDemo } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ManageJobsPage } from '../../pages/hiring-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';

async function ask<T>(path: string, token: string): Promise<T> {
  return (await callApi(path, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<T>;
}

/** An open job of the demo employer, the oldest: other journeys are about newer ones. */
async function oldJob(): Promise<{ job: ManagedJob; token: string }> {
  const { accessToken: token } = await signInToDemo('employer');
  const { data } = await ask<ManagedJobs>('/company/jobs?status=active&sort=date-asc', token);
  const [job] = data;
  if (!job) throw new Error('The demo employer has no open job.');
  return { job, token };
}

/** Goes on with the Tab key until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not lead there.');
}

test.describe('the jobs of a company', () => {
  test('[H-4, K-1] by keyboard alone: found, closed for seekers at once, and taken back', async ({
    journey,
  }) => {
    const { job, token } = await oldJob();
    const desk = await journey.openPage({ token });
    const manage = new ManageJobsPage(desk);
    await manage.open();
    await tabTo(desk, manage.searchField);
    await desk.keyboard.type(`${job.title} ${job.places[0]?.city ?? ''}`);
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(/[?&]q=/);
    await expect(manage.row(job.id)).toBeVisible();
    await tabTo(desk, manage.selectBox(job));
    await desk.keyboard.press('Space');
    await expect(manage.bulkBar.getByText('1 selected')).toBeVisible();
    await tabTo(desk, manage.bulkBar.getByRole('button', { name: 'Close posting' }));
    await desk.keyboard.press('Enter');
    await expect(manage.toast(/is closed/)).toBeVisible();
    // The message stays while it has the focus.
    await desk.keyboard.press('Alt+m');
    await expect(manage.toast(/is closed/)).toBeFocused();
    await expect(manage.row(job.id).getByText('Closed', { exact: true })).toBeVisible();

    journey.expectStatus(410);
    const seeker = new JobPage(await journey.openPage());
    // The cache serves a recently viewed page once more while it renders the new one.
    await eventually(async () => (await seeker.open(job.id)).status()).toBe(410);
    await tabTo(desk, manage.undoButton(/is closed/));
    await desk.keyboard.press('Enter');
    await expect(manage.row(job.id).getByText('Active', { exact: true })).toBeVisible();
    await eventually(async () => (await seeker.open(job.id)).status()).toBe(200);

    await desk.getByLabel('Show').selectOption('None');
    await expect(manage.bulkBar).toBeHidden();
    expect(await findFaults(desk)).toEqual([]);
  });
});
