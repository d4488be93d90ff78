import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../testing/api.ts';
import { findViolations } from '../../testing/axe.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { renderPages } from '../../testing/render-part.tsx';
import MovedAccountPage, { clientLoader } from './moved-account.tsx';

const token = 'x'.repeat(43);
const email = 'cy@mail.example';

const open = (query = `?token=${token}`) =>
  renderPages(
    [
      { path: paths.movedAccount, element: <MovedAccountPage />, loader: loaderOf(clientLoader) },
      { path: paths.setPassword, element: <p>Set your password</p> },
    ],
    { at: `${paths.movedAccount}${query}` },
  );

test('[L-31] the link shows whose account it opens, and only the press opens it', async () => {
  api.answer('POST /moved-accounts/check', { data: { email, hasAccount: false } });
  const passwordPath = `${paths.setPassword}?token=${token}`;
  api.answer('POST /moved-accounts/open', { message: 'Your account is open.', data: { passwordPath } });
  const shown = await open();
  await expect.element(page.getByText(email)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  expect(api.callsOf('POST /moved-accounts/open')).toEqual([]);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect.poll(shown.address).toBe(passwordPath);
  expect(api.callsOf('POST /moved-accounts/open')[0]?.body).toEqual({ token });
});

test('[L-31] who has an account by now signs in, and a dead link says so', async () => {
  api.answer('POST /moved-accounts/check', { data: { email, hasAccount: true } });
  await open();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  api.answer('POST /moved-accounts/check', () => refuse('gone', 'This link was used or has expired.'));
  await open();
  await expect.element(page.getByText('This link was used or has expired.')).toBeVisible();
});
