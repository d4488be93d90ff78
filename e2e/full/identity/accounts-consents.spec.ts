import { callApi, createCandidate } from '../../fixtures/accounts.ts';
import { expect, test, type Journey } from '../../fixtures/test.ts';
import { ConsentSection, ProfilePage } from '../../pages/profile-pages.ts';

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
  test('[C-3] taking back the review withdraws the request, and agreeing asks for it again', async ({
    journey,
  }) => {
    const { section, accessToken } = await openProfile(journey);
    const headers = { authorization: `Bearer ${accessToken}` };
    const findReview = async () =>
      ((await (await callApi('/get-critique-detail', { headers })).json()) as { data: unknown }).data;
    expect(await findReview()).not.toBeNull();
    await section.choice('sendResumeToExpert').click();
    await expect(section.row('sendResumeToExpert').getByText('Off since')).toBeVisible();
    expect(await findReview()).toBeNull();
    await section.choice('sendResumeToExpert').click();
    await expect(section.row('sendResumeToExpert').getByText('On since')).toBeVisible();
    expect(await findReview()).toMatchObject({ reviewReady: false });
  });
});
