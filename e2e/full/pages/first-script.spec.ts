import type { Page } from '@playwright/test';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { createCandidate } from '../../fixtures/accounts.ts';
import { holdRequests, scripts } from '../../fixtures/held-requests.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { likeJob, newestJobs } from '../../fixtures/saved-jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { openUnhydrated } from '../../pages/page-frame.ts';
import { heartOf } from '../../pages/seeking-pages.ts';
import { FaqPage } from '../../pages/site-pages.ts';

/** The first script has run. */
const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();
const awake = (page: Page) => page.locator('html[data-hydrated]');
/** The script of pages never comes; the first one does. */
const pageScripts = /\/assets\/(?!first-(?:entry|shared)-).*\.js$/;

const readPages = (job: string) => [
  paths.home,
  paths.browseJobFilterList,
  jobDetailPath(job),
  paths.companies,
  paths.faq,
];

test.describe('who only reads', () => {
  test('[L-35] loads the first script alone, on every kind of page', async ({ page }) => {
    const job = await anyJob();
    for (const path of readPages(job.id)) {
      const loaded: string[] = [];
      page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
      await openUnhydrated(page, path);
      await ready(page);
      await page.getByRole('heading', { level: 1 }).first().hover();
      expect(
        loaded.filter((file) => pageScripts.test(file)),
        path,
      ).toEqual([]);
      await expect(awake(page), path).toHaveCount(0);
      page.removeAllListeners('request');
    }
  });

  test('[L-35] counts as one view of a posting, before and after a touch', async ({ page }) => {
    const job = await anyJob();
    const views: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/views') && views.push(request.url())));
    await openUnhydrated(page, jobDetailPath(job.id));
    await ready(page);
    expect(views).toHaveLength(1);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Save ${job.title}` })
      .first()
      .click();
    await expect(awake(page)).toBeAttached();
    expect(views).toHaveLength(1);
  });
});

test.describe('before the script of the page is there', () => {
  test('[L-35, K-3] the theme is changed and kept, and needs no script of the page', async ({ page }) => {
    await holdRequests(page, pageScripts);
    const faq = new FaqPage(page);
    await faq.open();
    await page.getByRole('contentinfo').getByLabel('Dark').check();
    await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
    await openUnhydrated(page, paths.home);
    await expect(page.getByRole('contentinfo').getByLabel('Dark')).toBeChecked();
    await expect(awake(page)).toHaveCount(0);
  });

  test('[L-35, I-7] a heart shows its press at once, and is kept', async ({ page }) => {
    const job = await anyJob();
    const release = await holdRequests(page, pageScripts);
    const search = new SearchPage(page);
    await search.open(`?q=${encodeURIComponent(job.title)}`);
    const heart = heartOf(page, job).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect(search.toast(/Saved in this browser/)).toBeVisible();
    await page.unrouteAll();
    await search.open(`?q=${encodeURIComponent(job.title)}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(awake(page)).toHaveCount(0);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(awake(page)).toBeAttached();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('[L-35, I-7] a heart turns back where the script cannot be loaded', async ({ page, journey }) => {
    journey.expectConsole(/Failed to load|net::ERR_FAILED/);
    const job = await anyJob();
    await page.route(pageScripts, (route) => route.abort('failed'));
    await new SearchPage(page).open(`?q=${encodeURIComponent(job.title)}`);
    const heart = heartOf(page, job).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('[L-35, I-8] a filter, an order and a search are chosen, each of them once', async ({ page }) => {
    for (const isHeld of [false, true]) {
      const release = isHeld ? await holdRequests(page, scripts) : () => undefined;
      const search = new SearchPage(page);
      await search.open();
      const choice = search.filters.getByRole('checkbox').first();
      const name = await choice.getAttribute('value');
      await choice.check();
      release();
      await expect(page).toHaveURL(new RegExp(`=${name}$`));
      await expect(choice).toBeChecked();

      await search.open();
      await page.getByLabel('Sort by').selectOption('last-week');
      await expect(page).toHaveURL(/\?posted=last-week$/);

      await search.open();
      await search.find({ keyword: 'nurse' });
      await expect(page).toHaveURL(`${paths.browseJobFilterList}?q=nurse`);
      await page.unrouteAll();
    }
  });

  test('[L-35, L-34] a key of the list moves in it', async ({ page }) => {
    const release = await holdRequests(page, pageScripts);
    const search = new SearchPage(page);
    await search.open('', paths.browseJobList);
    await ready(page);
    await page.keyboard.press('j');
    release();
    await expect(search.jobs.first()).toBeFocused();
  });

  test('[L-35, L-34] a press on a title opens the posting beside the list', async ({ page }) => {
    const release = await holdRequests(page, pageScripts);
    const search = new SearchPage(page);
    await search.open('', paths.browseJobList);
    await ready(page);
    const title = (await search.jobs.nth(1).innerText()).trim();
    await search.jobs.nth(1).click();
    release();
    await expect(search.pane(title)).toBeVisible();
    await expect(page).toHaveURL(/\?job=/);
  });

  test('[L-35, E-1] the menu of categories opens by the keyboard', async ({ page }) => {
    const release = await holdRequests(page, pageScripts);
    await openUnhydrated(page, paths.home);
    await ready(page);
    const button = page.getByRole('button', { name: 'Job categories' });
    await button.press('Enter');
    release();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
  });

  test('[L-35, I-1] what is typed keeps its place, and is suggested for', async ({ page }) => {
    const release = await holdRequests(page, pageScripts);
    await openUnhydrated(page, paths.home);
    await ready(page);
    const search = new SearchPage(page);
    const keyword = search.form.getByLabel('Keyword');
    await keyword.pressSequentially('maager');
    for (let step = 0; step < 4; step++) await keyword.press('ArrowLeft');
    release();
    await expect(awake(page)).toBeAttached();
    await keyword.press('n');
    await expect(keyword).toHaveValue('manager');
    await expect(search.suggestions.getByRole('option').first()).toContainText(/manag/i);
  });
});

test.describe('a member', () => {
  test('[L-35, E-1, I-7] sees their name and hearts before a touch, and signs out', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const [job] = await newestJobs(1);
    if (!job) throw new Error('The board has no jobs.');
    await likeJob(accessToken, job.id);
    const page = await journey.openPage({ token: accessToken });
    const release = await holdRequests(page, pageScripts);
    const search = new SearchPage(page);
    await search.open('', paths.browseJobFilterGrid);
    await expect(page.getByRole('banner').getByRole('link', { name: /\w+ \w+, your account/ })).toBeVisible();
    await expect(heartOf(page, job)).toHaveAttribute('aria-pressed', 'true');
    await expect(awake(page)).toHaveCount(0);
    await search.logoutButton.click();
    release();
    await expect(page).toHaveURL(new RegExp(`${paths.login}$`));
  });

  test('[L-35, A-12] who signed out meanwhile is a guest on the page that they go back to', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const faq = new FaqPage(page);
    await faq.open();
    await expect(faq.accountLink).toBeVisible();
    await openUnhydrated(page, paths.aboutUs);
    await faq.logoutButton.click();
    await expect(page).toHaveURL(new RegExp(`${paths.login}$`));
    await openUnhydrated(page, paths.faq);
    await expect(faq.signInLink).toBeVisible();
  });
});
