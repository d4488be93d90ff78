import { registerConfirmedCompany } from '../fixtures/companies.ts';
import { expect, test } from '../fixtures/test.ts';
import { PostJobPage } from '../pages/post-job-page.ts';

test.describe('a posting', () => {
  test('[H-3] is not overwritten by a second window, which is told', async ({ journey }) => {
    const owner = await registerConfirmedCompany();
    const desk = await journey.openPage({ token: owner.accessToken });
    const first = new PostJobPage(desk);
    await first.open();
    await first.field('The job', 'Job Title').fill('Keeper');
    await expect(first.saved).toBeVisible();
    const draftId = new URL(desk.url()).searchParams.get('draft') ?? '';

    const second = new PostJobPage(await desk.context().newPage());
    await second.open(draftId);
    await second.field('The job', 'Job Title').fill('Head Keeper');
    await expect(second.saved).toBeVisible();
    await expect(desk.getByText('This draft was changed in another window.')).toBeVisible();
    await desk.getByRole('button', { name: 'Show the newer one' }).click();
    await expect(first.field('The job', 'Job Title')).toHaveValue('Head Keeper');
  });

  test('[H-3] is split out of a pasted text, field by field', async ({ journey }) => {
    const owner = await registerConfirmedCompany();
    const desk = await journey.openPage({ token: owner.accessToken });
    const form = new PostJobPage(desk);
    await form.open();
    await desk.getByRole('button', { name: 'Paste a text' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Paste a text' });
    const text = 'Signal Engineer\n\nFull-time, £45,000 - £55,000 a year\n\nYou keep trains apart.';
    await dialog.getByLabel('The text of a posting').fill(text);
    await dialog.getByRole('button', { name: 'Split into fields' }).click();
    await dialog.getByRole('checkbox', { name: 'Job Type' }).uncheck();
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(form.field('The job', 'Job Title')).toHaveValue('Signal Engineer');
    await expect(form.field('The job', 'Job Type')).toHaveValue('');
    await expect(form.field('Pay', 'Maximum Salary')).toHaveValue('55000');
    await expect(form.field('Pay', 'Currency')).toHaveValue('GBP');
    await expect(form.editor).toContainText('You keep trains apart.');
  });
});
