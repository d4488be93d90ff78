import { createCandidate } from '../../fixtures/accounts.ts';
import { expect, test, type Journey } from '../../fixtures/test.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { ConsentSection } from '../../pages/consent-section.ts';
import { reload } from '../../pages/page-frame.ts';
import { ProfilePage } from '../../pages/profile-page.ts';

const choices = { allowedText: false, bestJobFirst: true, sendResumeToExpert: true };

async function openProfile(journey: Journey) {
  const { accessToken } = await createCandidate(choices);
  const profile = new ProfilePage(await journey.openPage({ token: accessToken }));
  await profile.open();
  const section = new ConsentSection(profile.page);
  await expect(section.choice('allowedText')).toBeVisible();
  return { profile, section, page: profile.page };
}

test.describe('what a candidate agrees to', () => {
  test('[B-5, G-2] is shown as it was chosen at sign-up, changed where it stands, and everybody can use it', async ({
    journey,
  }) => {
    const { profile, section, page } = await openProfile(journey);
    for (const [purpose, granted] of Object.entries(choices)) {
      const name = purpose as keyof typeof choices;
      await expect(section.choice(name), name).toBeChecked({ checked: granted });
      await expect(section.row(name)).toHaveText(
        granted ? /On since .+, chosen at sign-up/ : /Off since .+, chosen at sign-up/,
      );
    }
    await section.choice('allowedText').focus();
    await page.keyboard.press('Space');
    await expect(profile.toast('Your choice is saved')).toBeVisible();
    await expect(section.row('allowedText').getByText('chosen in your profile')).toBeVisible();
    await reload(page);
    await expect(section.choice('allowedText')).toBeChecked();
    await expect(section.choice('bestJobFirst')).toBeChecked();
    expect(await findFaults(page)).toEqual([]);
  });
});
