import { createCandidate, signupFields } from '../fixtures/accounts.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { findAndApply } from '../fixtures/find-and-apply.ts';
import { jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';

test.describe('finding a job and applying for it', () => {
  test('[I-1, I-6, I-7, B-9, G-5, G-9, H-4] from the home page to the employer’s desk', async ({
    page,
    journey,
  }) => {
    const { job, company, employerToken } = await jobOfDemoEmployer();
    const desk = await journey.openPage({ token: employerToken });
    // The demo's employer has other applicants of the usual name.
    const fields = signupFields({ firstName: 'Ottilie', lastName: 'Brandt' });
    const resume = await pdfResume('Ottilie Brandt');
    await findAndApply({ page, desk, job, fields, resume });

    const confirmation = await receiveMail(origin(), fields.email, /^You applied for/);
    expect(confirmation.subject).toBe(`You applied for ${job.title} at ${company.name}`);
    await receiveMail(origin(), fields.email, /viewed your application/);
  });

  test('[G-9] the form comes whole: nothing of it moves under whoever presses', async ({ journey }) => {
    const { job } = await jobOfDemoEmployer();
    const { accessToken } = await createCandidate({ firstName: 'Swantje', lastName: 'Quist' });
    const page = await journey.openPage({ token: accessToken });
    const release = await holdRequests(page, '**/api/cover-letters');
    const posting = new JobPage(page);
    await posting.open(job.id);
    const resumesKnown = page.waitForResponse('**/api/resumes');
    await posting.startApplying.click();
    await resumesKnown;
    await expect(posting.form.getByText('Loading your resumes…')).toBeVisible();
    await expect(posting.form.getByRole('button')).toHaveText(['']);
    release();
    await expect(posting.form.getByRole('radio', { name: 'Upload a new one' })).toBeVisible();
    await posting.send();
    const applied = new AppliedJobsPage(page);
    await expect(applied.card(job.title).getByText('Application sent')).toBeVisible();
  });

  test('[G-9] once a job, with a new resume; withdrawn, it is gone from the desk', async ({ journey }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const { accessToken, fields } = await createCandidate({ firstName: 'Ulla', lastName: 'Sandberg' });
    const page = await journey.openPage({ token: accessToken });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await posting.chooseNewResume(await pdfResume('Ulla Sandberg', 'second.pdf'));
    await posting.send();
    const applied = new AppliedJobsPage(page);
    await expect(applied.card(job.title).getByText('second.pdf')).toBeVisible();

    await posting.open(job.id);
    await expect(posting.applySection.getByText(/You applied on/)).toBeVisible();
    await expect(posting.startApplying).toHaveCount(0);

    await applied.open();
    await applied.withdraw(job.title);
    await expect(applied.toast('Application withdrawn')).toBeVisible();
    await expect(applied.card(job.title).getByText('Withdrawn', { exact: true })).toBeVisible();
    const manage = new ManageJobsPage(await journey.openPage({ token: employerToken }));
    await manage.open();
    await manage.openApplicants(job);
    await expect(manage.page.getByText(`${fields.firstName} ${fields.lastName}`)).toHaveCount(0);
  });
});
