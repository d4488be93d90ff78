import { createCandidate } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { registerConfirmedCompany } from '../../fixtures/companies.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PostJobPage } from '../../pages/hiring-pages.ts';
import { JobPage, SearchPage } from '../../pages/jobs-pages.ts';
import { reload } from '../../pages/page-frame.ts';

test.describe('a posting', () => {
  test('[H-3, H-1] is written, survives a reload, is previewed, goes live, is found, answered and changed', async ({
    journey,
  }) => {
    const owner = await registerConfirmedCompany();
    const title = `Lamp Keeper of ${owner.fields.companyName}`;
    const desk = await journey.openPage({ token: owner.accessToken });
    const form = new PostJobPage(desk);
    await form.open();
    await expect(form.heading).toBeVisible();
    await expect(form.sidebar.getByRole('link', { name: 'Post A Job' })).toBeVisible();
    await expect(form.field('Applications', 'Your email')).toHaveValue(owner.fields.email);
    await expect(form.section('Pay').getByText(/opened more often/)).toBeVisible();

    await form.field('The job', 'Job Title').fill(title);
    await expect(form.saved).toBeVisible();
    await form.field('The job', 'Job Type').selectOption('Full Time');
    await form.field('The job', 'Category').selectOption('Transport & Logistics');
    await form.field('The job', 'Job Tags').fill('Fog horns');
    await desk.keyboard.press('Enter');
    await form.field('Where', 'Where the work is done').selectOption('On site');
    await form.field('Where', 'Region').selectOption('London');
    await form.field('Pay', 'Minimum Salary').fill('34000');
    await form.field('Pay', 'Maximum Salary').fill('28000');

    // The editor by keyboard alone: one stop for its tools, the arrows among them; all of it above the bar.
    await form.tool('Bold').focus();
    await desk.keyboard.press('Tab');
    await expect(form.editor).toBeFocused();
    await eventually(() => form.isClearOfBar()).toBe(true);
    await desk.keyboard.press('Shift+Tab');
    await expect(form.tool('Bold')).toBeFocused();
    await desk.keyboard.press('ArrowRight');
    await desk.keyboard.press('ArrowRight');
    await expect(form.tool('Heading')).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(form.editor).toBeFocused();
    await desk.keyboard.type('The light');
    await desk.keyboard.press('Enter');
    await desk.keyboard.type('- Keep it burning');
    await expect(form.editor.getByRole('listitem')).toHaveText('Keep it burning');

    await desk.getByRole('button', { name: 'Add a question' }).click();
    await form.question(1).getByLabel('Question', { exact: true }).fill('Can you swim?');
    await form.question(1).getByRole('checkbox', { name: 'No' }).check();
    await expect(form.saved).toBeVisible();

    await reload(desk);
    await expect(form.field('The job', 'Job Title')).toHaveValue(title);
    await expect(form.question(1).getByRole('checkbox', { name: 'No' })).toBeChecked();
    await expect(form.editor.getByRole('heading', { name: 'The light' })).toBeVisible();

    journey.expectStatus(400);
    await form.publishButton.click();
    await expect(form.field('Pay', 'Minimum Salary')).toBeFocused();
    await expect(
      form.section('Pay').getByText('The minimum salary is above the maximum: make it the same or less.'),
    ).toBeVisible();
    await form.field('Pay', 'Maximum Salary').fill('38000');
    expect(await findViolations(desk)).toEqual([]);

    await form.previewButton.click();
    await expect(form.preview).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(desk.getByText('Keep it burning')).toBeVisible();
    await form.preview.getByRole('button', { name: 'Publish' }).click();
    await expect(desk.getByText('Your job is open.')).toBeVisible();
    await desk.getByRole('link', { name: 'See the job' }).click();
    await desk.waitForURL(/[?&]job=/);
    const jobId = new URL(desk.url()).searchParams.get('job') ?? '';

    const candidate = await createCandidate();
    const seeker = await journey.openPage({ token: candidate.accessToken });
    const search = new SearchPage(seeker);
    await search.open(`?q=${encodeURIComponent(title)}`);
    await search.openJob(jobId);
    const posting = new JobPage(seeker);
    await posting.startApplying.click();
    await posting.send();
    const question = posting.form.getByRole('group', { name: 'Can you swim?' });
    await expect(question.getByText('Please answer this question.')).toBeVisible();
    await question.getByRole('radio', { name: 'Yes' }).check();
    await posting.send();
    await expect(posting.toast('Application sent')).toBeVisible();
  });
});
