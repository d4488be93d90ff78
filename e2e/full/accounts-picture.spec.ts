import { paths } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { corners, jpegBytes, readCorners } from '../../apps/server/src/testing/picture-files.ts';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test, type Journey } from '../fixtures/test.ts';
import { findFaults } from '../fixtures/find-faults.ts';
import type { ChosenFile } from '../fixtures/pdf.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { goTo } from '../pages/page-frame.ts';
import { PictureDialog } from '../pages/picture-dialog.ts';

const file = (buffer: Buffer, name = 'me.jpg', mimeType = 'image/jpeg'): ChosenFile => ({
  buffer,
  name,
  mimeType,
});

/** Four coloured quarters, wider than high. */
const photo = async () => file(await jpegBytes());

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

/** Where the middle of the picture's window is. */
async function middleOf(dialog: PictureDialog): Promise<{ x: number; y: number }> {
  const box = await dialog.stage.boundingBox();
  if (!box) throw new Error('There is no picture to drag.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('one’s own picture', () => {
  test('[G-1] is framed by dragging it', async ({ journey }) => {
    const dialog = await openDialog(journey);
    const { page } = dialog;
    await dialog.choose(await photo());
    await dialog.button('Choose another').click();
    await expect(dialog.field).toBeFocused();
    await dialog.choose(await photo());
    await dialog.slider('Zoom').fill('100');
    const { x, y } = await middleOf(dialog);
    // Towards the lower left, several times over: that brings its upper right in.
    for (let times = 0; times < 8; times++) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 90, y + 90, { steps: 3 });
      await page.mouse.up();
    }
    await expect(dialog.slider('Left to right')).toHaveAttribute('aria-valuetext', '100 % from the left');
    await expect(dialog.slider('Top to bottom')).toHaveAttribute('aria-valuetext', '0 % from the top');
    await dialog.button('Save picture').click();
    await expect(new AppliedJobsPage(page).toast('Picture saved')).toBeVisible();
    await expectAround(dialog, 'topRight');
  });

  test('[G-1] is framed by touch on a small screen, whose page stays where it is', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({
      token: accessToken,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await new AppliedJobsPage(page).open();
    const dialog = new PictureDialog(page);
    await dialog.open();
    await dialog.choose(await photo());
    await dragByTouch(page, await middleOf(dialog), { x: 200, y: 40 });
    await expect(dialog.slider('Left to right')).toHaveAttribute('aria-valuetext', '0 % from the left');
    await expect(dialog.slider('Top to bottom')).toBeDisabled();
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('[G-1] is removed when that is meant, and initials take its place', async ({ journey }) => {
    const dialog = await openDialog(journey);
    await dialog.choose(await photo());
    await dialog.button('Save picture').click();
    await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
    const [address = ''] = await dialog.shownAddresses();

    await dialog.open();
    await dialog.button('Remove picture').click();
    await dialog.removal.getByRole('button', { name: 'Keep it' }).click();
    await dialog.button('Remove picture').click();
    await dialog.removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(new AppliedJobsPage(dialog.page).toast('Picture removed')).toBeVisible();
    await eventually(() => dialog.shownAddresses()).toEqual([]);
    await expect(dialog.initials('MV')).toBeVisible();
    await expect(dialog.opener).toBeFocused();
    expect((await fetch(new URL(address, dialog.page.url()))).status).toBe(404);
  });

  test('[H-1] employers have their own beside their company’s name', async ({ journey }) => {
    const { accessToken, user } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    await goTo(page, paths.companyManageJob);
    const dialog = new PictureDialog(page);
    await expect(dialog.sidebar.getByText(user.company?.name ?? 'no company')).toBeVisible();
    await dialog.open();
    await dialog.choose(await photo());
    await dialog.button('Save picture').click();
    await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
    await dialog.open();
    await dialog.button('Remove picture').click();
    await dialog.removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.initials('DO')).toBeVisible();
  });
});

/** As a finger does it; the test library itself only taps. */
async function dragByTouch(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 4;
  const point = (step: number) => [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
  for (let step = 1; step <= steps; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(step) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('a picture that cannot be kept', () => {
  test('[G-1] is refused before it is sent, or with the server’s sentence when it is damaged', async ({
    journey,
  }) => {
    journey.expectStatus(400);
    const dialog = await openDialog(journey);
    const posts: string[] = [];
    dialog.page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await dialog.button('Save picture').click();
    await expect(dialog.error).toHaveText('Please choose a picture.');
    await expect(dialog.field).toBeFocused();

    const large = file(Buffer.alloc(6 * 1024 * 1024));
    await dialog.field.setInputFiles(large);
    await expect(dialog.error).toHaveText('The file is larger than 5 MB. Choose a smaller one.');
    await dialog.field.setInputFiles(file(Buffer.from('<svg/>'), 'me.svg', 'image/svg+xml'));
    await expect(dialog.error).toHaveText('Choose a JPEG, PNG, WebP or AVIF picture.');
    await dialog.field.setInputFiles(file(Buffer.from('only words')));
    await expect(dialog.error).toContainText('cannot be read as a picture');
    await dialog.button('Save picture').click();
    await expect(dialog.error).toContainText('cannot be read as a picture');
    expect(posts).toEqual([]);

    const whole = await jpegBytes();
    await dialog.choose(file(whole.subarray(0, whole.length - 900)));
    await dialog.button('Save picture').click();
    await expect(dialog.error).toContainText('damaged');
    await expect(dialog.field).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.field).toBeFocused();
    await eventually(() => dialog.shownAddresses()).toEqual([]);
  });

  test('[G-1] stays as it was chosen when the connection breaks, and is waited for while it is on its way', async ({
    journey,
  }) => {
    journey.expectConsole(/net::ERR_FAILED/);
    const dialog = await openDialog(journey);
    await dialog.choose(await photo());
    await dialog.slider('Left to right').fill('100');
    await dialog.page.route('**/api/profile-picture', (route) => route.abort(), { times: 1 });
    await dialog.button('Save picture').click();
    await expect(dialog.error).toContainText('cannot be reached just now');
    await expect(dialog.slider('Left to right')).toHaveValue('100');

    const release = await holdRequests(dialog.page, '**/api/profile-picture');
    await dialog.button('Save picture').click();
    await expect(dialog.root.getByRole('progressbar')).toBeVisible();
    await expect(dialog.slider('Zoom')).toBeDisabled();
    await dialog.page.keyboard.press('Escape');
    await expect(dialog.root).toBeVisible();
    release();
    await expect(new AppliedJobsPage(dialog.page).toast('Picture saved')).toBeVisible();
    await expect(dialog.root).toBeHidden();
  });
});

test('[G-1] everybody can change their picture, in both themes and at both widths', async ({ journey }) => {
  const dialog = await openDialog(journey);
  const { page } = dialog;
  await dialog.button('Save picture').click();
  await expect(dialog.error).toBeVisible();
  const faults = (await findFaults(page)).map((fault) => `choice with an error at ${fault}`);
  await dialog.choose(await photo());
  faults.push(...(await findFaults(page)).map((fault) => `part to keep at ${fault}`));
  await dialog.button('Save picture').click();
  await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
  await dialog.open();
  await dialog.button('Remove picture').click();
  await expect(dialog.removal).toBeVisible();
  faults.push(...(await findFaults(page)).map((fault) => `removal at ${fault}`));
  expect(faults).toEqual([]);
});
