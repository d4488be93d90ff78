import { callApi, signupFields } from '../../fixtures/accounts.ts';
import { origin } from '../../fixtures/product.ts';
import { holdRequests } from '../../fixtures/held-requests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { pdfResume } from '../../fixtures/pdf.ts';
import { ResumeReviewPage, type ReviewFields } from '../../pages/resume-review-page.ts';

const storedToken = () => localStorage.getItem('accessToken');

/** A person with an e-mail that nobody else has. */
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
