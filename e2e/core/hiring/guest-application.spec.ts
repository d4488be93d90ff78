import { signupFields } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { linkTo } from '../../fixtures/guest-alert.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  AppliedJobsPage,
  ApplicantsPage,
  ConfirmApplicationPage,
  ManageJobsPage,
} from '../../pages/hiring-pages.ts';
import { SetPasswordPage } from '../../pages/identity-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';

const linkOf = async (email: string, subject: RegExp, path: string) =>
  linkTo(path, (await receiveMail(origin(), email, subject)).links);

test.describe('applying without an account', () => {
  test('[L-33] confirmed by mail, read by the employer, followed after a password is set', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(410);
    const { job, employerToken } = await jobOfDemoEmployer();
    const fields = signupFields({ firstName: 'Gunhild', lastName: 'Gast' });
    const resume = await pdfResume('Gunhild Gast', 'gunhild.pdf');
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await posting.fillInAsGuest(fields, resume);
    await posting.writeCoverLetter('I have led such a team for six years.');
    expect(await findViolations(page)).toEqual([]);
    await posting.mailLinkButton.click();
    await expect(posting.mailedNote).toContainText(fields.email);

    const manage = new ManageJobsPage(await journey.openPage({ token: employerToken }));
    await manage.open();
    await manage.openApplicants(job);
    const applicants = new ApplicantsPage(manage.page);
    await expect(manage.page.getByText('Gunhild Gast')).toHaveCount(0);

    const link = await linkOf(fields.email, /^Confirm your application/, '/confirm-application');
    const confirm = new ConfirmApplicationPage(page);
    await confirm.openLink(link);
    for (const part of [job.title, 'Gunhild Gast', fields.email, 'gunhild.pdf']) {
      await expect(confirm.summary).toContainText(part);
    }
    expect(await findViolations(page)).toEqual([]);
    await confirm.sendButton.click();
    await expect(confirm.sent).toBeVisible();

    await manage.open();
    await manage.openApplicants(job);
    const applicant = await applicants.openApplicant('Gunhild Gast');
    const download = await applicants.downloadResume(applicant);
    expect(download.bytes.equals(resume.buffer)).toBe(true);
    await applicants.choose('Application');
    await expect(applicant.getByText('I have led such a team for six years.')).toBeVisible();

    await confirm.setPassword.click();
    await new SetPasswordPage(page).setPassword('over the hills and far away');
    const applied = new AppliedJobsPage(page);
    await expect(applied.card(job.title)).toBeVisible();
    await confirm.openLink(link);
    await expect(confirm.dead).toBeVisible();
  });
});
