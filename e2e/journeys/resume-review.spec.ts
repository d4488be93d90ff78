import { describe, expect, inject } from 'vitest';
import { callApi, createCandidate, signupFields } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { pdfResume, renamedPdf } from '../fixtures/pdf.ts';
import { LoginPage } from '../pages/login-page.ts';
import { hydrated } from '../pages/page-frame.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { ResumeReviewPage, type ReviewFields } from '../pages/resume-review-page.ts';

const storedToken = () => localStorage.getItem('accessToken');

/** A person with an e-mail that nobody else has. */
function person(overrides: Partial<ReviewFields> = {}): ReviewFields {
  const { email, firstName, lastName } = signupFields(overrides);
  return { email, firstName, lastName };
}

describe('the form of the free expert review', () => {
  test('[C-1] its title, its logo and its four fields', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    const response = await review.open();
    expect(response.status()).toBe(200);
    await review.title.waitFor();
    expect(await page.title()).toBe('Free Expert Resume Review | Waymark');
    await review.card.getByText('Waymark', { exact: true }).waitFor();
    for (const label of ['Email', 'First name', 'Last name']) {
      expect(await review.field(label).inputValue()).toBe('');
    }
    const accepted = (await review.resume.getAttribute('accept'))?.split(',').toSorted();
    expect(accepted).toEqual(['.doc', '.docx', '.pdf']);
    expect(await review.errors.count()).toBe(0);
  });

  test('[C-1] a field says what is wrong once it was left, the email once it was submitted', async ({
    page,
  }) => {
    const review = new ResumeReviewPage(page);
    await review.open();
    await review.field('Email').fill('nobody');
    await review.field('First name').focus();
    await review.field('Last name').focus();
    await eventually(() => review.errors.allTextContents()).toEqual(['First name is required']);
    await review.resume.focus();
    await review.submitButton.focus();
    const untouchedEmail = ['First name is required', 'Last name is required', 'Resume is required'];
    await eventually(() => review.errors.allTextContents()).toEqual(untouchedEmail);

    await review.submitButton.click();
    await eventually(() => review.errors.allTextContents()).toEqual(['Invalid email', ...untouchedEmail]);
    await eventually(() => review.field('Email').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    await review.field('Email').fill('');
    await eventually(() => review.errors.first().textContent()).toBe('Email is required');
    await review.fill(person());
    await eventually(() => review.errors.allTextContents()).toEqual(['Resume is required']);
  });

  test('[C-1] a press on Submit says everything at once, wherever the focus was', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    await review.open();
    await review.field('First name').focus();
    await review.submitButton.click();
    await eventually(() => review.errors.allTextContents()).toEqual([
      'Email is required',
      'First name is required',
      'Last name is required',
      'Resume is required',
    ]);
  });

  test('[C-1] what the picker finds wrong is said at the field, before anything is sent', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const review = new ResumeReviewPage(page);
    await review.open();
    await review.fill(person());
    const resume = await pdfResume('Nobody');
    await review.resume.setInputFiles({ ...resume, name: 'me.png' });
    await eventually(() => review.errors.allTextContents()).toEqual(['Unsupported File Format']);
    await review.resume.setInputFiles({ ...resume, buffer: Buffer.alloc(3 * 1024 * 1024 + 1) });
    await eventually(() => review.errors.first().textContent()).toMatch(/Choose one of at most 3\.0 MB/);
    await review.submitButton.click();
    await eventually(() => review.errors.count()).toBe(1);
    await review.card.getByRole('button', { name: /^Remove/ }).click();
    await eventually(() => review.errors.allTextContents()).toEqual(['Resume is required']);
    await review.resume.setInputFiles(resume);
    await eventually(() => review.errors.count()).toBe(0);
    expect(posts).toEqual([]);
  });

  test('[B-14] another page can have something said above the form', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    await review.open();
    const state = { errorMessage: 'Your session has ended.', successMessage: 'Your account is deleted.' };
    await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), state);
    await page.reload();
    await hydrated(page);
    await review.card.getByRole('alert').filter({ hasText: state.errorMessage }).waitFor();
    await review.card.getByRole('status').filter({ hasText: state.successMessage }).waitFor();
  });
});

