import { paths } from '@waymark/contract/paths';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { corners, jpegBytes, readCorners, turnedJpeg } from '../../apps/server/src/testing/picture-files.ts';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { test, type Journey } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { changeColours, findSidewaysScroll, findSmallTargets } from '../fixtures/layout.ts';
import type { ChosenFile } from '../fixtures/pdf.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
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

describe('one’s own picture', () => {
  test('[G-1, E-1] is chosen, framed and saved without a mouse, and stands in sidebar and header', async ({
    journey,
  }) => {
    const dialog = await openDialog(journey);
    const { page } = dialog;
    // As the camera of a phone stores it that was held upright: browser and server turn it alike.
    await dialog.choose(file(await turnedJpeg(6)));
    await eventually(() => dialog.part.evaluate((part) => part === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    for (const name of ['Left to right', 'Top to bottom'] as const) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      expect(await dialog.slider(name).getAttribute('aria-valuetext')).toMatch(/^100 %/);
    }
    await page.keyboard.press('ArrowLeft');
    expect(await dialog.slider('Top to bottom').getAttribute('aria-valuetext')).toBe('99 % from the top');
    await page.keyboard.press('Enter');
    await new AppliedJobsPage(page).toast('Picture saved').waitFor();
    await eventually(() => dialog.opener.evaluate((opener) => opener === document.activeElement)).toBe(true);
    await expectAround(dialog, 'bottomRight');
    expect(await dialog.pictures.count()).toBeGreaterThanOrEqual(2);
    const before = await dialog.shownAddresses();
    await page.reload();
    await eventually(() => dialog.shownAddresses()).toEqual(before);
    expect(await new AppliedJobsPage(page).accountLink.textContent()).toBe('Marta Vogel, your account');
  });

  test('[G-1] is framed by dragging it', async ({ journey }) => {
    const dialog = await openDialog(journey);
    const { page } = dialog;
    await dialog.choose(await photo());
    await dialog.button('Choose another').click();
    await eventually(() => dialog.field.evaluate((field) => field === document.activeElement)).toBe(true);
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
    expect(await dialog.slider('Left to right').getAttribute('aria-valuetext')).toBe('100 % from the left');
    expect(await dialog.slider('Top to bottom').getAttribute('aria-valuetext')).toBe('0 % from the top');
    await dialog.button('Save picture').click();
    await new AppliedJobsPage(page).toast('Picture saved').waitFor();
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
    expect(await dialog.slider('Left to right').getAttribute('aria-valuetext')).toBe('0 % from the left');
    expect(await dialog.slider('Top to bottom').isDisabled()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
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
    await new AppliedJobsPage(dialog.page).toast('Picture removed').waitFor();
    await eventually(() => dialog.shownAddresses()).toEqual([]);
    await dialog.initials('MV').waitFor();
    await eventually(() => dialog.opener.evaluate((opener) => opener === document.activeElement)).toBe(true);
    expect((await fetch(new URL(address, dialog.page.url()))).status).toBe(404);
  });

  test('[H-1] employers have their own beside their company’s name', async ({ journey }) => {
    const { accessToken, user } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    await page.goto(paths.companyManageJob);
    const dialog = new PictureDialog(page);
    await dialog.sidebar.getByText(user.company?.name ?? 'no company').waitFor();
    await dialog.open();
    await dialog.choose(await photo());
    await dialog.button('Save picture').click();
    await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
    await dialog.open();
    await dialog.button('Remove picture').click();
    await dialog.removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.initials('DO').waitFor();
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

describe('a picture that is none', () => {
  test('[G-1] is refused before it is sent, with the reason beside the field', async ({ journey }) => {
    const dialog = await openDialog(journey);
    const posts: string[] = [];
    dialog.page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await dialog.button('Save picture').click();
    await eventually(() => dialog.error.textContent()).toBe('Please choose a picture.');
    await eventually(() => dialog.field.evaluate((field) => field === document.activeElement)).toBe(true);

    const large = file(Buffer.alloc(6 * 1024 * 1024));
    await dialog.field.setInputFiles(large);
    await eventually(() => dialog.error.textContent()).toContain('Choose one of at most 5.0 MB');
    await dialog.field.setInputFiles(file(Buffer.from('<svg/>'), 'me.svg', 'image/svg+xml'));
    await eventually(() => dialog.error.textContent()).toBe('Choose a JPEG, PNG, WebP or AVIF picture.');
    await dialog.field.setInputFiles(file(Buffer.from('only words')));
    await eventually(() => dialog.error.textContent()).toContain('cannot be read as a picture');
    await dialog.button('Save picture').click();
    expect(await dialog.error.textContent()).toContain('cannot be read as a picture');
    expect(posts).toEqual([]);
  });

  test('[G-1] a damaged one comes back to the field with the server’s sentence', async ({ journey }) => {
    journey.expectStatus(400);
    const dialog = await openDialog(journey);
    const whole = await jpegBytes();
    await dialog.choose(file(whole.subarray(0, whole.length - 900)));
    await dialog.button('Save picture').click();
    await eventually(() => dialog.error.textContent()).toContain('damaged');
    expect(await dialog.field.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => dialog.field.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await dialog.shownAddresses()).toEqual([]);
  });

  test('[G-1] when the connection breaks, the chosen part stays and can be sent again', async ({
    journey,
  }) => {
    journey.expectConsole(/net::ERR_FAILED/);
    const dialog = await openDialog(journey);
    await dialog.choose(await photo());
    await dialog.slider('Left to right').fill('100');
    await dialog.page.route('**/api/profile-picture', (route) => route.abort(), { times: 1 });
    await dialog.button('Save picture').click();
    await eventually(() => dialog.error.textContent()).toContain('cannot be reached just now');
    expect(await dialog.slider('Left to right').inputValue()).toBe('100');
    await dialog.button('Save picture').click();
    await new AppliedJobsPage(dialog.page).toast('Picture saved').waitFor();
  });

  test('[G-1] while it is on its way the dialog waits for it', async ({ journey }) => {
    const dialog = await openDialog(journey);
    await dialog.choose(await photo());
    const held = Promise.withResolvers<void>();
    await dialog.page.route('**/api/profile-picture', async (route) => {
      await held.promise;
      await route.continue();
    });
    await dialog.button('Save picture').click();
    await dialog.root.getByRole('progressbar').waitFor();
    expect(await dialog.slider('Zoom').isDisabled()).toBe(true);
    await dialog.page.keyboard.press('Escape');
    expect(await dialog.root.isVisible()).toBe(true);
    held.resolve();
    await dialog.root.waitFor({ state: 'hidden' });
  });
});

describe('everybody can change their picture', () => {
  test.for([1440, 390])('[G-1] in both themes, %d pixels wide', async (width, { journey }) => {
    const dialog = await openDialog(journey);
    const { page } = dialog;
    const faults: string[] = [];
    const look = async (what: string) => {
      for (const colours of ['light', 'dark'] as const) {
        await changeColours(page, colours);
        faults.push(...(await findViolations(page)).map((violation) => `${what}, ${colours}: ${violation}`));
      }
      faults.push(...(await findSmallTargets(page)).map((target) => `${what}: ${target} is small`));
      if ((await findSidewaysScroll(page)) > 0) faults.push(`${what} is wider than the window`);
    };
    await page.setViewportSize({ width, height: 844 });
    await dialog.button('Save picture').click();
    await dialog.error.waitFor();
    await look('choice with an error');
    await dialog.choose(await photo());
    await look('part to keep');
    await dialog.button('Save picture').click();
    await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
    await dialog.open();
    await dialog.button('Remove picture').click();
    await dialog.removal.waitFor();
    await look('removal');
    expect(faults).toEqual([]);
  });
});
