import { createCandidate } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { reload } from '../../pages/page-frame.ts';
import { ProfilePage } from '../../pages/profile-pages.ts';

test.describe('the profile', () => {
  test('[G-2] shows what was signed up with, and saves what is changed', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await expect(profile.field('First Name')).toHaveValue(fields.firstName);
    await expect(profile.field('Desired Compensation')).toHaveValue(fields.desireCompensation);
    await expect(profile.saveButton).toBeDisabled();

    await profile.field('Job Title').fill('Head of Operations');
    await profile.saveButton.click();
    await expect(profile.toast('User profile updated')).toBeVisible();
    await expect(profile.saveButton).toBeDisabled();
    await reload(page);
    await expect(profile.field('Job Title')).toHaveValue('Head of Operations');
    await expect(page.getByRole('complementary').getByText('Head of Operations')).toBeVisible();
  });
});
