import type { Page } from '@playwright/test';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { createCandidate, signupFields } from '../../fixtures/accounts.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { newestJobs } from '../../fixtures/saved-jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { RegisterPage } from '../../pages/identity-pages.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { SavedJobsPage, heartOf } from '../../pages/seeking-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

test('[G-4] a candidate adds a job of their own, edits it, deletes it and takes that back', async ({
  journey,
}) => {
  const { accessToken } = await createCandidate();
  const page = await journey.openPage({ token: accessToken });
  const saved = new SavedJobsPage(page);
  await saved.open();
  await saved.addButton.click();
  const dialog = saved.dialog('Add Task');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(saved.alert('Oops').getByRole('paragraph')).toHaveText(['Please fill title']);
  await saved.alert('Oops').getByRole('button', { name: 'OK' }).click();
  await saved.fill(dialog, { title: 'Pilot', company: 'Trinity House', date: 'Soon' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await saved.alert('Good job!').getByRole('button', { name: 'OK' }).click();
  await expect(saved.heading).toHaveText('1 Saved Job');

  await saved.editButton('Pilot').click();
  await saved.fill(saved.dialog('Edit Task'), { title: 'Chief pilot', company: '', date: 'Later' });
  await saved.dialog('Edit Task').getByRole('button', { name: 'Save' }).click();
  await expect(saved.row('Chief pilot').getByText('No company')).toBeVisible();

  await saved.deleteButton('Chief pilot').click();
  await expect(saved.heading).toHaveText('0 Saved Jobs');
  await saved.toast('“Chief pilot” is deleted.').getByRole('button', { name: 'Undo' }).click();
  await expect(saved.row('Chief pilot')).toBeVisible();
  await reload(page);
  await expect(saved.row('Chief pilot').getByText('Later')).toBeVisible();
});

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
    // The message does not show a second time.
    await expect(merged).toHaveCount(0);
    await search.open();
    await expectPressed(page, first, 'true');
  });
});

function expectPressed(page: Page, job: JobCard, pressed: 'true' | 'false'): Promise<void> {
  return expect(heartOf(page, job)).toHaveAttribute('aria-pressed', pressed);
}
