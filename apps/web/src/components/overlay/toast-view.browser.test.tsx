import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { showError } from '../../lib/toasts.ts';
import { toast } from '../../testing/toasts.ts';

const message = 'Email or password is not right.';
const progress = () => document.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
const duration = () => {
  const bar = progress();
  return bar && getComputedStyle(bar).animationDuration;
};
// A toast on its way out is no message any more, but still there.
const isThere = () => document.querySelector('.Toastify__toast') !== null;

afterEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }));

test('[A-15, K-3] a toast stands top right for three seconds and closes when pressed', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  showError(message);
  const shown = toast(message);
  await expect.element(shown).toBeVisible();
  await Promise.all(
    shown
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  const { left, right, top } = shown.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(innerWidth / 2);
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(top).toBeLessThan(300);
  await expect.poll(duration).toMatch(/^3(s|000ms)$/);
  await shown.click();
  await expect.poll(isThere).toBe(false);

  showError(message);
  await expect.element(toast(message)).toBeVisible();
  // The bar's end is what closes the toast: reaching it early saves the test three seconds.
  for (const animation of progress()?.getAnimations() ?? []) animation.finish();
  await expect.poll(isThere).toBe(false);
});

test('[L-40] a toast speaks the language of the page, and its timer says nothing', async () => {
  showError(message);
  await expect.element(toast(message)).toBeVisible();
  const named = [...document.querySelectorAll('.Toastify__toast [aria-label]')];
  expect(named.map((element) => element.getAttribute('aria-label'))).toEqual(['Close this message']);
});

test('[A-15] a toast stays as long for people who want less motion', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  showError(message);
  await expect.element(toast(message)).toBeVisible();
  await expect.poll(duration).toBe('3s');
});
