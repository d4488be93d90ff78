import { createCandidate } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { pdfResume } from '../../fixtures/pdf.ts';
import { AppliedJobsPage } from '../../pages/applied-jobs-page.ts';
import { JobPage } from '../../pages/job-page.ts';
import { ManageJobsPage } from '../../pages/manage-jobs-page.ts';

test.describe('finding a job and applying for it', () => {
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
