import { createCandidate } from '../fixtures/accounts.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test, type Journey } from '../fixtures/test.ts';
import { findFaults } from '../fixtures/find-faults.ts';
import { ConsentSection } from '../pages/consent-section.ts';
import { reload } from '../pages/page-frame.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const choices = { allowedText: false, bestJobFirst: true, sendResumeToExpert: true };

async function openProfile(journey: Journey) {
  const { accessToken } = await createCandidate(choices);
  const profile = new ProfilePage(await journey.openPage({ token: accessToken }));
  await profile.open();
  const section = new ConsentSection(profile.page);
  await expect(section.choice('allowedText')).toBeVisible();
  return { profile, section, page: profile.page, accessToken };
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

  test('[G-2] a choice is shown at once while it is saved, and another can be made meanwhile', async ({
    journey,
  }) => {
    const { section, page } = await openProfile(journey);
    const release = await holdRequests(page, '**/api/consents', { times: 1 });
    await section.choice('allowedText').click();
    await expect(section.row('allowedText').getByText('Saving…')).toBeVisible();
    await expect(section.choice('allowedText')).toBeChecked();
    await section.choice('bestJobFirst').click();
    await expect(section.row('bestJobFirst').getByText('chosen in your profile')).toBeVisible();
    await expect(section.choice('allowedText')).toBeChecked();
    release();
    await expect(section.row('allowedText').getByText('chosen in your profile')).toBeVisible();
    await expect(section.choice('allowedText')).toBeChecked();
    await expect(section.choice('bestJobFirst')).not.toBeChecked();
  });

  test('[G-2] one that is refused goes back to what holds, with the reason beside it', async ({
    journey,
  }) => {
    journey.expectStatus(409);
    const { section, page } = await openProfile(journey);
    const message = 'You have no resume yet. Upload one, then send it to an expert.';
    await page.route(
      '**/api/consents',
      (route) => route.fulfill({ status: 409, json: { code: 'conflict', message } }),
      { times: 1 },
    );
    await section.choice('sendResumeToExpert').click();
    await expect(section.row('sendResumeToExpert').getByRole('alert')).toHaveText(message);
    await expect(section.choice('sendResumeToExpert')).toBeChecked();
    await expect(section.choice('sendResumeToExpert')).toHaveAttribute('aria-invalid', 'true');
    await section.choice('sendResumeToExpert').click();
    await expect(section.row('sendResumeToExpert').getByText('Off since')).toBeVisible();
    await expect(section.root.getByRole('alert')).toHaveCount(0);
  });

  test('[G-2] when the choices cannot be loaded the profile works, and they can be asked for again', async ({
    journey,
  }) => {
    journey.expectConsole(/net::ERR_FAILED/);
    const { accessToken, fields } = await createCandidate(choices);
    const profile = new ProfilePage(await journey.openPage({ token: accessToken }));
    const section = new ConsentSection(profile.page);
    await profile.page.route('**/api/consents', (route) => route.abort(), { times: 1 });
    await profile.open();
    await expect(section.root.getByRole('alert')).toBeVisible();
    await expect(profile.field('First Name')).toHaveValue(fields.firstName);
    await section.root.getByRole('button', { name: 'Try again' }).click();
    await expect(section.choice('bestJobFirst')).toBeChecked();
  });
});
