import { defaultBoard } from '@waymark/contract/board-tables';
import type { User } from '@waymark/contract/identity/accounts';
import type { ProviderOffer } from '@waymark/contract/identity/provider-sign-in';
import { paths } from '@waymark/contract/paths';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setBoard } from '../../lib/board.ts';
import { storeDraft } from '../../lib/drafts/session-draft.ts';
import { api, refuse } from '../../testing/api.ts';
import { findViolations } from '../../testing/axe.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { candidate, employer } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import Login from './login.tsx';
import ProviderSignInPage, { clientLoader } from './provider-sign-in.tsx';

const email = 'marta.vogel@example.org';
const begunHere = { token: 'x'.repeat(43), purpose: 'sign-in', role: 'candidate' };
const offered: ProviderOffer = {
  ticket: 't'.repeat(43),
  provider: 'google',
  next: 'register',
  email,
  emailProven: true,
  firstName: 'Marta',
  lastName: 'Vogel',
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => setBoard({ ...defaultBoard, signInProviders: ['google', 'linkedin'] }, undefined));
afterEach(() => {
  setBoard(defaultBoard, undefined);
  sessionStorage.clear();
});

const open = (at: string, user?: User) =>
  renderPages(
    [
      { path: paths.login, element: <Login /> },
      { path: paths.providerSignIn, element: <ProviderSignInPage />, loader: loaderOf(clientLoader) },
    ],
    { at, user },
  );

/** The provider has sent the browser back, which had begun here. */
function comeBack(begun: object = begunHere, user?: User) {
  storeDraft('provider-sign-in', begun);
  return open(`${paths.providerSignIn}?code=a-code&state=a-state`, user);
}

