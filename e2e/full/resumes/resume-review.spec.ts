import { signupFields } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { pdfResume } from '../../fixtures/pdf.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { ResumeReviewPage } from '../../pages/resume-review-page.ts';

test.describe('sending it', () => {
  test('[C-1, G-2] a profile with nothing but a name says what it needs to be saved', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    const { email, firstName, lastName } = signupFields();
    await review.open();
    await review.fillIn({ email, firstName, lastName });
    await review.submit(await pdfResume('Marta Vogel'));
    await page.waitForURL('**/home');

    const profile = new ProfilePage(page);
    await profile.open();
    await expect(profile.field('First Name')).toHaveValue(firstName);
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
});
