import {
  companyValueChoices,
  compensationChoices,
  educationChoices,
  experienceChoices,
} from '@waymark/contract/account-choices';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createCandidate, signupFields } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { nextAddress } from '../fixtures/visitors.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage, SetPasswordPage } from '../pages/password-pages.ts';
import { RegisterPage } from '../pages/register-page.ts';

const password = 'a long walk in the hills';

describe('the registration wizard', () => {
  test('[B-3, B-4] step 1 says what is missing, and only when it is submitted', async ({ page }) => {
    const register = new RegisterPage(page);
    await register.open();
    await register.title.waitFor();
    await register.field('Email').fill('not an address');
    await register.field('Email').fill('');
    await register.field('Location').focus();
    expect(await register.errors.count()).toBe(0);

    await register.nextButton.click();
    await eventually(() => register.errors.allTextContents()).toEqual([
      'Email is required.',
      'Job title is required.',
      'Location is required.',
    ]);
    await register.field('Email').fill('not an address');
    await register.nextButton.click();
    await eventually(() => register.errors.first().textContent()).toBe('Invalid email');
  });

  test('[B-5, B-6] steps 2 and 3 name their fields, and offer the choices as specified', async ({ page }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await register.open();
    await register.fillStep1(fields);
    await register.next(2);
    await register.nextButton.click();
    await eventually(() => register.errors.allTextContents()).toEqual([
      'First name is required.',
      'Last name is required.',
      'Phone is required.',
    ]);
    expect(await page.getByRole('checkbox').evaluateAll(areChecked)).toEqual([false, false]);

    await register.fillStep2(fields);
    await register.next(3);
    await register.nextButton.click();
    await eventually(() => register.errors.allTextContents()).toEqual([
      'Field is required',
      'Education level is required',
      'Experience level is required',
    ]);
    const offered = async (label: string) =>
      (await register.field(label).getByRole('option').allTextContents()).slice(1);
    expect(await offered('Desired compensation')).toEqual(compensationChoices.map(({ value }) => value));
    expect(await offered('Education level')).toEqual(educationChoices);
    expect(await offered('Experience level')).toEqual(experienceChoices.map(({ value }) => value));
  });

  test('[B-7] step 4 counts, wants two values and lets nobody choose a third', async ({ page }) => {
    const register = new RegisterPage(page);
    const fields = signupFields({ valueMostInCompany: [] });
    await register.open();
    await register.fillStep1(fields);
    await register.next(2);
    await register.fillStep2(fields);
    await register.next(3);
    await register.fillStep3(fields);
    await register.next(4);
    expect(await register.counter.textContent()).toBe('0/2 selected');
    await register.nextButton.click();
    await eventually(() => register.errors.allTextContents()).toEqual(['Please select.']);

    const [first, second, third] = companyValueChoices;
    await register.value(first).check();
    await eventually(() => register.counter.textContent()).toBe('1/2 selected');
    await register.nextButton.click();
    await eventually(() => register.errors.allTextContents()).toEqual(['Please select at least 2 options']);

    await register.value(second).check();
    await eventually(() => register.counter.textContent()).toBe('2/2 selected');
    // A plain press: `check()` would insist that it gets checked. It must be refused, not stored for later.
    await register.value(third).click({ force: true });
    expect(await register.value(third).isChecked()).toBe(false);
    expect(await register.counter.textContent()).toBe('2/2 selected');
  });

  test('[B-8] step 5 wants a resume in one of three formats', async ({ page }) => {
    const register = new RegisterPage(page);
    await register.open();
    await register.fillToLastStep(signupFields());
    expect(await register.expertReview.isChecked()).toBe(true);
    expect(await register.resume.getAttribute('accept')).toBe('.pdf,.doc,.docx');
    await register.signUpButton.click();
    await eventually(() => register.errors.allTextContents()).toEqual(['Please upload a file']);
    await register.submit({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('picture') });
    await eventually(() => register.errors.allTextContents()).toEqual(['Unsupported File Format']);
  });

  test('[B-3] Back keeps everything, a reload everything but the file', async ({ page }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await register.open();
    await register.fillToLastStep(fields);
    await register.resume.setInputFiles(await pdfResume('Marta Vogel'));
    await register.back(4);
    expect(await register.counter.textContent()).toBe('2/2 selected');
    await register.next(5);
    await page.getByText('resume.pdf').waitFor();

    await page.reload();
    await register.step(5).waitFor();
    expect(await page.getByText('resume.pdf').count()).toBe(0);
    await register.back(4);
    await register.back(3);
    expect(await register.field('Education level').inputValue()).toBe(fields.educationLevel);
    await register.back(2);
    expect(await register.field('Phone').inputValue()).toBe(fields.phone);
    await register.back(1);
    expect(await register.field('Email').inputValue()).toBe(fields.email);
    expect(await register.field('Location').inputValue()).toBe(fields.location);
  });

  test('[B-3] each step is announced by its heading, forwards and back', async ({ page }) => {
    const register = new RegisterPage(page);
    await register.open();
    await register.fillStep1(signupFields());
    await register.nextButton.click();
    await eventually(() => focusedText(page)).toBe('Step 2 of 5 How to reach you');
    await page.getByRole('heading', { name: 'Step 2 of 5 How to reach you', exact: true }).waitFor();
    await register.backButton.click();
    await eventually(() => focusedText(page)).toBe('Step 1 of 5 The job you want');
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
    await eventually(() => register.errors.allTextContents()).toEqual([
      'The connection broke off while your file was on its way. Check the connection and send it again.',
    ]);
    await page.getByText('resume.pdf').waitFor();
    await register.signUpButton.click();
    await register.toast('Successfully registered!').waitFor();
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
      status = (await fetch(`${inject('origin')}/api/signup`, { method: 'POST', headers, body })).status;
    }
    await register.signUpButton.click();
    const notice = register.errors.filter({ hasText: /try again in \d+ (seconds|minutes)/ });
    await notice.waitFor();
    // It stays, other than the toast.
    await register.toast(/try again/).waitFor();
    await register.toast(/try again/).waitFor({ state: 'hidden' });
    await page.getByText('resume.pdf').waitFor();
    await register.back(4);
    expect(await register.counter.textContent()).toBe('2/2 selected');
  });

  test('[B-1, B-3] what was typed and the package go along between the account pages', async ({ page }) => {
    const query = '?productCheckoutLink=https%3A%2F%2Fshop.example%2Fplus';
    const login = new LoginPage(page);
    const register = new RegisterPage(page);
    const forgot = new ForgotPasswordPage(page);
    await login.open(query);
    await login.email.fill('ana@example.com');
    await login.signUpSwitch.click();
    await register.title.waitFor();
    await eventually(() => register.field('Email').inputValue()).toBe('ana@example.com');

    await register.field('Email').fill('ana.reyes@example.com');
    await register.signInSwitch.click();
    await login.title.waitFor();
    await eventually(() => login.email.inputValue()).toBe('ana.reyes@example.com');
    await login.forgotLink.click();
    await forgot.title.waitFor();
    await eventually(() => forgot.email.inputValue()).toBe('ana.reyes@example.com');
    expect(forgot.address()).toBe(`/forgot-password${query}`);
    await forgot.signInSwitch.click();
    await login.title.waitFor();
    expect(login.address()).toBe(`/login${query}`);
    await eventually(() => login.email.inputValue()).toBe('ana.reyes@example.com');
    // A reload keeps it as well, and nothing was put into the address.
    await page.reload();
    await eventually(() => login.email.inputValue()).toBe('ana.reyes@example.com');
  });

  test('[B-3] the way to login and back keeps the package somebody set out to buy', async ({ page }) => {
    const query = '?productCheckoutLink=https%3A%2F%2Fshop.example%2Fplus';
    const register = new RegisterPage(page);
    await register.open(query);
    await register.signInSwitch.click();
    const login = new LoginPage(page);
    await login.title.waitFor();
    expect(login.address()).toBe(`/login${query}`);
    await login.signUpSwitch.click();
    await register.title.waitFor();
    expect(register.address()).toBe(`/register${query}`);
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
    await register.toast('Successfully registered!').waitFor();
    await page.waitForURL('**/home');
    await register.accountLink.waitFor();

    const { links } = await receiveMail(new URL(page.url()).origin, fields.email, /./);
    const [link = ''] = links;
    expect(new URL(link).pathname).toBe('/set-password');
    const other = await journey.openPage();
    const setPassword = new SetPasswordPage(other);
    await setPassword.openLink(link);
    await setPassword.setPassword('short');
    await other.getByText('Please use at least 10 characters.').waitFor();
    journey.expectStatus(400, 410);
    await setPassword.setPassword('password123');
    await eventually(() => other.getByRole('alert').count()).toBe(1);
    await setPassword.setPassword(password);
    await new LoginPage(other).title.waitFor();
    await other
      .getByRole('status')
      .filter({ hasText: /password/i })
      .waitFor();
    await new LoginPage(other).logIn({ email: fields.email, password });
    await new LoginPage(other).toast('Logged In').waitFor();
    await new LoginPage(other).accountLink.waitFor();

    const late = await journey.openPage();
    const used = new SetPasswordPage(late);
    await used.openLink(link);
    await used.setPassword('another long sentence');
    await late.getByText(/was used already, or has expired/).waitFor();
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
    await register.fillToLastStep(fields);
    await register.submit(await pdfResume('Somebody Else', 'else.pdf'));
    await page
      .getByText(/An account with this e-mail already exists/)
      .first()
      .waitFor();
    await register.step(1).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    expect(await register.field('Location').inputValue()).toBe(fields.location);

    await register.takenSignIn.click();
    const login = new LoginPage(page);
    await login.title.waitFor();
    await eventually(() => login.email.inputValue()).toBe(owner.fields.email);
    await page.goBack();
    await register.step(1).waitFor();
    expect(await register.field('Location').inputValue()).toBe(fields.location);

    const free = signupFields();
    await register.field('Email').fill(free.email);
    for (const step of [2, 3, 4, 5]) await register.next(step);
    await register.submit(await pdfResume('Somebody Else', 'else.pdf'));
    await register.toast('Successfully registered!').waitFor();
    await page.waitForURL('**/home');
  });
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const areChecked = (boxes: Element[]) => boxes.map((box) => (box as HTMLInputElement).checked);