test('[L-31] the sign-in page offers the providers of the board, and goes to the one that is pressed', async () => {
  await open(paths.login);
  await expect.element(button('Continue with LinkedIn')).toBeVisible();
  await expect.element(button('Continue with Microsoft')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
  api.answer('POST /login/provider/options', () => refuse('unavailable', 'Google does not answer.'));
  await button('Continue with Google').click();
  await expect.element(page.getByText('Google does not answer.')).toBeVisible();
  const url = `${location.href.replace(/#.*/, '')}#at-the-provider`;
  api.answer('POST /login/provider/options', { data: { token: 'x'.repeat(43), url } });
  await button('Continue with Google').click();
  await expect.poll(() => location.hash).toBe('#at-the-provider');
  expect(api.callsOf('POST /login/provider/options')[1]?.body).toEqual({
    provider: 'google',
    purpose: 'sign-in',
  });
  history.replaceState(history.state, '', location.pathname + location.search);
});

test('[L-31] a linked person is signed in, and goes on where they wanted to', async () => {
  api.answer('GET /get-critique-detail', { data: null });
  api.answer('POST /login/provider', { data: { user: candidate(), accessToken: 'a-new-token' } });
  const shown = await comeBack({ ...begunHere, next: '/job-detail/1' });
  await expect.poll(shown.address).toBe('/job-detail/1');
  expect(localStorage.getItem('accessToken')).toBe('a-new-token');
  expect(api.callsOf('POST /login/provider')[0]?.body).toEqual({
    token: begunHere.token,
    query: '?code=a-code&state=a-state',
  });
});

test('[L-31] another site is nowhere to go on to', async () => {
  api.answer('GET /get-critique-detail', { data: null });
  api.answer('POST /login/provider', { data: { user: employer(), accessToken: 'a-new-token' } });
  const shown = await comeBack({ ...begunHere, next: '//evil.example' });
  await expect.poll(shown.address).toBe(paths.companyManageJob);
});

test('[L-31] an answer that this tab has not asked for is not sent on', async () => {
  await open(`${paths.providerSignIn}?code=a-code&state=a-state`);
  await expect
    .element(page.getByText('This sign-in was begun in another window. Start again.'))
    .toBeVisible();
  expect(api.callsOf('POST /login/provider')).toEqual([]);
  await expect.element(button('Continue with Google')).toBeVisible();
});

test('[L-31] a new candidate chooses the account; a refusal keeps what was typed', async () => {
  api.answer('POST /login/provider', { data: offered });
  const shown = await comeBack();
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  expect(shown.address()).toBe(paths.providerSignIn);
  expect(await findViolations()).toEqual([]);
  await expect.element(page.getByLabelText('Email', { exact: true })).not.toBeInTheDocument();
  const message = 'An account with this email already exists. Sign in instead.';
  api.answer('POST /provider-signup', () => refuse('conflict', message, { fields: { email: message } }));
  await page.getByLabelText('First name').fill('Martha');
  await button('Create the account').click();
  await expect.element(page.getByRole('main').getByText(new RegExp(message))).toBeVisible();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Martha');
  api.answer('GET /get-critique-detail', { data: null });
  api.answer('POST /provider-signup', { data: { user: candidate(), accessToken: 'a-new-token' } });
  await button('Create the account').click();
  await expect.poll(shown.address).toBe(paths.root);
  expect(api.callsOf('POST /provider-signup')[1]?.body).toEqual({
    role: 'candidate',
    ticket: offered.ticket,
    firstName: 'Martha',
    lastName: 'Vogel',
  });
});

test('[L-31] a company is registered with the plan that was chosen, and an unproven address is asked for', async () => {
  api.answer('POST /login/provider', { data: { ...offered, emailProven: false, email: '' } });
  const shown = await comeBack({ ...begunHere, role: 'employer', plan: 'growth' });
  await page.getByLabelText('Company name').fill('Crane & Co');
  await page.getByLabelText('Website').fill('www.crane.example');
  await page.getByLabelText('Country').selectOptions('Norway');
  await page.getByLabelText('Phone').fill('+47 22 00 00 00');
  await button('Create the account').click();
  await expect.element(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabelText('Email', { exact: true }).fill(email);
  api.answer('GET /get-critique-detail', { data: null });
  api.answer('POST /provider-signup', { data: { user: employer(), accessToken: 'a-new-token' } });
  await button('Create the account').click();
  await expect.poll(shown.address).toBe(paths.companyTransactions);
  expect(api.callsOf('POST /provider-signup')[0]?.body).toMatchObject({
    role: 'employer',
    email,
    companyName: 'Crane & Co',
    country: 'Norway',
    plan: 'growth',
  });
});

test('[L-31] an address that has an account is signed in to first, and linked by a press', async () => {
  api.answer('POST /login/provider', { data: { ...offered, next: 'sign-in' } });
  const shown = await comeBack({ ...begunHere, next: '/job-detail/1' });
  await expect.element(page.getByText(/has an account here/)).toBeVisible();
  api.answer('GET /get-critique-detail', { data: null });
  api.answer('POST /login', { data: { user: candidate(), accessToken: 'a-new-token' } });
  await page.getByLabelText('Email', { exact: true }).fill(email);
  await page.getByLabelText('Password', { exact: true }).fill('over the hills');
  await button('Log in').click();
  await expect.element(button('Link Google')).toBeVisible();
  expect(api.callsOf('POST /linked-providers')).toEqual([]);
  api.answer('POST /linked-providers', { message: 'Google signs you in from now on.' });
  await button('Link Google').click();
  await expect.poll(shown.address).toBe('/job-detail/1');
  expect(api.callsOf('POST /linked-providers')[0]).toMatchObject({
    body: { ticket: offered.ticket },
    token: 'a-new-token',
  });
});

test('[L-31, L-16] MFA is asked for after the provider', async () => {
  api.answer('POST /login/provider', { data: { mfa: 'code', challenge: 'a-challenge' } });
  await comeBack();
  await expect.element(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('[L-31] a member who wants to link comes back to the account, whose refusal is shown', async () => {
  api.answer('POST /login/provider', { data: { ...offered, next: 'link' } });
  api.answer('POST /linked-providers', { message: 'Google signs you in from now on.' });
  const linked = await comeBack({ ...begunHere, purpose: 'link' }, candidate());
  await expect.poll(linked.address).toBe(paths.account);
  await linked.unmount();
  api.answer('POST /linked-providers', () => refuse('conflict', 'It signs in to another account.'));
  await comeBack({ ...begunHere, purpose: 'link' }, candidate());
  await expect.element(page.getByText('It signs in to another account.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to your account' })).toBeVisible();
});
