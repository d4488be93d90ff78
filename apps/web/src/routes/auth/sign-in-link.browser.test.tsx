import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../testing/api.ts';
import { findViolations } from '../../testing/axe.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { candidate } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import { toast, voicesOf } from '../../testing/toasts.ts';
import Login from './login.tsx';
import SignInLink, { clientLoader } from './sign-in-link.tsx';

const token = 'x'.repeat(43);
const email = 'marta.vogel@example.org';
const button = (name: string) => page.getByRole('button', { name, exact: true });

const alert = (hasText: string) => page.getByRole('alert').filter({ hasText });

const open = (at: string) =>
  renderPages(
    [
      { path: paths.login, element: <Login /> },
      { path: paths.signInLink, element: <SignInLink />, loader: loaderOf(clientLoader) },
    ],
    { at },
  );
const openLink = () => open(`${paths.signInLink}?token=${token}`);

test('[L-33] the sign-in page mails a link to the typed address, and asks for one first', async () => {
  await open(paths.login);
  await button('Mail me a link to sign in').click();
  await expect.element(alert('Fill in your email above')).toBeVisible();
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveFocus();
  const message = 'If this email has an account, a link that signs in is on its way to it.';
  api.answer('POST /login/link', { message });
  await page.getByLabelText('Email', { exact: true }).fill(email);
  await button('Mail me a link to sign in').click();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(api.callsOf('POST /login/link')[0]?.body).toEqual({ email });
  api.answer('POST /login/link', () => refuse('too_many_requests', 'Too many attempts.'));
  await button('Mail me another link').click();
  await expect.element(alert('Too many attempts.')).toBeVisible();
});

test('[L-33] opening the link signs no one in; its button does, and the guard goes on', async () => {
  api.answer('POST /links/check', { data: { email } });
  api.answer('GET /get-critique-detail', { data: null });
  api.answer('POST /login/by-link', { data: { user: candidate(), accessToken: 'a-new-token' } });
  const shown = await openLink();
  await expect.element(page.getByText(email)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  expect(api.callsOf('POST /login/by-link')).toEqual([]);
  await button('Sign in').click();
  await expect.poll(shown.address).toBe(paths.root);
  expect(localStorage.getItem('accessToken')).toBe('a-new-token');
});

test('[L-33] a refusal of the link is said once, and stays beside its button', async () => {
  api.answer('POST /links/check', { data: { email } });
  const message = 'Too many attempts. Please try again in 12 minutes.';
  api.answer('POST /login/by-link', () => refuse('too_many_requests', message));
  await openLink();
  await button('Sign in').click();
  await expect.element(toast(message)).toBeVisible();
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible();
  expect(voicesOf(message)).toHaveLength(1);
});

test('[L-33, L-16] with MFA the link leads to its form', async () => {
  api.answer('POST /links/check', { data: { email } });
  api.answer('POST /login/by-link', { data: { mfa: 'code', challenge: 'a-challenge' } });
  await openLink();
  await button('Sign in').click();
  await expect.element(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  api.answer('POST /login/second-step', () => refuse('gone', 'This sign-in has ended.'));
  await page.getByRole('textbox').fill('123456');
  await button('Log in').click();
  await expect.element(page.getByRole('link', { name: 'Go to the sign-in page' })).toBeVisible();
});

test('[L-33] a link that is used meanwhile leads back to the sign-in page', async () => {
  api.answer('POST /links/check', { data: { email } });
  api.answer('POST /login/by-link', () => refuse('gone', 'This link was used or has expired.'));
  const shown = await openLink();
  await button('Sign in').click();
  await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await expect.poll(shown.address).toBe(paths.login);
});
