import { describe, expect, inject } from 'vitest';
import { createCandidate, signupFields } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { findAndApply } from '../fixtures/find-and-apply.ts';
import { jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';

describe('finding a job and applying for it', () => {
  test('[I-1, I-6, I-7, B-9, G-5, G-9, H-4] from the home page to the employer’s desk', async ({
    page,
    journey,
  }) => {
    const { job, company, employerToken } = await jobOfDemoEmployer();
    const desk = await journey.openPage({ token: employerToken });
    const fields = signupFields();
    const resume = await pdfResume('Marta Vogel');
    await findAndApply({ page, desk, job, fields, resume });

    const origin = inject('origin');
    const confirmation = await receiveMail(origin, fields.email, /^You applied for/);
    expect(confirmation.subject).toBe(`You applied for ${job.title} at ${company.name}`);
    await receiveMail(origin, fields.email, /viewed your application/);
  });

  test('[G-9] once a job, with a new resume; withdrawn, it is gone from the desk', async ({ journey }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const { accessToken, fields } = await createCandidate({ firstName: 'Ines', lastName: 'Ferrer' });
    const page = await journey.openPage({ token: accessToken });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await posting.chooseNewResume(await pdfResume('Ines Ferrer', 'second.pdf'));
    await posting.send();
    const applied = new AppliedJobsPage(page);
    await applied.card(job.title).getByText('second.pdf').waitFor();

    await posting.open(job.id);
    await posting.applySection.getByText(/You applied on/).waitFor();
    expect(await posting.startApplying.count()).toBe(0);

    await applied.open();
    await applied.withdraw(job.title);
    await applied.toast('Application withdrawn').waitFor();
    await applied.card(job.title).getByText('Withdrawn').waitFor();
    const manage = new ManageJobsPage(await journey.openPage({ token: employerToken }));
    await manage.open();
    await manage.openApplicants(job);
    expect(await manage.applicant(fields.email).count()).toBe(0);
  });
});
