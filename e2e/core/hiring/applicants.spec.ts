import { callApi, createCandidate, type Candidate } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ApplicantsPage } from '../../pages/hiring-pages.ts';

/** An applicant with a unique name. */
async function applicantFor(jobId: string, firstName: string): Promise<Candidate & { name: string }> {
  const lastName = `Quayle${process.pid}`;
  const candidate = await createCandidate({ firstName, lastName });
  const form = new FormData();
  form.append('jobId', jobId);
  form.append('coverLetter', '=1+1 is the first thing I computed.');
  const bytes = new Uint8Array(candidate.resume.buffer);
  form.append('resume', new Blob([bytes], { type: candidate.resume.mimeType }), candidate.resume.name);
  const headers = { authorization: `Bearer ${candidate.accessToken}` };
  const response = await callApi('/applications', { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`The application answered ${response.status}: ${await response.text()}`);
  return { ...candidate, name: `${firstName} ${lastName}` };
}

test.describe('applicants of a job', () => {
  test('[H-4, G-9] are opened, read beside their resume, noted, moved by pointer and told', async ({
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
    await receiveMail(origin(), fields.email, /has viewed your application/);

    const card = applicants.card(name);
    await expect(applicants.stage('Seen').getByRole('link', { name })).toBeVisible();
    await expect(card.getByText('Sailor')).toBeVisible();
    await expect(card.getByText('Rated 4 of 5')).toBeAttached();
    await applicants.drag(name, 'Shortlist');
    await expect(applicants.toast(`${name}: Shortlist`)).toBeVisible();
    await expect(applicants.stage('Shortlist').getByRole('link', { name })).toBeVisible();
    await receiveMail(origin(), fields.email, /has shortlisted you/);
    await applicants.open(job.id);
    await expect(applicants.stage('Shortlist').getByRole('link', { name })).toBeVisible();
  });
});
