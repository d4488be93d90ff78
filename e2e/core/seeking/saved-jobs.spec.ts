import { createCandidate } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { reload } from '../../pages/page-frame.ts';
import { SavedJobsPage } from '../../pages/saved-jobs-page.ts';

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
