import { paths } from '@waymark/contract/paths';
import type { User } from '@waymark/contract/identity/accounts';
import { expect, test } from 'vitest';
import { cdp, commands, page, userEvent, type Locator } from 'vitest/browser';
import { api, holdAnswer, refuse } from '../../../../../testing/api.ts';
import { fileOf } from '../../../../../testing/files.ts';
import { candidate } from '../../../../../testing/people.ts';
import { renderFramed } from '../../../../../testing/render-framed.tsx';
import { toast } from '../../../../../testing/toasts.ts';

const pictureUrl = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const size = { width: 640, height: 400 };

const sidebar = () => page.getByRole('complementary');
const opener = () => sidebar().getByRole('button', { name: 'Change picture' });
const dialog = () => page.getByRole('dialog', { name: 'Change picture' });
const removal = () => page.getByRole('dialog', { name: 'Remove your picture?' });
const field = () => dialog().getByLabelText('Picture', { exact: true });
const error = () => dialog().getByRole('alert');
const button = (name: string) => dialog().getByRole('button', { name });
const part = () => dialog().getByRole('group', { name: 'Part to keep' });
const slider = (name: string) => part().getByRole('slider', { name });

/** Wider than high, as a browser makes one. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  canvas.getContext('2d')?.fillRect(0, 0, size.width, size.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], 'me.jpg', { type: 'image/jpeg' });
}

async function open(user: User = candidate()): Promise<void> {
  await renderFramed({ [paths.jobsAppliedJob]: <h1>Applied jobs</h1> }, { at: paths.jobsAppliedJob, user });
  await opener().click();
  await expect.element(dialog()).toBeVisible();
}

/** On a phone the way there is in the sheet of all pages. */
async function openOnPhone(): Promise<void> {
  const at = paths.jobsAppliedJob;
  await renderFramed({ [at]: <h1>Applied jobs</h1> }, { at, user: candidate() });
  await page.getByRole('button', { name: 'More' }).click();
  await page
    .getByRole('dialog', { name: 'All pages' })
    .getByRole('button', { name: 'Change picture' })
    .click();
  await expect.element(dialog()).toBeVisible();
}

async function choose(file: File): Promise<void> {
  await userEvent.upload(field(), file);
  await expect.element(part()).toBeVisible();
}

