import { describe, expect } from 'vitest';
import { createCandidate, signupFields } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { SearchPage } from '../pages/search-page.ts';

describe('finding a job and applying for it', () => {
  test('[I-1, I-6, I-7, B-9, G-5, G-9, H-4] from the home page to the employer’s desk', async ({
    page,
    journey,
  }) => {
    const { job, company, employerToken } = await jobOfDemoEmployer();
    const home = new HomePage(page);
    await home.open();
    await home.find({ keyword: job.title });
    const search = new SearchPage(page);
    await search.heading.waitFor();
    await search.choose('Companies', company.name);
    await eventually(() => search.chips.textContent()).toContain(company.name);
    await search.jobs.filter({ hasText: job.title }).first().click();

    const posting = new JobPage(page);
    await eventually(() => posting.title.textContent()).toBe(job.title);
    const jobAddress = posting.address();
    await page.goBack();
    await eventually(() => search.chips.textContent()).toContain(company.name);
    await page.goForward();
    await posting.startApplying.click();

    const register = new RegisterPage(page);
    await register.title.waitFor();
    const fields = signupFields();
    const resume = await pdfResume('Marta Vogel');
    await register.fillToLastStep(fields);
    await register.submit(resume);
    await register.toast('Successfully registered!').waitFor();
    await eventually(() => posting.address()).toBe(jobAddress);

    await posting.startApplying.click();
    await posting.writeCoverLetter('I have led such a team for six years.');
    await posting.send();
    const applied = new AppliedJobsPage(page);
    await applied.heading.waitFor();
    expect(await applied.heading.textContent()).toBe('1 Job Found');
    await applied.card(job.title).getByText('Application sent').waitFor();

    const origin = new URL(page.url()).origin;
    await receiveMail(origin, fields.email, new RegExp(`^You applied for .* at ${company.name}`));
    const desk = await journey.openPage({ token: employerToken });
    const manage = new ManageJobsPage(desk);
    await manage.open();
    await manage.openApplicants(job);
    const applicant = manage.applicant(fields.email);
    await applicant.getByRole('heading', { name: 'Marta Vogel' }).waitFor();
    expect(await manage.readCoverLetter(applicant)).toBe('I have led such a team for six years.');
    const download = await manage.downloadResume(applicant);
    expect(download.name).toBe('resume.pdf');
    expect(download.bytes.equals(resume.buffer)).toBe(true);

    await page.reload();
    await applied.card(job.title).getByText('Viewed by the employer').waitFor();
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
