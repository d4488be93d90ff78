import { describe, expect } from 'vitest';
import { callApi, createCandidate } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { test, type Journey } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { changeColours, findSmallTargets } from '../fixtures/layout.ts';
import { ConsentSection } from '../pages/consent-section.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const choices = { allowedText: false, bestJobFirst: true, sendResumeToExpert: true };

async function openProfile(journey: Journey) {
  const { accessToken } = await createCandidate(choices);
  const profile = new ProfilePage(await journey.openPage({ token: accessToken }));
  await profile.open();
  const section = new ConsentSection(profile.page);
  await section.choice('allowedText').waitFor();
  return { profile, section, page: profile.page, accessToken };
}

describe('what a candidate agrees to', () => {
  test('[B-5, G-2] is shown as it was chosen at sign-up, and changed where it stands', async ({
    journey,
  }) => {
    const { profile, section, page } = await openProfile(journey);
    for (const [purpose, granted] of Object.entries(choices)) {
      const name = purpose as keyof typeof choices;
      expect(await section.choice(name).isChecked(), name).toBe(granted);
      expect(await section.row(name).textContent()).toMatch(
        granted ? /On since .+, chosen at sign-up/ : /Off since .+, chosen at sign-up/,
      );
    }
    await section.choice('allowedText').focus();
    await page.keyboard.press('Space');
    await profile.toast('Your choice is saved').waitFor();
    await section.row('allowedText').getByText('chosen in your profile').waitFor();
    await page.reload();
    await eventually(() => section.choice('allowedText').isChecked()).toBe(true);
    expect(await section.choice('bestJobFirst').isChecked()).toBe(true);
  });

  test('[C-3] taking back the review withdraws the request, and agreeing asks for it again', async ({
    journey,
  }) => {
    const { section, accessToken } = await openProfile(journey);
    const headers = { authorization: `Bearer ${accessToken}` };
    const findReview = async () =>
      ((await (await callApi('/get-critique-detail', { headers })).json()) as { data: unknown }).data;
    expect(await findReview()).not.toBeNull();
    await section.choice('sendResumeToExpert').click();
    await section.row('sendResumeToExpert').getByText('Off since').waitFor();
    expect(await findReview()).toBeNull();
    await section.choice('sendResumeToExpert').click();
    await section.row('sendResumeToExpert').getByText('On since').waitFor();
    expect(await findReview()).toMatchObject({ reviewReady: false });
  });

  test('[G-2] a choice is shown at once while it is saved, and another can be made meanwhile', async ({
    journey,
  }) => {
    const { section, page } = await openProfile(journey);
    const held = Promise.withResolvers<void>();
    await page.route(
      '**/api/consents',
      async (route) => {
        await held.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await section.choice('allowedText').click();
    await section.row('allowedText').getByText('Saving…').waitFor();
    expect(await section.choice('allowedText').isChecked()).toBe(true);
    await section.choice('bestJobFirst').click();
    await section.row('bestJobFirst').getByText('chosen in your profile').waitFor();
    expect(await section.choice('allowedText').isChecked()).toBe(true);
    held.resolve();
    await section.row('allowedText').getByText('chosen in your profile').waitFor();
    expect(await section.choice('allowedText').isChecked()).toBe(true);
    expect(await section.choice('bestJobFirst').isChecked()).toBe(false);
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
    await eventually(() => section.row('sendResumeToExpert').getByRole('alert').textContent()).toBe(message);
    expect(await section.choice('sendResumeToExpert').isChecked()).toBe(true);
    expect(await section.choice('sendResumeToExpert').getAttribute('aria-invalid')).toBe('true');
    await section.choice('sendResumeToExpert').click();
    await section.row('sendResumeToExpert').getByText('Off since').waitFor();
    expect(await section.root.getByRole('alert').count()).toBe(0);
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
    await section.root.getByRole('alert').waitFor();
    expect(await profile.field('First Name').inputValue()).toBe(fields.firstName);
    await section.root.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => section.choice('bestJobFirst').isChecked()).toBe(true);
  });

  test('[G-2] everybody can use it, in both themes and at both widths', async ({ journey }) => {
    const { page } = await openProfile(journey);
    const faults: string[] = [];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const colours of ['light', 'dark'] as const) {
        await changeColours(page, colours);
        faults.push(...(await findViolations(page)));
      }
      faults.push(...(await findSmallTargets(page)));
    }
    expect(faults).toEqual([]);
  });
});
