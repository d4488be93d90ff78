import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPerson } from '../../../../lib/browser-storage.ts';
import { candidate, employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { PasswordCard } from './password-card.tsx';

const marta = candidate({ hasPassword: false, emailConfirmed: false });
const reminder = () => page.getByRole('region', { name: /^Set your password/ });
const show = (user = marta) => renderPart(<PasswordCard key={Date.now()} user={user} />);

afterEach(() => vi.useRealTimers());

test('[B-10] the reminder of a missing password can be put away, and stays away on the next page', async () => {
  await page.viewport(1440, 900);
  const first = await show();
  // One line beside its buttons.
  expect(reminder().element().clientHeight).toBeLessThan(100);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(reminder()).not.toBeInTheDocument();
  await first.unmount();
  await show();
  await expect.element(reminder()).not.toBeInTheDocument();
});

test('[B-10] it comes back after a week, at the next sign-in, and for another account', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T09:00:00Z') });
  const shownFor = async (user = marta) => {
    const part = await show(user);
    const isThere = reminder().query() !== null;
    await part.unmount();
    return isThere;
  };
  const first = await show();
  await page.getByRole('button', { name: 'Not now' }).click();
  await first.unmount();
  expect(await shownFor(employer({ hasPassword: false, emailConfirmed: false }))).toBe(true);
  vi.setSystemTime(new Date('2026-11-09T08:00:00Z'));
  expect(await shownFor()).toBe(false);
  vi.setSystemTime(new Date('2026-11-09T10:00:00Z'));
  expect(await shownFor()).toBe(true);

  vi.setSystemTime(new Date('2026-11-03T09:00:00Z'));
  expect(await shownFor()).toBe(false);
  forgetPerson();
  expect(await shownFor()).toBe(true);
});
