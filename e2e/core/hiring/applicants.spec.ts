import type { HiringTeam } from '@waymark/contract/hiring/scorecards';
import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { callApi } from '../../fixtures/accounts.ts';
import { applicantFor } from '../../fixtures/applicants.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ApplicantsPage } from '../../pages/hiring-pages.ts';

/** A job of the demo employer for which no one has put together a hiring team. */
async function jobWithoutTeam() {
  const { company, employerToken } = await jobOfDemoEmployer();
  const headers = { authorization: `Bearer ${employerToken}` };
  const { data: jobs } = (await (await callApi(`/jobs?company=${company.id}`)).json()) as JobSearchResult;
  for (const job of jobs) {
    const response = await callApi(`/company/jobs/${job.id}/hiring-team`, { headers });
    const { data: team } = (await response.json()) as { data: HiringTeam };
    if (team.members.length === 0) return { job, employerToken };
  }
  throw new Error('Each job of the demo employer has a hiring team.');
}

test.describe('applicants of a job', () => {
  test('[H-4, G-9] are opened, read beside their resume, noted, and moved by pointer', async ({
    journey,
  }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const { name, fields } = await applicantFor(job.id, 'Petronella');
    const page = await journey.openPage({ token: employerToken });
    const applicants = new ApplicantsPage(page);
    await applicants.open(job.id);
    await expect(applicants.stage('New').getByRole('link', { name })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    const applicant = await applicants.openApplicant(name);
    await expect(applicant.getByRole('link', { name: fields.email })).toBeVisible();
    await expect(applicant.getByText('This address is not confirmed yet')).toBeVisible();
    await expect(applicant.locator('canvas[data-drawn]')).toBeVisible();
    await applicant.getByRole('button', { name: 'Show as text' }).click();
    await expect(applicant.getByText(/Northfield Logistics/)).toBeVisible();
    await applicants.choose('Notes');
    await applicant.getByRole('button', { name: '4 of 5' }).click();
    await applicant.getByRole('button', { name: 'Star', exact: true }).click();
    await applicant.getByLabel('Add a tag').fill('Sailor');
    await applicant.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(applicant.getByRole('list', { name: 'Tags' }).getByText('Sailor')).toBeVisible();
    await applicant.getByLabel('New note').fill('Knows these waters.');
    await applicant.getByRole('button', { name: 'Save note' }).click();
    await expect(applicant.getByText(/^Daniel Okafor,/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(applicants.panel).toHaveCount(0);
    await expect(applicants.link(name)).toBeFocused();

    const card = applicants.card(name);
    await expect(applicants.stage('Seen').getByRole('link', { name })).toBeVisible();
    await expect(card.getByText('Sailor')).toBeVisible();
    await expect(card.getByRole('img', { name: 'Rated 4 of 5' })).toBeAttached();
    await applicants.drag(name, 'Shortlist');
    await page.getByRole('button', { name: 'Move and mail' }).click();
    await expect(applicants.toast(`${name}: Shortlist`)).toBeVisible();
    await expect(applicants.stage('Shortlist').getByRole('link', { name })).toBeVisible();
    await applicants.open(job.id);
    await expect(applicants.stage('Shortlist').getByRole('link', { name })).toBeVisible();
  });

  test('[L-34] are scored by the hiring team beside the board, moved by keyboard, and Back closes', async ({
    journey,
  }) => {
    const { job, employerToken } = await jobWithoutTeam();
    const { name } = await applicantFor(job.id, 'Leopoldine');
    await applicantFor(job.id, 'Ludovica');
    const page = await journey.openPage({ token: employerToken });
    const applicants = new ApplicantsPage(page);
    await applicants.open(job.id);
    await page.getByRole('button', { name: 'Hiring team' }).click();
    const team = page.getByRole('dialog', { name: 'Hiring team' });
    await team.getByLabel('Add a colleague').selectOption('Daniel Okafor');
    await expect(team.getByLabel('Part of Daniel Okafor')).toHaveValue('hiring-manager');
    expect(await findViolations(page)).toEqual([]);
    await team.getByRole('button', { name: 'Save' }).click();
    await expect(applicants.toast('The hiring team is saved.')).toBeVisible();

    // By keyboard: from the card to the panel, along its tabs, and through the form.
    await applicants.link(name).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Without a mail' }).press('Enter');
    await expect(applicants.stage('Seen').getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    const applicant = applicants.panel.getByRole('article', { name, exact: true });
    await expect(applicants.panel.getByRole('heading', { name })).toBeFocused();
    await applicants.panel.getByRole('tab', { name: 'Resume' }).focus();
    await page.keyboard.press('End');
    await expect(applicants.panel.getByRole('tab', { name: 'Scorecards' })).toBeFocused();
    await expect(applicant.getByText('No scorecards yet')).toBeVisible();
    const form = applicant.getByRole('form', { name: 'Your scorecard' });
    await form.getByRole('button', { name: 'Hand in scorecard' }).click();
    await expect(form.getByText('Choose a recommendation.')).toBeVisible();
    await form.getByRole('group', { name: 'Experience' }).getByRole('radio', { name: '3 Well' }).focus();
    await page.keyboard.press('Space');
    await form.getByLabel('Why (optional)').fill('Knows the coast.');
    expect(await findViolations(page)).toEqual([]);

    // Going to another applicant and back keeps what was typed.
    await applicants.panel.getByRole('button', { name: 'Previous' }).click();
    await expect(applicant).toHaveCount(0);
    await applicants.panel.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByLabel('Why (optional)')).toHaveValue('Knows the coast.');

    // So do the keys J and K, unless they are turned off.
    await page.keyboard.press('k');
    await expect(applicant).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(applicant).toBeVisible();
    const keys = applicants.panel.getByRole('button', { name: 'Keys K and J' });
    await keys.click();
    await expect(keys).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('k');
    await keys.click();
    await expect(applicant).toBeVisible();
    await form.getByText('Strong yes').click();
    await form.getByRole('button', { name: 'Hand in scorecard' }).click();
    await expect(applicant.getByText('1 of 1 yes')).toBeVisible();
    await expect(applicants.card(name).getByRole('img', { name: '1 of 1 yes' })).toBeAttached();
    await expect(applicant.getByRole('article', { name: 'Your scorecard' })).toContainText('3 of 4');

    await page.goBack();
    await expect(applicants.panel).toHaveCount(0);
    await expect(applicants.link(name)).toBeFocused();
  });
});
