import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import type { JobCard } from '@waymark/contract/jobs';
import type { SavedJob } from '@waymark/contract/saved-jobs';
import { createCandidate } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test } from '../fixtures/test.ts';
import { addOwnJob, likeJob, newestJobs } from '../fixtures/saved-jobs.ts';
import { reload } from '../pages/page-frame.ts';
import { SavedJobsPage } from '../pages/saved-jobs-page.ts';

const keeper = { title: 'Lighthouse keeper', company: 'Trinity House', date: 'December 15,2018' };

test.describe('the list of saved jobs', () => {
  test('[G-4] a job of one’s own is added, with one message at a time in the order of the form', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const saved = new SavedJobsPage(await journey.openPage({ token: accessToken }));
    await saved.open();
    await expect(saved.sidebar.getByRole('link', { name: 'Saved Jobs' })).toBeVisible();
    await expect(saved.heading).toHaveText('0 Saved Jobs');
    await saved.addButton.click();
    const dialog = saved.dialog('Add Task');
    for (const [message, field, value] of [
      ['Please fill title', 'Job Title', keeper.title],
      ['Please fill Company name.', 'Company Name', keeper.company],
      ['Please fill Date', 'Date', keeper.date],
    ] as const) {
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(saved.alert('Oops').getByRole('paragraph')).toHaveText([message]);
      await saved.alert('Oops').getByRole('button', { name: 'OK' }).click();
      // The field that it was about is where the person goes on.
      await expect(dialog.getByLabel(field)).toBeFocused();
      await saved.page.keyboard.type(value);
    }
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(saved.alert('Good job!').getByText('Successfully Added', { exact: true })).toBeVisible();
    await saved.alert('Good job!').getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(saved.heading).toHaveText('1 Saved Job');
    for (const text of [keeper.company, keeper.date]) {
      await expect(saved.row(keeper.title).getByRole('cell').getByText(text, { exact: true })).toBeVisible();
    }
    await saved.addButton.click();
    await expect(dialog.getByLabel('Job Title')).toHaveValue('');
  });

  test('[G-4] by keyboard alone: add, discard, edit without having to fill anything, delete and undo', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const saved = new SavedJobsPage(page);
    await saved.open();
    await saved.addButton.press('Enter');
    await expect(saved.dialog('Add Task').getByLabel('Job Title')).toBeFocused();
    await page.keyboard.type('Pilot');
    await page.keyboard.press('Enter');
    await expect(saved.alert('Oops').getByText('Please fill Company name.')).toBeVisible();
    // Escape reads the alert and leaves the dialog behind it as it was.
    await page.keyboard.press('Escape');
    await expect(saved.alert('Oops')).toBeHidden();
    await expect(saved.dialog('Add Task').getByLabel('Job Title')).toHaveValue('Pilot');
    await expect(saved.dialog('Add Task').getByLabel('Company Name')).toBeFocused();
    await page.keyboard.type('Harbour');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Soon');
    await page.keyboard.press('Enter');
    await expect(saved.alert('Good job!').getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(saved.row('Pilot')).toBeVisible();

    await saved.addButton.press('Enter');
    await expect(saved.dialog('Add Task').getByLabel('Job Title')).toBeFocused();
    await page.keyboard.type('Stoker');
    await saved.dialog('Add Task').getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(saved.dialog('Add Task')).toBeHidden();
    await expect(saved.titles).toHaveText(['Pilot']);

    await saved.editButton('Pilot').press('Enter');
    const dialog = saved.dialog('Edit Task');
    await expect(dialog.getByLabel('Date')).toHaveValue('Soon');
    await saved.fill(dialog, { title: 'Chief pilot', company: '', date: 'Later' });
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(saved.row('Chief pilot').getByText('Later')).toBeVisible();
    await expect(saved.row('Chief pilot').getByText('No company')).toBeVisible();

    await saved.deleteButton('Chief pilot').press('Enter');
    await expect(saved.heading).toHaveText('0 Saved Jobs');
    await saved.toast('“Chief pilot” is deleted.').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(saved.row('Chief pilot')).toBeVisible();
    await reload(page);
    await expect(saved.row('Chief pilot').getByText('Later')).toBeVisible();
  });

  test('[G-4] sorts, goes page by page, and gives a deleted row its place back', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const titles = Array.from({ length: 26 }, (_, i) => `Keeper ${i + 1}`);
    for (const title of titles) await addOwnJob(accessToken, { ...keeper, title });
    const saved = new SavedJobsPage(await journey.openPage({ token: accessToken }));
    await saved.open();
    await expect(saved.heading).toHaveText('26 Saved Jobs');
    await expect(saved.titles).toHaveText(titles.toReversed().slice(0, 25));
    await saved.pages.getByRole('link', { name: 'Next' }).click();
    await expect(saved.titles).toHaveText(['Keeper 1']);
    await expect(saved.page).toHaveURL('/jobs-saved-jobs?page=2');

    // With its last row the page is gone, too.
    await saved.deleteButton('Keeper 1').click();
    await expect(saved.rows).toHaveCount(25);
    await expect(saved.page).toHaveURL('/jobs-saved-jobs');
    await expect(saved.pages).toHaveCount(0);
    await saved
      .toast(/Keeper 1/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(saved.heading).toHaveText('26 Saved Jobs');
    await expect(saved.titles).toHaveText(titles.toReversed().slice(0, 25));

    await saved.sort.selectOption('Oldest first');
    await expect(saved.titles).toHaveText(titles.slice(0, 25));
    await expect(saved.page).toHaveURL('/jobs-saved-jobs?sort=oldest');
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
    await page.route(/\/api\/saved-jobs(\?|$)/, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: SavedJob[] };
      for (const { job } of body.data) if (job?.id === closed.id) job.open = false;
      await route.fulfill({ response, json: body });
    });
    const saved = new SavedJobsPage(page);
    await saved.open();
    await expect(saved.rows.nth(1).getByText('Closed', { exact: true })).toBeVisible();
    await expect(saved.rows.first().getByText('Closed')).toHaveCount(0);
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
    await expect(alert).toBeVisible();
    await eventually(() =>
      alert.evaluate((dialog) => ({
        width: (dialog as HTMLElement).offsetWidth,
        dialog: getComputedStyle(dialog).transitionDuration.split(', ')[0],
        backdrop: getComputedStyle(dialog, '::backdrop').transitionDuration.split(', ')[0],
      })),
    ).toEqual({ width: 478, dialog: '0.3s', backdrop: '0.15s' });
  });
});
