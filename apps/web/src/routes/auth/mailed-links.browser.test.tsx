import { paths } from '@waymark/contract/paths';
import type { RouteObject } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { AccountCards } from '../../areas/identity/accounts/components/settings/account-cards.tsx';
import { api, refuse } from '../../testing/api.ts';
import { candidate } from '../../testing/people.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { leaveSignInNote } from '../../lib/sign-in-note.ts';
import { renderPages } from '../../testing/render-part.tsx';
import { toast } from '../../testing/toasts.ts';
import ConfirmEmail, { clientLoader as checkConfirmation } from './confirm-email.tsx';
import DeleteAccount, { clientLoader as checkDeletion } from './delete-account.tsx';
import ForgotPassword from './forgot-password.tsx';
import Login from './login.tsx';
import SetPassword, { clientLoader as checkPasswordLink } from './set-password.tsx';
import UndoEmail from './undo-email.tsx';

const pages: readonly RouteObject[] = [
  { path: paths.confirmEmail, element: <ConfirmEmail />, loader: loaderOf(checkConfirmation) },
  { path: paths.undoEmail, element: <UndoEmail /> },
  { path: paths.setPassword, element: <SetPassword />, loader: loaderOf(checkPasswordLink) },
  { path: paths.deleteAccount, element: <DeleteAccount />, loader: loaderOf(checkDeletion) },
  { path: paths.forgotPassword, element: <ForgotPassword /> },
  { path: paths.login, element: <Login /> },
  { path: paths.account, element: <AccountCards sessions={[]} /> },
];
const token = 'x'.repeat(43);
const spent = 'This link was used or has expired.';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const dead = () => page.getByRole('alert').filter({ hasText: /used or has expired|not complete/ });

afterEach(() => cdp().send('Network.setBlockedURLs', { urls: [] }));

test('[B-10] a confirmation link that was cut short says so, and leads to signing in', async () => {
  await renderPages(pages, { at: paths.confirmEmail });
  await expect.element(dead()).toBeVisible();
  await expect.element(button('Confirm this address')).not.toBeInTheDocument();
  await link('Sign in for a new one').click();
  await expect.element(heading('Sign in')).toBeVisible();
});

test('[B-10] a used link leads to the account, where a new one can be requested once a minute', async () => {
  const user = candidate({ emailConfirmed: false });
  api.answer('POST /links/check', () => refuse('gone', spent));
  const shown = await renderPages(pages, { at: `${paths.confirmEmail}?token=${token}`, user });
  await expect.element(dead()).toHaveTextContent(spent);
  await expect.element(button('Confirm this address')).not.toBeInTheDocument();
  expect(api.callsOf('POST /links/check')[0]?.body).toEqual({ token, purpose: 'confirm-email' });

  await link('Go to your account for a new one').click();
  await expect.element(heading('Account')).toBeVisible();
  const card = page.getByRole('region', { name: 'Email address' });
  await expect.element(card.getByText('Not confirmed')).toBeVisible();
  api.answer('POST /confirm-email/send', { message: 'Sent.' });
  await card.getByRole('button', { name: 'Send a confirmation link' }).click();
  await expect.element(card.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Send again in/ })).toBeDisabled();

  // The new link works, and without a reload the account knows of it.
  api.answer('POST /links/check', { data: { email: user.email } });
  api.answer('POST /confirm-email', { message: `${user.email} is confirmed.` });
  await shown.go(`${paths.confirmEmail}?token=${token}`);
  api.answer('GET /get-auth-user', { data: candidate() });
  await button('Confirm this address').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'is confirmed' })).toBeVisible();
  await link('Go to your account').click();
  await expect.element(card.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('[B-10] a link to an old address that was cut short says so, and leads to a new password', async () => {
  await renderPages(pages, { at: paths.undoEmail });
  await expect.element(dead()).toBeVisible();
  await expect.element(button('Take my account back')).not.toBeInTheDocument();
  await link('Set a new password').click();
  await expect.element(heading('Forgot your password?')).toBeVisible();
});

test('[B-10] a dead link to a new password says so before anything is typed', async () => {
  api.answer('POST /links/check', () => refuse('gone', spent));
  await renderPages(pages, { at: `${paths.setPassword}?token=${token}` });
  const alert = page.getByRole('alert').filter({ hasText: 'was used already, or has expired' });
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByLabelText('New password')).not.toBeInTheDocument();
  await link('Get a new link').click();
  await expect.element(heading('Forgot your password?')).toBeVisible();
});

test('[B-13] a password is set without the strength meter if that cannot be loaded', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*rate-password*'] });
  api.answer('POST /links/check', { data: { email: 'marta.vogel@example.org' } });
  api.answer('POST /set-password', { message: 'Your password is set. Sign in with it.', data: null });
  await renderPages(pages, { at: `${paths.setPassword}?token=${token}` });
  await page.getByLabelText('New password').fill('over the hills and far');
  // Its place goes once it is known that there will be none.
  await expect.poll(() => document.querySelector('[data-step]')).toBeNull();
  await button('Set password').click();
  await expect.element(heading('Sign in')).toBeVisible();
  expect(api.callsOf('POST /set-password')[0]?.body).toEqual({ token, password: 'over the hills and far' });
});

test('[B-10, L-36] the link that sets a password signs in and returns to the requested page', async () => {
  api.answer('POST /links/check', { data: { email: 'marta.vogel@example.org' } });
  api.answer('GET /get-critique-detail', { data: null });
  api.answer('POST /set-password', {
    message: 'Your password is set, and you are signed in.',
    data: { user: candidate(), accessToken: 'a-new-token' },
  });
  leaveSignInNote({ message: 'Sign in, and it opens.', path: paths.jobsAppliedJob });
  const shown = await renderPages(pages, { at: `${paths.setPassword}?token=${token}` });
  await page.getByLabelText('New password').fill('over the hills and far');
  await button('Set password').click();
  await expect.element(toast('Your password is set, and you are signed in.')).toBeVisible();
  await expect.poll(shown.address).toBe(paths.jobsAppliedJob);
  expect(localStorage.getItem('accessToken')).toBe('a-new-token');
});

test('[G-10] an incomplete link to delete the account says what to do', async () => {
  const shown = await renderPages(pages, { at: paths.deleteAccount });
  await expect.element(page.getByRole('alert').filter({ hasText: 'incomplete' })).toBeVisible();
  await expect.element(button('Delete my account')).not.toBeInTheDocument();
  await link('Sign in for a new link').click();
  await expect.poll(shown.address).toBe(paths.login);
});
