import { guestLikesLimit } from '@waymark/contract/saved-job-choices';
import type { JobCard } from '@waymark/contract/jobs';
import { describe, expect } from 'vitest';
import { createCandidate, signInToDemo, signupFields } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { likeJob, newestJobs } from '../fixtures/saved-jobs.ts';
import { HomePage } from '../pages/home-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { heartOf, SavedJobsPage } from '../pages/saved-jobs-page.ts';
import { SearchPage } from '../pages/search-page.ts';

const stored = 'likedJobs';

describe('liking jobs', () => {
  test('[I-4, I-7, G-4] what a guest likes stays, and comes into the account that they open, once', async ({
    page,
  }) => {
    const [first, second] = (await newestJobs(2)) as [JobCard, JobCard];
    const search = new SearchPage(page);
    await search.open();
    await heartOf(page, first).click();
    await search.toast('Saved in this browser. Sign up to keep it in your account.').waitFor();
    await search.header.getByRole('link', { name: 'Waymark, home' }).click();
    const home = new HomePage(page);
    await home.recentJobs.waitFor();
    await eventually(() => pressed(page, first)).toBe('true');
    await heartOf(page, second).press('Space');
    // Kept a moment after it is painted; a reload in between is faster than any person.
    await eventually(() => page.evaluate((key) => localStorage.getItem(key), stored)).toContain(second.id);
    await page.reload();
    await eventually(() => pressed(page, first)).toBe('true');
    await eventually(() => pressed(page, second)).toBe('true');

    const register = new RegisterPage(page);
    await register.open();
    await register.fillToLastStep(signupFields());
    await register.submit(await pdfResume('Marta Vogel'));
    const merged = register.toast('The 2 jobs you liked before signing in are in your Saved Jobs now.');
    await merged.waitFor();
    const saved = new SavedJobsPage(page);
    await saved.open();
    await eventually(() => saved.titles()).toEqual([second.title, first.title]);
    expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull();
    // Once: nothing is told a second time.
    expect(await merged.count()).toBe(0);
    await search.open();
    await eventually(() => pressed(page, first)).toBe('true');
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
    await saved.open();
    await saved.row(job.title).waitFor();
    await saved.toast('The job you liked before signing in is in your Saved Jobs now.').waitFor();
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
    await eventually(() => pressed(page, first)).toBe('true');
    // As fast as fingers can: the last press counts.
    const calls = { asked: 0, answered: [] as string[] };
    const isCall = (method: string) => method === 'PUT' || method === 'DELETE';
    page.on('request', (request) => void (calls.asked += Number(isCall(request.method()))));
    page.on('requestfinished', (request) => {
      if (isCall(request.method())) calls.answered.push(request.method());
    });
    for (let press = 0; press < 3; press++) await heartOf(page, second).click();
    await eventually(() => calls.answered.length === calls.asked && calls.answered.at(-1)).toBe('PUT');
    expect(await pressed(page, second)).toBe('true');
    const saved = new SavedJobsPage(page);
    await eventually(async () => {
      await saved.open();
      await saved.rows.first().waitFor();
      return saved.titles();
    }).toEqual([second.title, first.title]);

    await saved.deleteButton(first.title).click();
    await saved.toast(/is deleted/).waitFor();
    await saved.header.getByRole('link', { name: 'Waymark, home' }).click();
    await new HomePage(page).recentJobs.waitFor();
    expect(await pressed(page, first)).toBe('false');
    expect(await pressed(page, second)).toBe('true');
    await saved
      .toast(/is deleted/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await eventually(() => pressed(page, first)).toBe('true');
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
    await search.accountLink.waitFor();
    await heartOf(page, job).click();
    await search.toast(message).waitFor();
    expect(await pressed(page, job)).toBe('false');
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
    await search.toast('This browser keeps no more than 50 liked jobs. Sign up to save more.').waitFor();
    expect(await pressed(page, job)).toBe('false');
  });

  test('[I-7, A-10] an employer has no list to like into and sees no hearts', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const [job] = (await newestJobs(1)) as [JobCard];
    const search = new SearchPage(await journey.openPage({ token: accessToken }));
    await search.open();
    await search.accountLink.waitFor();
    await search.jobs.first().waitFor();
    await eventually(() => heartOf(search.page, job).count()).toBe(0);
  });
});

const pressed = (page: SearchPage['page'], job: JobCard) => heartOf(page, job).getAttribute('aria-pressed');
