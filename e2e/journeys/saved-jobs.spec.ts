import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import type { JobCard } from '@waymark/contract/jobs';
import type { SavedJob } from '@waymark/contract/saved-jobs';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCandidate } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { addOwnJob, likeJob, newestJobs } from '../fixtures/saved-jobs.ts';
import { SavedJobsPage } from '../pages/saved-jobs-page.ts';

const keeper = { title: 'Lighthouse keeper', company: 'Trinity House', date: 'December 15,2018' };

describe('the list of saved jobs', () => {
  test('[G-4] a job of one’s own is added, with one message at a time in the order of the form', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const saved = new SavedJobsPage(await journey.openPage({ token: accessToken }));
    await saved.open();
    await saved.sidebar.getByRole('link', { name: 'Saved Jobs' }).waitFor();
    expect(await saved.heading.textContent()).toBe('0 Saved Jobs');
    await saved.addButton.click();
    const dialog = saved.dialog('Add Task');
    for (const [message, field, value] of [
      ['Please fill title', 'Job Title', keeper.title],
      ['Please fill Company name.', 'Company Name', keeper.company],
      ['Please fill Date', 'Date', keeper.date],
    ] as const) {
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await eventually(() => saved.alert('Oops').getByRole('paragraph').allTextContents()).toEqual([message]);
      await saved.alert('Oops').getByRole('button', { name: 'OK' }).click();
      // The field that it was about is where the person goes on.
      await eventually(() => dialog.getByLabel(field).evaluate((input) => input.matches(':focus'))).toBe(
        true,
      );
      await saved.page.keyboard.type(value);
    }
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await saved.alert('Good job!').getByText('Successfully Added', { exact: true }).waitFor();
    await saved.alert('Good job!').getByRole('button', { name: 'OK' }).click();
    expect(await dialog.isVisible()).toBe(false);
    await eventually(() => saved.heading.textContent()).toBe('1 Saved Job');
    expect(await saved.row(keeper.title).getByRole('cell').allTextContents()).toEqual(
      expect.arrayContaining([keeper.company, keeper.date]),
    );
    await saved.addButton.click();
    expect(await dialog.getByLabel('Job Title').inputValue()).toBe('');
  });

  test('[G-4] by keyboard alone: add, discard, edit without having to fill anything, delete and undo', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const saved = new SavedJobsPage(page);
    await saved.open();
    await saved.addButton.press('Enter');
    await eventually(() => isFocused(saved.dialog('Add Task').getByLabel('Job Title'))).toBe(true);
    await page.keyboard.type('Pilot');
    await page.keyboard.press('Enter');
    await saved.alert('Oops').getByText('Please fill Company name.').waitFor();
    // Escape reads the alert and leaves the dialog behind it as it was.
    await page.keyboard.press('Escape');
    await saved.alert('Oops').waitFor({ state: 'hidden' });
    expect(await saved.dialog('Add Task').getByLabel('Job Title').inputValue()).toBe('Pilot');
    await eventually(() => isFocused(saved.dialog('Add Task').getByLabel('Company Name'))).toBe(true);
    await page.keyboard.type('Harbour');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Soon');
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(saved.alert('Good job!').getByRole('button'))).toBe(true);
    await page.keyboard.press('Enter');
    await saved.row('Pilot').waitFor();

    await saved.addButton.press('Enter');
    await eventually(() => isFocused(saved.dialog('Add Task').getByLabel('Job Title'))).toBe(true);
    await page.keyboard.type('Stoker');
    await saved.dialog('Add Task').getByRole('button', { name: 'Discard' }).press('Enter');
    await saved.dialog('Add Task').waitFor({ state: 'hidden' });
    expect(await saved.titles()).toEqual(['Pilot']);

    await saved.editButton('Pilot').press('Enter');
    const dialog = saved.dialog('Edit Task');
    expect(await dialog.getByLabel('Date').inputValue()).toBe('Soon');
    await saved.fill(dialog, { title: 'Chief pilot', company: '', date: 'Later' });
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await saved.row('Chief pilot').getByText('Later').waitFor();
    await saved.row('Chief pilot').getByText('No company').waitFor();

    await saved.deleteButton('Chief pilot').press('Enter');
    await eventually(() => saved.heading.textContent()).toBe('0 Saved Jobs');
    await saved.toast('“Chief pilot” is deleted.').getByRole('button', { name: 'Undo' }).press('Enter');
    await saved.row('Chief pilot').waitFor();
    await page.reload();
    await saved.row('Chief pilot').getByText('Later').waitFor();
  });

  test('[G-4] sorts, goes page by page, and gives a deleted row its place back', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const titles = Array.from({ length: 26 }, (_, i) => `Keeper ${i + 1}`);
    for (const title of titles) await addOwnJob(accessToken, { ...keeper, title });
    const saved = new SavedJobsPage(await journey.openPage({ token: accessToken }));
    await saved.open();
    await eventually(() => saved.heading.textContent()).toBe('26 Saved Jobs');
    expect(await saved.titles()).toEqual(titles.toReversed().slice(0, 25));
    await saved.pages.getByRole('link', { name: 'Next' }).click();
    await eventually(() => saved.titles()).toEqual(['Keeper 1']);
    expect(saved.address()).toBe('/jobs-saved-jobs?page=2');

    // With its last row the page is gone, too.
    await saved.deleteButton('Keeper 1').click();
    await eventually(() => saved.rows.count()).toBe(25);
    expect(saved.address()).toBe('/jobs-saved-jobs');
    expect(await saved.pages.count()).toBe(0);
    await saved
      .toast(/Keeper 1/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await eventually(() => saved.heading.textContent()).toBe('26 Saved Jobs');
    expect(await saved.titles()).toEqual(titles.toReversed().slice(0, 25));

    await saved.sort.selectOption('Oldest first');
    await eventually(() => saved.titles()).toEqual(titles.slice(0, 25));
    expect(saved.address()).toBe('/jobs-saved-jobs?sort=oldest');
  });

  test('[G-4] a job of the board leads to it and its company, and says when it is closed', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const [open, closed] = (await newestJobs(2)) as [JobCard, JobCard];
    await likeJob(accessToken, closed.id);
    await likeJob(accessToken, open.id);
    const page = await journey.openPage({ token: accessToken });
    // A posting that has closed since it was liked, as the API tells it.
    await page.route('**/api/saved-jobs', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: SavedJob[] };
      for (const { job } of body.data) if (job?.id === closed.id) job.open = false;
      await route.fulfill({ response, json: body });
    });
    const saved = new SavedJobsPage(page);
    await saved.open();
    await saved.rows.first().waitFor();
    const [first, second] = await saved.rows.all();
    expect(await first?.getByText('Closed').count()).toBe(0);
    await second?.getByText('Closed', { exact: true }).waitFor();
    const links = await saved.rows
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(
      [open, closed].flatMap((job) => [jobDetailPath(job.id), companyPath(job.company.id)]),
    );
  });

  test('[K-3] an alert is 478 pixels wide and comes in 300 ms, its backdrop in 150', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken, reducedMotion: 'no-preference' });
    const saved = new SavedJobsPage(page);
    await saved.open();
    await saved.addButton.click();
    await saved.dialog('Add Task').getByRole('button', { name: 'Add', exact: true }).click();
    const alert = saved.alert('Oops');
    await alert.waitFor();
    expect(
      await alert.evaluate((dialog) => ({
        width: (dialog as HTMLElement).offsetWidth,
        dialog: getComputedStyle(dialog).transitionDuration.split(', ')[0],
        backdrop: getComputedStyle(dialog, '::backdrop').transitionDuration.split(', ')[0],
      })),
    ).toEqual({ width: 478, dialog: '0.3s', backdrop: '0.15s' });
  });
});

const isFocused = (control: Locator) => control.evaluate((element) => element.matches(':focus'));
