import type { Page } from '@playwright/test';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { createCandidate } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { likeJob, newestJobs } from '../../fixtures/saved-jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { heartOf, SavedJobsPage } from '../../pages/seeking-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

test.describe('liking jobs', () => {
  test('[I-7, G-4] a member’s likes are the same on every page and in the list, and are taken back', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const [first, second] = (await newestJobs(2)) as [JobCard, JobCard];
    await likeJob(accessToken, first.id);
    const page = await journey.openPage({ token: accessToken });
    const search = new SearchPage(page);
    await search.open();
    await expectPressed(page, first, 'true');
    // As fast as fingers can: the last press counts.
    const calls = { asked: 0, answered: [] as string[] };
    const isCall = (method: string) => method === 'PUT' || method === 'DELETE';
    page.on('request', (request) => void (calls.asked += Number(isCall(request.method()))));
    page.on('requestfinished', (request) => {
      if (isCall(request.method())) calls.answered.push(request.method());
    });
    for (let press = 0; press < 3; press++) await heartOf(page, second).click();
    await eventually(() => calls.answered.length === calls.asked && calls.answered.at(-1)).toBe('PUT');
    await expectPressed(page, second, 'true');
    const saved = new SavedJobsPage(page);
    await eventually(async () => {
      await saved.open();
      await expect(saved.rows.first()).toBeVisible();
      return saved.titles.allInnerTexts();
    }).toEqual([second.title, first.title]);

    await saved.deleteButton(first.title).click();
    await expect(saved.toast(/is deleted/)).toBeVisible();
    await saved.header.getByRole('link', { name: 'Waymark, home' }).click();
    await expect(new HomePage(page).recentJobs).toBeVisible();
    await expectPressed(page, first, 'false');
    await expectPressed(page, second, 'true');
    await saved
      .toast(/is deleted/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expectPressed(page, first, 'true');
  });
});

function expectPressed(page: Page, job: JobCard, pressed: 'true' | 'false'): Promise<void> {
  return expect(heartOf(page, job)).toHaveAttribute('aria-pressed', pressed);
}