/** Puts a file into the field that is too large to travel through the browser's debugger in little time. */
function give(file: File): void {
  const input = field().element() as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Where the middle of the picture's window is. */
function middle(): { x: number; y: number } {
  const { left, top, width, height } = (
    part().element().querySelector('img')?.parentElement ?? document.body
  ).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const sentPart = (at: number) => {
  const form = api.callsOf('POST /profile-picture')[at]?.body as FormData;
  return ['x', 'y', 'size'].map((name) => Number(form.get(name)));
};

async function expectText(of: Locator, text: string): Promise<void> {
  await expect.element(of).toHaveAttribute('aria-valuetext', text);
}

test('[G-1] a picture is framed by dragging it', async () => {
  await open();
  await choose(await photo());
  await button('Choose another').click();
  await expect.element(field()).toHaveFocus();
  await choose(await photo());
  await slider('Zoom').fill('100');
  // Towards the lower left, several times over: that brings its upper right in.
  for (let times = 0; times < 8; times++) {
    const from = middle();
    await commands.dragPointer(from, { x: from.x - 90, y: from.y + 90 });
  }
  await expectText(slider('Left to right'), '100 % from the left');
  await expectText(slider('Top to bottom'), '0 % from the top');
  api.answer('POST /profile-picture', { data: candidate({ pictureUrl }) });
  await button('Save picture').click();
  await expect.element(toast('Picture saved')).toBeVisible();
  const [x = 0, y = 0, side = 0] = sentPart(0);
  expect(side).toBeLessThan(size.height / 2);
  expect(x + side).toBe(size.width);
  expect(y).toBe(0);
});

/** As a finger does it. */
async function dragByTouch(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const steps = 4;
  const point = (step: number) => [
    { x: frame.left + from.x + (by.x * step) / steps, y: frame.top + from.y + (by.y * step) / steps },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', point(0));
  for (let step = 1; step <= steps; step++) await send('touchMove', point(step));
  await send('touchEnd', []);
}

test('[G-1] a picture is framed by touch on a small screen without scrolling the page', async () => {
  await page.viewport(390, 844);
  try {
    await openOnPhone();
    await choose(await photo());
    await dragByTouch(middle(), { x: 200, y: 40 });
    await expectText(slider('Left to right'), '0 % from the left');
    await expect.element(slider('Top to bottom')).toBeDisabled();
    expect(scrollY).toBe(0);
  } finally {
    await page.viewport(1440, 900);
  }
});

test('[G-1] a picture is removed after a confirmation, and initials replace it', async () => {
  await open(candidate({ pictureUrl }));
  const initials = sidebar().getByText('MV', { exact: true }).first();
  await expect.element(initials).not.toBeInTheDocument();
  await button('Remove picture').click();
  await removal().getByRole('button', { name: 'Keep it' }).click();
  expect(api.callsOf('DELETE /profile-picture')).toEqual([]);
  await button('Remove picture').click();
  api.answer('DELETE /profile-picture', { data: candidate() });
  await removal().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(toast('Picture removed')).toBeVisible();
  await expect.element(initials).toBeVisible();
  await expect.element(opener()).toHaveFocus();
});

test('[G-1] an invalid picture is refused before it is sent', async () => {
  await open();
  await button('Save picture').click();
  await expect.element(error()).toHaveTextContent('Please choose a picture.');
  await expect.element(field()).toHaveFocus();

  give(fileOf('me.jpg', 'image/jpeg', 'x'.repeat(6 * 1024 * 1024)));
  await expect.element(error()).toHaveTextContent('The file is larger than 5 MB. Choose a smaller one.');
  await userEvent.upload(field(), fileOf('me.svg', 'image/svg+xml', '<svg/>'));
  await expect.element(error()).toHaveTextContent('Choose a JPEG, PNG, WebP or AVIF picture.');
  await userEvent.upload(field(), fileOf('me.jpg', 'image/jpeg', 'only words'));
  const unreadable = 'This file cannot be read as a picture. Choose another one.';
  await expect.element(error()).toHaveTextContent(unreadable);
  await button('Save picture').click();
  await expect.element(field()).toHaveFocus();
  await expect.element(error()).toHaveTextContent(unreadable);
  expect(api.callsOf('POST /profile-picture')).toEqual([]);
});

test('[G-1] a picture that the server refuses leads back to the file field, with the message', async () => {
  await open();
  await choose(await photo());
  const damaged = 'This picture is damaged and cannot be read. Save it again or choose another one.';
  api.answer('POST /profile-picture', () =>
    refuse('invalid_input', damaged, { fields: { picture: damaged } }),
  );
  await button('Save picture').click();
  await expect.element(error()).toHaveTextContent(damaged);
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveFocus();
  await expect.element(sidebar().getByText('MV', { exact: true }).first()).toBeInTheDocument();
});

test('[G-1] a network failure keeps the file, and the dialog stays open during an upload', async () => {
  await open();
  await choose(await photo());
  await slider('Left to right').fill('100');
  api.breakOff('POST /profile-picture');
  await button('Save picture').click();
  await expect.element(error().filter({ hasText: 'cannot be reached just now' })).toBeVisible();
  await expect.element(slider('Left to right')).toHaveValue('100');

  const saving = holdAnswer<{ data: User }>();
  api.answer('POST /profile-picture', () => saving.answer);
  await button('Save picture').click();
  await expect.element(dialog().getByRole('progressbar')).toBeVisible();
  await expect.element(slider('Zoom')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
  saving.release({ data: candidate({ pictureUrl }) });
  await expect.element(toast('Picture saved')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});
