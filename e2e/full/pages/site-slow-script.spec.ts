import { paths } from '@waymark/contract/paths';
import { companyFields } from '../../fixtures/companies.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { holdRequests, scripts } from '../../fixtures/held-requests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompanyRegisterPage } from '../../pages/companies-pages.ts';
import { ContactPage } from '../../pages/content-pages.ts';
import { LoginPage, RegisterPage } from '../../pages/identity-pages.ts';
import { hydrated, openUnhydrated } from '../../pages/page-frame.ts';
import { TransactionsPage } from '../../pages/payments-pages.ts';
import { ResumeReviewPage } from '../../pages/resumes-pages.ts';

test('[B-1, B-3, C-1] a form that needs scripts says so where there are none', async ({ journey }) => {
  const page = await journey.openPage({ javaScriptEnabled: false });
  for (const path of [paths.login, paths.register, paths.employerRegister, paths.resumeReview]) {
    await openUnhydrated(page, path);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
  }
});

test.describe('what is typed before the script is there', () => {
  test('[B-1] is what one signs in with', async ({ page, journey }) => {
    journey.expectStatus(401);
    const release = await holdRequests(page, scripts);
    const login = new LoginPage(page);
    await openUnhydrated(page, paths.login);
    await login.email.fill('nobody@example.org');
    await login.password.fill('whatever it was');
    release();
    await expect(login.loginButton).toBeEnabled();
    await login.loginButton.click();
    await expect(login.toast(/Email or password is not right/)).toBeVisible();
    await expect(login.email).toHaveValue('nobody@example.org');
  });

  test('[B-4] is not asked for again by the registration', async ({ page }) => {
    const release = await holdRequests(page, scripts);
    const register = new RegisterPage(page);
    await openUnhydrated(page, paths.register);
    await register.field('Email').fill('ana.reyes@example.com');
    await register.field('Location').fill('Leeds');
    release();
    await hydrated(page);
    await register.nextButton.click();
    await expect(register.errors).toHaveText(['Job title is required.']);
    await expect(register.field('Location')).toHaveValue('Leeds');
  });

  test('[B-12, B-13] never goes into the address, and stays', async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await openUnhydrated(page, paths.employerRegister);
    const password = new CompanyRegisterPage(page).field('Password');
    await password.fill('a harbour in the fog');
    await password.press('Enter');
    await page.getByRole('button', { name: 'Register company' }).click();
    await expect(page).toHaveURL(paths.employerRegister);
    await expect(password).toHaveValue('a harbour in the fog');
    release();
  });

  test('[D-10, B-12] registers a company with its plan when sent before the script loads', async ({
    page,
  }) => {
    const release = await holdRequests(page, scripts);
    await openUnhydrated(page, paths.home);
    await page.getByRole('link', { name: 'Sign Up for Professional' }).click();
    const register = new CompanyRegisterPage(page);
    await register.fillIn(companyFields());
    await register.registerButton.click();
    await expect(page).toHaveURL(`${paths.employerRegister}?plan=professional`);
    release();
    await page.waitForURL(`**${paths.companyTransactions}`);
    await expect(new TransactionsPage(page).row('Professional plan')).toContainText('Pending');
  });

  test('[B-13] is judged as a password', async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await openUnhydrated(page, paths.employerRegister);
    await new CompanyRegisterPage(page).field('Password').fill('password12');
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Password strength' })).toHaveText(
      'Password strength: Too easy to guess. It is one of the most used passwords.',
    );
  });

  test('[C-1, C-2] and the file that was chosen are sent', async ({ page }) => {
    const release = await holdRequests(page, scripts);
    const review = new ResumeReviewPage(page);
    await openUnhydrated(page, paths.resumeReview);
    await review.fillIn({
      email: `early.${crypto.randomUUID()}@example.org`,
      firstName: 'Marta',
      lastName: 'Vogel',
    });
    await review.resume.setInputFiles(await pdfResume('Marta Vogel'));
    release();
    await expect(review.card.getByRole('button', { name: 'Remove resume.pdf' })).toBeVisible();
    await review.submitButton.click();
    await expect(review.toast('Successfully sent resume')).toBeVisible();
  });

  test('[J-4] and the box that was ticked are checked', async ({ page }) => {
    const release = await holdRequests(page, scripts);
    const contact = new ContactPage(page);
    await openUnhydrated(page, paths.contact);
    await contact.field('Name').fill('Ines Alvarado');
    await contact.captcha.check();
    release();
    await expect(page.getByText('Checked. Thank you.')).toBeVisible();
    await expect(contact.field('Name')).toHaveValue('Ines Alvarado');
    await expect(contact.captcha).toBeChecked();
  });
});
