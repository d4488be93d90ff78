import { corners, readCorners, turnedJpeg } from '../../../apps/server/src/testing/uploads.ts';
import { createCandidate } from '../../fixtures/accounts.ts';
import type { ChosenFile } from '../../fixtures/documents.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test, type Journey } from '../../fixtures/test.ts';
import { AppliedJobsPage } from '../../pages/hiring-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { PictureDialog } from '../../pages/profile-pages.ts';

const file = (buffer: Buffer, name = 'me.jpg', mimeType = 'image/jpeg'): ChosenFile => ({
  buffer,
  name,
  mimeType,
});

async function openDialog(journey: Journey): Promise<PictureDialog> {
  const { accessToken } = await createCandidate();
  const applied = new AppliedJobsPage(await journey.openPage({ token: accessToken }));
  await applied.open();
  const dialog = new PictureDialog(applied.page);
  await dialog.open();
  return dialog;
}

async function expectAround(dialog: PictureDialog, expected: keyof typeof corners): Promise<void> {
  const picture = await dialog.readPicture();
  for (const [place, colour] of Object.entries(await readCorners(picture))) {
    const differences = colour.map((value, i) => Math.abs(value - corners[expected][i]!));
    expect(Math.max(...differences), place).toBeLessThan(25);
  }
}

test.describe('one’s own picture', () => {
  test('[G-1, E-1] is chosen, framed and saved without a mouse, and stands in sidebar and header', async ({
    journey,
  }) => {
    const dialog = await openDialog(journey);
    const { page } = dialog;
    // As the camera of a phone stores it that was held upright: browser and server turn it alike.
    await dialog.choose(file(await turnedJpeg(6)));
    await expect(dialog.part).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    for (const name of ['Left to right', 'Top to bottom'] as const) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      await expect(dialog.slider(name)).toHaveAttribute('aria-valuetext', /^100 %/);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.slider('Top to bottom')).toHaveAttribute('aria-valuetext', '99 % from the top');
    await page.keyboard.press('Enter');
    await expect(new AppliedJobsPage(page).toast('Picture saved')).toBeVisible();
    await expect(dialog.opener).toBeFocused();
    await expectAround(dialog, 'bottomRight');
    await eventually(() => dialog.pictures.count()).toBeGreaterThanOrEqual(2);
    const before = await dialog.shownAddresses();
    await reload(page);
    await eventually(() => dialog.shownAddresses()).toEqual(before);
    await expect(new AppliedJobsPage(page).accountLink).toHaveText('Marta Vogel, your account');
  });
});
