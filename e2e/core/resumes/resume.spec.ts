import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { callApi, signupFields, createCandidate } from '../../fixtures/accounts.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { holdRequests } from '../../fixtures/held-requests.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AppliedJobsPage } from '../../pages/hiring-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { ResumeReviewPage, ResumeExportPage, type ReviewFields } from '../../pages/resumes-pages.ts';

const storedToken = () => localStorage.getItem('accessToken');

/** A person with a unique email. */
function person(overrides: Partial<ReviewFields> = {}): ReviewFields {
  const { email, firstName, lastName } = signupFields(overrides);
  return { email, firstName, lastName };
}

test.describe('sending it', () => {
  test('[C-1, C-2, A-7, B-10] shows its progress, opens an account, says so and leads home; the page is closed then', async ({
    page,
  }) => {
    const review = new ResumeReviewPage(page);
    const fields = person();
    expect((await review.open()).status()).toBe(200);
    await expect(page).toHaveTitle('Free Expert Resume Review | Waymark');
    await review.fillIn(fields);
    const critique = page.waitForResponse('**/api/get-critique-detail');
    const release = await holdRequests(page, '**/api/resume-review');
    await review.submit(await pdfResume('Marta Vogel'));
    // How far the file is can be seen, and it cannot be sent twice.
    await expect(review.progress).toBeVisible();
    await expect(review.submitButton).toBeDisabled();
    release();
    await expect(review.toast('Successfully sent resume')).toBeVisible();
    await page.waitForURL('**/home');
    await expect(review.accountLink).toBeVisible();
    expect((await critique).status()).toBe(200);

    const headers = { authorization: `Bearer ${await page.evaluate(storedToken)}` };
    const user = (await (await callApi('/get-auth-user', { headers })).json()) as { data: object };
    expect(user.data).toMatchObject({ ...fields, role: 'candidate', sendResumeToExpert: true });
    await receiveMail(origin(), fields.email, /set your password/);
    await review.open();
    await page.waitForURL('**/home');
  });
});

const sample = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json');

test.describe('a resume that leaves as a file', () => {
  test('[C-6, G-7, G-9, L-13] a JSON Resume becomes My Resume, a PDF, and what one applies with', async ({
    journey,
  }) => {
    const { job } = await jobOfDemoEmployer();
    const { accessToken } = await createCandidate({ firstName: 'Richard', lastName: 'Hendriks' });
    const page = await journey.openPage({ token: accessToken });
    const exporting = new ResumeExportPage(page);
    await exporting.open();
    const file = { name: 'resume.json', mimeType: 'application/json', buffer: await readFile(sample) };
    await exporting.chooseFile(file);
    const { importDialog } = exporting;
    await expect(importDialog.getByText(/CEO\/President · Pied Piper/)).toBeVisible();
    await exporting.acceptImport();
    await expect(importDialog).toBeHidden();
    await expect(exporting.preview.getByText('Preview, 2 pages')).toBeVisible();

    await exporting.chooseTemplate('Modern');
    await page.getByRole('radio', { name: 'Navy' }).check();
    await page.getByRole('checkbox', { name: 'References' }).uncheck();
    await page.getByRole('button', { name: 'Move Experience up' }).click();
    await expect(exporting.state).toBeVisible();
    await expect(exporting.drawnPages.first()).toBeVisible();
    await reload(page);
    await expect(page.getByRole('radio', { name: /^Modern/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'References' })).not.toBeChecked();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Experience$/ })
        .first(),
    ).toBeVisible();

    await exporting.saveToApplyWith();
    const saved = 'Richard Hendriks - Resume.pdf';
    await expect(page.getByText(new RegExp(`“${saved}” is among your resumes`))).toBeVisible();

    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await posting.form.getByRole('radio', { name: new RegExp(saved) }).check();
    await posting.send();
    await expect(new AppliedJobsPage(page).card(job.title).getByText(saved)).toBeVisible();
  });
});
