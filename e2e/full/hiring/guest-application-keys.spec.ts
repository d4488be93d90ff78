import { signupFields } from '../../fixtures/accounts.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { linkTo } from '../../fixtures/guest-alert.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AppliedJobsPage, ConfirmApplicationPage } from '../../pages/hiring-pages.ts';
import { LoginPage, SignInLinkPage } from '../../pages/identity-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';

const linkOf = async (email: string, subject: RegExp, path: string) =>
  linkTo(path, (await receiveMail(origin(), email, subject)).links);

test.describe('applying without an account', () => {
  test('[L-33] by keyboard, and back later by a link that signs in', async ({ page, journey }) => {
    journey.expectStatus(410);
    const { job } = await jobOfDemoEmployer();
    const fields = signupFields({ firstName: 'Tasta', lastName: 'Tur' });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.focus();
    await page.keyboard.press('Enter');
    await expect(posting.form.getByLabel('First name')).toBeFocused();
    await page.keyboard.type(fields.firstName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(fields.lastName);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(fields.email);
    // The system's file dialog is outside of the page.
    await posting.form.locator('input[type=file]').setInputFiles(await pdfResume('Tasta Tur'));
    await posting.form.getByLabel('I am not a robot').focus();
    await page.keyboard.press('Space');
    await posting.mailLinkButton.focus();
    await page.keyboard.press('Enter');
    await expect(posting.mailedNote).toBeFocused();

    const confirm = new ConfirmApplicationPage(page);
    await confirm.openLink(await linkOf(fields.email, /^Confirm your application/, '/confirm-application'));
    await confirm.sendButton.focus();
    await page.keyboard.press('Enter');
    await expect(confirm.sent).toBeVisible();

    const login = new LoginPage(page);
    await login.open();
    await login.email.fill(fields.email);
    await login.mailLinkButton.focus();
    await page.keyboard.press('Enter');
    await expect(login.mailedNote).toBeVisible();
    const link = await linkOf(fields.email, /^Your link to sign in/, '/sign-in-link');
    const signIn = new SignInLinkPage(page);
    await signIn.openLink(link);
    await signIn.signInButton.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
    const applied = new AppliedJobsPage(page);
    await applied.open();
    await expect(applied.card(job.title)).toBeVisible();

    const other = new SignInLinkPage(await journey.openPage());
    await other.openLink(link);
    await expect(other.dead).toBeVisible();
  });
});
