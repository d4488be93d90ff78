import {
  companyValueChoices,
  compensationChoices,
  educationChoices,
  experienceChoices,
} from '@waymark/contract/choices/accounts';
import type { Page } from '@playwright/test';
import { createCandidate, signupFields } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { nextAddress } from '../fixtures/visitors.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { reload } from '../pages/page-frame.ts';
import { ForgotPasswordPage, SetPasswordPage } from '../pages/password-pages.ts';
import { RegisterPage } from '../pages/register-page.ts';

const password = 'a long walk in the hills';

/** Step 4 counts, wants two values and lets nobody choose a third. */
async function chooseValues(register: RegisterPage): Promise<void> {
  await expect(register.counter).toHaveText('0/2 selected');
  await register.nextButton.click();
  await expect(register.errors).toHaveText(['Please select.']);

  const [first, second, third] = companyValueChoices;
  await register.value(first).check();
  await expect(register.counter).toHaveText('1/2 selected');
  await register.nextButton.click();
  await expect(register.errors).toHaveText(['Please select at least 2 options']);

  await register.value(second).check();
  await expect(register.counter).toHaveText('2/2 selected');
  // A plain press: `check()` would insist that it gets checked. It must be refused, not stored for later.
  // oxlint-disable-next-line playwright/no-force-option -- it says that it is disabled, and is pressed all the same
  await register.value(third).click({ force: true });
  await expect(register.value(third)).not.toBeChecked();
  await expect(register.counter).toHaveText('2/2 selected');
}

