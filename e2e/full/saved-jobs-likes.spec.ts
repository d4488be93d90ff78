import type { Page } from '@playwright/test';
import { guestLikesLimit } from '@waymark/contract/choices/saved-jobs';
import type { JobCard } from '@waymark/contract/jobs';
import { createCandidate, signInToDemo, signupFields } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test } from '../fixtures/test.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { likeJob, newestJobs } from '../fixtures/saved-jobs.ts';
import { HomePage } from '../pages/home-page.ts';
import { reload } from '../pages/page-frame.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { heartOf, SavedJobsPage } from '../pages/saved-jobs-page.ts';
import { SearchPage } from '../pages/search-page.ts';

const stored = 'likedJobs';

test.describe('liking jobs', () => {
  test('[I-4, I-7, G-4] what a guest likes stays, and comes into the account that they open, once', async ({
    page,
  }) => {
    const [first, second] = (await newestJobs(2)) as [JobCard, JobCard];
    const search = new SearchPage(page);
    await search.open();
    await heartOf(page, first).click();
    await expect(search.toast('Saved in this browser. Sign up to keep it in your account.')).toBeVisible();
    await search.header.getByRole('link', { name: 'Waymark, home' }).click();
    const home = new HomePage(page);
    await expect(home.recentJobs).toBeVisible();
    await expectPressed(page, first, 'true');
    await heartOf(page, second).press('Space');
    // Kept a moment after it is painted; a reload in between is faster than any person.
    await eventually(() => page.evaluate((key) => localStorage.getItem(key), stored)).toContain(second.id);
    await reload(page);
    await expectPressed(page, first, 'true');
    await expectPressed(page, second, 'true');

    const register = new RegisterPage(page);
    await register.open();
    await register.fillToLastStep(signupFields());
    await register.submit(await pdfResume('Marta Vogel'));
    const merged = register.toast('The 2 jobs you liked before signing in are in your Saved Jobs now.');
    await expect(merged).toBeVisible();
    const saved = new SavedJobsPage(page);
    await saved.open();
    await expect(saved.titles).toHaveText([second.title, first.title]);
    await eventually(() => page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull();
    // Once: nothing is told a second time.
    await expect(merged).toHaveCount(0);
    await search.open();
    await expectPressed(page, first, 'true');
  });

  test('[I-7, G-4] whoever comes straight from signing in to the list finds there what they liked', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const [job] = (await newestJobs(1)) as [JobCard];
    const page = await journey.openPage({ token: accessToken });
    const saved = new SavedJobsPage(page);
    await page.addInitScript(([key, id]) => localStorage.setItem(key, JSON.stringify([id])), [
      stored,
      job.id,
    ] as const);
    // Said for three seconds, while the page is still loading.
    const merged = saved.toast('The job you liked before signing in is in your Saved Jobs now.');
    await Promise.all([expect(merged).toBeVisible(), saved.open()]);
    await expect(saved.row(job.title)).toBeVisible();
  });

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

  test('[I-7] a like that cannot be kept turns back and says why', async ({ journey }) => {
    journey.expectStatus(409);
    const { accessToken } = await createCandidate();
    const [job] = (await newestJobs(1)) as [JobCard];
    const page = await journey.openPage({ token: accessToken });
    const message = 'Your list of saved jobs is full: it holds 1,000. Delete some of them to save more.';
    await page.route(`**/api/saved-jobs/${job.id}`, (route) =>
      route.fulfill({ status: 409, json: { message, code: 'conflict' } }),
    );
    const search = new SearchPage(page);
    await search.open();
    await expect(search.accountLink).toBeVisible();
    await heartOf(page, job).click();
    await expect(search.toast(message)).toBeVisible();
    await expectPressed(page, job, 'false');
  });

  test('[I-7] a browser keeps no more for a guest than it may, and says what to do', async ({ page }) => {
    const [job] = (await newestJobs(1)) as [JobCard];
    const full = Array.from({ length: guestLikesLimit }, () => crypto.randomUUID());
    await page.addInitScript(([key, ids]) => localStorage.setItem(key, JSON.stringify(ids)), [
      stored,
      full,
    ] as const);
    const search = new SearchPage(page);
    await search.open();
    await heartOf(page, job).click();
    await expect(
      search.toast('This browser keeps no more than 50 liked jobs. Sign up to save more.'),
    ).toBeVisible();
    await expectPressed(page, job, 'false');
  });

  test('[I-7, A-10] an employer has no list to like into and sees no hearts', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const [job] = (await newestJobs(1)) as [JobCard];
    const search = new SearchPage(await journey.openPage({ token: accessToken }));
    await search.open();
    await expect(search.accountLink).toBeVisible();
    await expect(search.jobs.first()).toBeVisible();
    await expect(heartOf(search.page, job)).toHaveCount(0);
  });
});

function expectPressed(page: Page, job: JobCard, pressed: 'true' | 'false'): Promise<void> {
  return expect(heartOf(page, job)).toHaveAttribute('aria-pressed', pressed);
}