describe('sending it', () => {
  test('[C-2, A-7, B-10] opens an account, says so and leads home; the page is closed then', async ({
    page,
  }) => {
    const review = new ResumeReviewPage(page);
    const fields = person();
    await review.open();
    await review.fill(fields);
    const critique = page.waitForResponse('**/api/get-critique-detail');
    await review.submit(await pdfResume('Marta Vogel'));
    await review.toast('Successfully sent resume').waitFor();
    await page.waitForURL('**/home');
    await review.accountLink.waitFor();
    expect((await critique).status()).toBe(200);

    const headers = { authorization: `Bearer ${await page.evaluate(storedToken)}` };
    const user = (await (await callApi('/get-auth-user', { headers })).json()) as { data: object };
    expect(user.data).toMatchObject({ ...fields, role: 'candidate', sendResumeToExpert: true });
    await receiveMail(inject('origin'), fields.email, /set your password/);
    await review.open();
    await page.waitForURL('**/home');
  });

  test('[C-1, G-2] a profile with nothing but a name says what it needs to be saved', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    const fields = person();
    await review.open();
    await review.fill(fields);
    await review.submit(await pdfResume('Marta Vogel'));
    await page.waitForURL('**/home');

    const profile = new ProfilePage(page);
    await profile.open();
    await eventually(() => profile.field('First Name').inputValue()).toBe(fields.firstName);
    const gaps = page.getByText(/^Your profile can be saved once/);
    expect(await gaps.textContent()).toMatch(/: Job Title, Desired Compensation, Phone, Location\.$/);
    await profile.field('Job Title').fill('Welder');
    await profile.field('Desired Compensation').selectOption('$60,0000');
    await profile.field('Phone').fill('+44 20 7946 0123');
    expect(await profile.saveButton.isDisabled()).toBe(true);
    await profile.field('Location').fill('Leeds');
    await profile.saveButton.click();
    await profile.toast('User profile updated').waitFor();
    await gaps.waitFor({ state: 'detached' });
  });

  test('[C-1] how far the file is can be seen, and it cannot be sent twice', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/resume-review', async (route) => {
      await held.promise;
      await route.continue();
    });
    await review.open();
    await review.fill(person());
    await review.submit(await pdfResume('Marta Vogel'));
    await review.progress.waitFor();
    expect(await review.submitButton.isDisabled()).toBe(true);
    held.resolve();
    await page.waitForURL('**/home');
  });

  test('[B-11, C-2] a taken e-mail signs nobody in, loses nothing and shows the way to sign in', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(409);
    const owner = await createCandidate();
    const review = new ResumeReviewPage(page);
    const fields = person({ email: owner.fields.email, firstName: 'Somebody' });
    await review.open();
    await review.fill(fields);
    await review.submit(await pdfResume('Somebody Else', 'else.pdf'));
    await review.toast(/An account with this e-mail already exists/).waitFor();
    await eventually(() => review.errors.allTextContents()).toEqual([
      'An account with this e-mail already exists. Sign in instead.',
    ]);
    expect(await page.evaluate(storedToken)).toBeNull();
    expect(await review.typed()).toEqual(fields);
    await review.card.getByText('else.pdf').waitFor();

    await review.notice.getByRole('link', { name: 'Sign In' }).click();
    const login = new LoginPage(page);
    await login.title.waitFor();
    await eventually(() => login.email.inputValue()).toBe(fields.email);
  });

  test('[B-11] with another e-mail it is sent, and the notice goes', async ({ page, journey }) => {
    journey.expectStatus(409);
    const owner = await createCandidate();
    const review = new ResumeReviewPage(page);
    await review.open();
    await review.fill(person({ email: owner.fields.email }));
    await review.submit(await pdfResume('Somebody Else'));
    await review.notice.waitFor();
    await review.field('Email').fill(person().email);
    await review.notice.waitFor({ state: 'detached' });
    await review.submitButton.click();
    await review.toast('Successfully sent resume').waitFor();
    await page.waitForURL('**/home');
  });

  test('[C-1] what only the server can see in a file is said at the field too', async ({ page, journey }) => {
    journey.expectStatus(415);
    const review = new ResumeReviewPage(page);
    const fields = person();
    await review.open();
    await review.fill(fields);
    await review.submit(await renamedPdf());
    await review.toast(/This file is not really a Word document/).waitFor();
    await eventually(() => review.errors.allTextContents()).toEqual([
      'This file is not really a Word document. Save it again as .docx and upload the new file.',
    ]);
    expect(await review.typed()).toEqual(fields);
    await review.submit(await pdfResume('Marta Vogel'));
    await page.waitForURL('**/home');
  });

  test('[C-2] an upload that breaks off on the way is told as well, and can be sent again', async ({
    page,
    journey,
  }) => {
    journey.expectConsole(/net::ERR_FAILED/);
    const review = new ResumeReviewPage(page);
    const fields = person();
    await page.route('**/api/resume-review', (route) => route.abort());
    await review.open();
    await review.fill(fields);
    await review.submit(await pdfResume('Marta Vogel'));
    await review.toast(/The server cannot be reached/).waitFor();
    await eventually(() => review.errors.allTextContents()).toEqual([
      'The connection broke off while your file was on its way. Check the connection and send it again.',
    ]);
    expect(await review.typed()).toEqual(fields);
    await page.unroute('**/api/resume-review');
    await review.submitButton.click();
    await page.waitForURL('**/home');
  });

  test('[C-2] a refusal that is about no field stays above the button', async ({ page, journey }) => {
    journey.expectStatus(429);
    const message = 'Too many attempts. Please try again in 15 minutes.';
    const review = new ResumeReviewPage(page);
    await page.route('**/api/resume-review', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message } }),
    );
    await review.open();
    await review.fill(person());
    await review.submit(await pdfResume('Marta Vogel'));
    await review.toast(message).waitFor();
    await review.card.getByRole('alert').filter({ hasText: message }).waitFor();
    await eventually(() => review.submitButton.isEnabled()).toBe(true);
  });
});