test.describe('the registration wizard', () => {
  test('[B-3, B-4] step 1 says what is missing, and only when it is submitted', async ({ page }) => {
    const register = new RegisterPage(page);
    await register.open();
    await expect(register.title).toBeVisible();
    await register.field('Email').fill('not an address');
    await register.field('Email').fill('');
    await register.field('Location').focus();
    await expect(register.errors).toHaveCount(0);

    await register.nextButton.click();
    await expect(register.errors).toHaveText([
      'Email is required.',
      'Job title is required.',
      'Location is required.',
    ]);
    await register.field('Email').fill('not an address');
    await register.nextButton.click();
    await expect(register.errors.first()).toHaveText('Invalid email');
  });

  test('[B-5, B-6, B-7, B-8] each step names its fields, and offers the choices as specified', async ({
    page,
  }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await register.open();
    await register.fillStep1(fields);
    await register.next(2);
    await register.nextButton.click();
    await expect(register.errors).toHaveText([
      'First name is required.',
      'Last name is required.',
      'Phone is required.',
    ]);
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();

    await register.fillStep2(fields);
    await register.next(3);
    await register.nextButton.click();
    await expect(register.errors).toHaveText([
      'Field is required',
      'Education level is required',
      'Experience level is required',
    ]);
    for (const [label, choices] of [
      ['Desired compensation', compensationChoices.map(({ value }) => value)],
      ['Education level', educationChoices],
      ['Experience level', experienceChoices.map(({ value }) => value)],
    ] as const) {
      await expect(register.field(label).getByRole('option')).toHaveText([/./, ...choices]);
    }
    await register.fillStep3(fields);
    await register.next(4);
    await chooseValues(register);

    await register.next(5);
    await expect(register.expertReview).toBeChecked();
    await expect(register.resume).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await register.signUpButton.click();
    await expect(register.errors).toHaveText(['Please upload a file']);
    await register.submit({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('picture') });
    await expect(register.errors).toHaveText(['Unsupported File Format']);
  });

  test('[B-3] Back keeps everything, a reload everything but the file', async ({ page }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await register.open();
    await register.fillToLastStep(fields);
    await register.resume.setInputFiles(await pdfResume('Marta Vogel'));
    await register.back(4);
    await expect(register.counter).toHaveText('2/2 selected');
    await register.next(5);
    await expect(page.getByText('resume.pdf')).toBeVisible();

    await reload(page);
    await expect(register.step(5)).toBeVisible();
    // No browser keeps a chosen file: the field is empty, and its hint says which one it was.
    expect(await register.resume.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0);
    await expect(page.getByText('resume.pdf')).toBeVisible();
    await register.signUpButton.click();
    await expect(register.errors).toHaveText(['Please upload a file']);
    await register.back(4);
    await register.back(3);
    await expect(register.field('Education level')).toHaveValue(fields.educationLevel);
    await register.back(2);
    await expect(register.field('Phone')).toHaveValue(fields.phone);
    await register.back(1);
    await expect(register.field('Email')).toHaveValue(fields.email);
    await expect(register.field('Location')).toHaveValue(fields.location);
  });

  test('[B-3] the browser’s Back goes one step back and its Forward on, with what was typed', async ({
    page,
  }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await new HomePage(page).open();
    await register.open();
    await register.fillStep1(fields);
    await register.nextButton.click();
    // Each step is announced by its heading, forwards and back.
    await eventually(() => focusedText(page)).toBe('Step 2 of 5 How to reach you');
    await expect(
      page.getByRole('heading', { name: 'Step 2 of 5 How to reach you', exact: true }),
    ).toBeVisible();
    await register.backButton.click();
    await eventually(() => focusedText(page)).toBe('Step 1 of 5 The job you want');
    await register.next(2);
    await register.fillStep2(fields);
    await register.next(3);
    await page.goBack();
    await expect(register.step(2)).toBeVisible();
    await expect(register.field('First name')).toHaveValue(fields.firstName);
    await page.goBack();
    await expect(register.step(1)).toBeVisible();
    await expect(register.field('Email')).toHaveValue(fields.email);
    await page.goForward();
    await expect(register.step(2)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/home');
  });

  test('[B-8] a connection that breaks off is said at the file, and sending again works', async ({
    page,
    journey,
  }) => {
    journey.expectConsole(/ERR_CONNECTION_RESET/);
    await page.route('**/api/signup', (route) => route.abort('connectionreset'), { times: 1 });
    const register = new RegisterPage(page);
    await register.open();
    await register.fillToLastStep(signupFields());
    await register.submit(await pdfResume('Marta Vogel'));
    await expect(register.errors).toHaveText([
      'The connection broke off while your file was on its way. Check the connection and send it again.',
    ]);
    await expect(page.getByText('resume.pdf')).toBeVisible();
    await register.signUpButton.click();
    await expect(register.toast('Successfully registered!')).toBeVisible();
  });

  test('[B-9] who tries too often learns when to go on, and loses nothing', async ({ journey }) => {
    journey.expectStatus(429);
    const headers = { 'x-forwarded-for': nextAddress() };
    const page = await journey.openPage({ extraHTTPHeaders: headers });
    const register = new RegisterPage(page);
    const fields = signupFields();
    await register.open();
    await register.fillToLastStep(fields);
    await register.resume.setInputFiles(await pdfResume('Marta Vogel'));
    let status = 0;
    while (status !== 429) {
      const body = new FormData();
      status = (await fetch(`${origin()}/api/signup`, { method: 'POST', headers, body })).status;
    }
    await register.signUpButton.click();
    const notice = register.errors.filter({ hasText: /try again in \d+ (seconds|minutes)/ });
    await expect(register.toast(/try again/)).toBeVisible();
    await expect(register.toast(/try again/)).toBeHidden();
    // It stays, other than the toast.
    await expect(notice).toBeVisible();
    await expect(page.getByText('resume.pdf')).toBeVisible();
    await register.back(4);
    await expect(register.counter).toHaveText('2/2 selected');
  });

  test('[B-1, B-3] what was typed and the package go along between the account pages', async ({ page }) => {
    const query = '?productCheckoutLink=https%3A%2F%2Fshop.example%2Fplus';
    const login = new LoginPage(page);
    const register = new RegisterPage(page);
    const forgot = new ForgotPasswordPage(page);
    await login.open(query);
    await login.email.fill('ana@example.com');
    await login.signUpSwitch.click();
    await expect(register.title).toBeVisible();
    await expect(register.page).toHaveURL(`/register${query}`);
    await expect(register.field('Email')).toHaveValue('ana@example.com');

    await register.field('Email').fill('ana.reyes@example.com');
    await register.signInSwitch.click();
    await expect(login.title).toBeVisible();
    await expect(login.email).toHaveValue('ana.reyes@example.com');
    await login.forgotLink.click();
    await expect(forgot.title).toBeVisible();
    await expect(forgot.email).toHaveValue('ana.reyes@example.com');
    await expect(forgot.page).toHaveURL(`/forgot-password${query}`);
    await forgot.signInSwitch.click();
    await expect(login.title).toBeVisible();
    await expect(login.page).toHaveURL(`/login${query}`);
    await expect(login.email).toHaveValue('ana.reyes@example.com');
    // A reload keeps it as well, and nothing was put into the address.
    await reload(page);
    await expect(login.email).toHaveValue('ana.reyes@example.com');
  });

  test('[B-9, B-10] signing up signs in; the mailed link sets the password, once', async ({
    page,
    journey,
  }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await register.open();
    await register.fillToLastStep(fields);
    await register.submit(await pdfResume('Marta Vogel'));
    await expect(register.toast('Successfully registered!')).toBeVisible();
    await page.waitForURL('**/home');
    await expect(register.accountLink).toBeVisible();

    const { links } = await receiveMail(new URL(page.url()).origin, fields.email, /./);
    const [link = ''] = links;
    expect(new URL(link).pathname).toBe('/set-password');
    const other = await journey.openPage();
    const setPassword = new SetPasswordPage(other);
    await setPassword.openLink(link);
    await setPassword.setPassword('short');
    await expect(other.getByText('Please use at least 10 characters.')).toBeVisible();
    journey.expectStatus(400, 410);
    await setPassword.setPassword('password123');
    await expect(other.getByRole('alert')).toHaveCount(1);
    await setPassword.setPassword(password);
    await expect(new LoginPage(other).title).toBeVisible();
    await expect(other.getByRole('status').filter({ hasText: /password/i })).toBeVisible();
    await new LoginPage(other).logIn({ email: fields.email, password });
    await expect(new LoginPage(other).toast('Logged In')).toBeVisible();
    await expect(new LoginPage(other).accountLink).toBeVisible();

    const late = await journey.openPage();
    const used = new SetPasswordPage(late);
    await used.openLink(link);
    await expect(used.dead).toBeVisible();
    await expect(used.newPassword).toHaveCount(0);
    await expect(used.newLink).toBeVisible();
  });

  test('[B-11] a taken e-mail signs nobody in and loses nothing that was typed', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(409);
    const owner = await createCandidate();
    const register = new RegisterPage(page);
    const fields = signupFields({ email: owner.fields.email, firstName: 'Somebody' });
    await register.open();
    await register.fillStep1(fields);
    await register.nextButton.click();
    const notice = register.errors.filter({ hasText: 'or go on with another email' });
    await expect(notice).toContainText('An account with this e-mail already exists');
    await expect(register.step(1)).toBeVisible();
    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(register.field('Location')).toHaveValue(fields.location);

    await register.takenSignIn.click();
    const login = new LoginPage(page);
    await expect(login.title).toBeVisible();
    await expect(login.email).toHaveValue(owner.fields.email);
    await page.goBack();
    await expect(register.step(1)).toBeVisible();
    await expect(register.field('Location')).toHaveValue(fields.location);

    const free = signupFields();
    await register.fillToLastStep(free);
    await register.submit(await pdfResume('Somebody Else', 'else.pdf'));
    await expect(register.toast('Successfully registered!')).toBeVisible();
    await page.waitForURL('**/home');
  });
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
