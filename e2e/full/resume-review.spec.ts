import { createCandidate, signupFields } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test } from '../fixtures/test.ts';
import { pdfResume, renamedPdf } from '../fixtures/pdf.ts';
import { LoginPage } from '../pages/login-page.ts';
import { reload } from '../pages/page-frame.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { ResumeReviewPage, type ReviewFields } from '../pages/resume-review-page.ts';

const storedToken = () => localStorage.getItem('accessToken');

/** A person with an e-mail that nobody else has. */
function person(overrides: Partial<ReviewFields> = {}): ReviewFields {
  const { email, firstName, lastName } = signupFields(overrides);
  return { email, firstName, lastName };
}

test.describe('the form of the free expert review', () => {
  test('[C-1] its title, its logo and its four fields, and what is wrong with them', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    const response = await review.open();
    expect(response.status()).toBe(200);
    await expect(review.title).toBeVisible();
    await expect(page).toHaveTitle('Free Expert Resume Review | Waymark');
    await expect(review.card.getByText('Waymark', { exact: true })).toBeVisible();
    for (const label of ['Email', 'First name', 'Last name']) {
      await expect(review.field(label)).toHaveValue('');
    }
    const accepted = (await review.resume.getAttribute('accept'))?.split(',').toSorted();
    expect(accepted).toEqual(['.doc', '.docx', '.pdf']);
    await expect(review.errors).toHaveCount(0);

    // A field says what is wrong once it was left, the email once it was submitted.
    await review.field('Email').fill('nobody');
    await review.field('First name').focus();
    await review.field('Last name').focus();
    await expect(review.errors).toHaveText(['First name is required']);
    await review.resume.focus();
    await review.submitButton.focus();
    const untouchedEmail = ['First name is required', 'Last name is required', 'Resume is required'];
    await expect(review.errors).toHaveText(untouchedEmail);

    await review.submitButton.click();
    await expect(review.errors).toHaveText(['Invalid email', ...untouchedEmail]);
    await expect(review.field('Email')).toBeFocused();
    await review.field('Email').fill('');
    await expect(review.errors.first()).toHaveText('Email is required');
    await review.fillIn(person());
    await expect(review.errors).toHaveText(['Resume is required']);
  });

  test('[C-1] says everything at once when it is submitted, and what the picker finds wrong before anything is sent', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const review = new ResumeReviewPage(page);
    await review.open();
    // Wherever the focus was.
    await review.field('First name').focus();
    await review.submitButton.click();
    await expect(review.errors).toHaveText([
      'Email is required',
      'First name is required',
      'Last name is required',
      'Resume is required',
    ]);
    await review.fillIn(person());
    const resume = await pdfResume('Nobody');
    await review.resume.setInputFiles({ ...resume, name: 'me.png' });
    await expect(review.errors).toHaveText(['Unsupported File Format']);
    await review.resume.setInputFiles({ ...resume, buffer: Buffer.alloc(3 * 1024 * 1024 + 1) });
    await expect(review.errors.first()).toHaveText('The file is larger than 3 MB. Choose a smaller one.');
    await review.submitButton.click();
    await expect(review.errors).toHaveCount(1);
    await review.card.getByRole('button', { name: /^Remove/ }).click();
    await expect(review.errors).toHaveText(['Resume is required']);
    await review.resume.setInputFiles(resume);
    await expect(review.errors).toHaveCount(0);
    expect(posts).toEqual([]);
  });

  test('[B-14] another page can have something said above the form', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    await review.open();
    const state = { errorMessage: 'Your session has ended.', successMessage: 'Your account is deleted.' };
    await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), state);
    await reload(page);
    await expect(review.card.getByRole('alert').filter({ hasText: state.errorMessage })).toBeVisible();
    await expect(review.card.getByRole('status').filter({ hasText: state.successMessage })).toBeVisible();
  });
});

test.describe('sending it', () => {
  test('[C-1, G-2] a profile with nothing but a name says what it needs to be saved', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    const fields = person();
    await review.open();
    await review.fillIn(fields);
    await review.submit(await pdfResume('Marta Vogel'));
    await page.waitForURL('**/home');

    const profile = new ProfilePage(page);
    await profile.open();
    await expect(profile.field('First Name')).toHaveValue(fields.firstName);
    const gaps = page.getByText(/^Your profile can be saved once/);
    await expect(gaps).toHaveText(/: Job Title, Desired Compensation, Phone, Location\.$/);
    await profile.field('Phone').fill('+44 20 7946 0123');
    await profile.field('Job Title').fill('Welder');
    await profile.field('Desired Compensation').selectOption('$60,0000');
    await expect(profile.saveButton).toBeDisabled();
    await profile.field('Location').fill('Leeds');
    await profile.saveButton.click();
    await expect(profile.toast('User profile updated')).toBeVisible();
    await expect(gaps).toHaveCount(0);
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
    await review.fillIn(fields);
    await review.submit(await pdfResume('Somebody Else', 'else.pdf'));
    await expect(review.toast(/An account with this e-mail already exists/)).toBeVisible();
    await expect(review.errors).toHaveText(['An account with this e-mail already exists. Sign in instead.']);
    await eventually(() => page.evaluate(storedToken)).toBeNull();
    await eventually(() => review.typed()).toEqual(fields);
    await expect(review.card.getByText('else.pdf')).toBeVisible();

    await review.notice.getByRole('link', { name: 'Sign In' }).click();
    const login = new LoginPage(page);
    await expect(login.title).toBeVisible();
    await expect(login.email).toHaveValue(fields.email);
  });

  test('[B-11] with another e-mail it is sent, and the notice goes', async ({ page, journey }) => {
    journey.expectStatus(409);
    const owner = await createCandidate();
    const review = new ResumeReviewPage(page);
    await review.open();
    await review.fillIn(person({ email: owner.fields.email }));
    await review.submit(await pdfResume('Somebody Else'));
    await expect(review.notice).toBeVisible();
    await review.field('Email').fill(person().email);
    await expect(review.notice).toHaveCount(0);
    await review.submitButton.click();
    await expect(review.toast('Successfully sent resume')).toBeVisible();
    await page.waitForURL('**/home');
  });

  test('[C-1] what only the server can see in a file is said at the field too', async ({ page, journey }) => {
    journey.expectStatus(415);
    const review = new ResumeReviewPage(page);
    const fields = person();
    await review.open();
    await review.fillIn(fields);
    await review.submit(await renamedPdf());
    await expect(review.toast(/This file is not really a Word document/)).toBeVisible();
    await expect(review.errors).toHaveText([
      'This file is not really a Word document. Save it again as .docx and upload the new file.',
    ]);
    await eventually(() => review.typed()).toEqual(fields);
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
    await review.fillIn(fields);
    await review.submit(await pdfResume('Marta Vogel'));
    await expect(review.toast(/The server cannot be reached/)).toBeVisible();
    await expect(review.errors).toHaveText([
      'The connection broke off while your file was on its way. Check the connection and send it again.',
    ]);
    await eventually(() => review.typed()).toEqual(fields);
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
    await review.fillIn(person());
    await review.submit(await pdfResume('Marta Vogel'));
    await expect(review.toast(message)).toBeVisible();
    await expect(review.card.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(review.submitButton).toBeEnabled();
  });
});
