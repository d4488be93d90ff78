import type { User } from '@waymark/contract/identity/accounts';
import type { InvitationOffer } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../testing/api.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { candidate, employer } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import { textsOf } from '../../testing/texts.ts';
import AcceptInvitation, { clientLoader } from './accept-invitation.tsx';
import Login from './login.tsx';

const newcomer: InvitationOffer = {
  companyName: 'Fjord Care',
  email: 'grace.hopper@example.org',
  memberRole: 'recruiter',
  invitedBy: 'Olga Ott',
  hasAccount: false,
};
const colleague: InvitationOffer = { ...newcomer, hasAccount: true };
const dead = 'This invitation was used, was withdrawn or has expired. Ask your colleague for another one.';
const join = page.getByRole('button', { name: 'Join Fjord Care' });
const errors = () => textsOf(page.getByRole('alert'));
/** Also those that a toast has read aloud, which are no alert. */
const notices = () => Array.from(document.querySelectorAll('[data-tone="bad"]'), (one) => one.textContent);

/** Opens the link of the mail; `answer` is the offer, or the reason why there is none. */
function openLink(answer: InvitationOffer | ReturnType<typeof refuse>, user?: User) {
  api.answer('POST /company-invitations/read', () => ('companyName' in answer ? { data: answer } : answer));
  const route = {
    path: paths.acceptInvitation,
    element: <AcceptInvitation />,
    loader: loaderOf(clientLoader),
  };
  const login = { path: paths.login, element: <Login /> };
  return renderPages([route, login], { at: `${paths.acceptInvitation}?token=mailed`, ...(user && { user }) });
}

test('[B-12, F-3] an old link shows why it is dead, and where to go on', async () => {
  await openLink(refuse('gone', dead));
  await expect.poll(notices).toEqual([dead]);
  await expect
    .element(page.getByRole('link', { name: 'Go to the sign-in page' }))
    .toHaveAttribute('href', paths.login);
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(api.callsOf('POST /company-invitations/read')[0]?.body).toEqual({ token: 'mailed' });
});

test('[B-12] a failed request can be repeated', async () => {
  await openLink(refuse('unavailable', 'The server cannot answer just now.'));
  await expect.poll(errors).toEqual(['The server cannot answer just now.']);
  api.answer('POST /company-invitations/read', { data: newcomer });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Join Fjord Care' })).toBeVisible();
});

test('[B-12] an invitation that was withdrawn meanwhile shows that after the submit', async () => {
  await openLink(newcomer);
  await page.getByLabelText('First name', { exact: true }).fill('Grace');
  await page.getByLabelText('Last name', { exact: true }).fill('Hopper');
  await page.getByLabelText('Choose a password', { exact: true }).fill('ships on the horizon');
  api.answer('POST /company-invitations/accept', () => refuse('gone', dead));
  api.answer('POST /company-invitations/read', () => refuse('gone', dead));
  await join.click();
  await expect.poll(notices).toEqual([dead]);
  await expect.element(join).not.toBeInTheDocument();
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(api.callsOf('POST /company-invitations/accept')[0]?.body).toEqual({
    token: 'mailed',
    firstName: 'Grace',
    lastName: 'Hopper',
    password: 'ships on the horizon',
  });
});

test('[B-12, L-25] a colleague with one name joins without a last name', async () => {
  await openLink(newcomer);
  await page.getByLabelText('First name', { exact: true }).fill('Suharto');
  await page.getByLabelText('Choose a password', { exact: true }).fill('ships on the horizon');
  await join.click();
  await expect.poll(errors).toEqual(['Last name is required']);
  await page.getByRole('checkbox', { name: 'I have only one name' }).click();
  await expect.poll(errors).toEqual([]);
  api.answer('POST /company-invitations/accept', () => refuse('gone', dead));
  api.answer('POST /company-invitations/read', () => refuse('gone', dead));
  await join.click();
  await expect.poll(notices).toEqual([dead]);
  expect(api.callsOf('POST /company-invitations/accept')[0]?.body).toEqual({
    token: 'mailed',
    firstName: 'Suharto',
    lastName: '',
    password: 'ships on the horizon',
  });
});

test('[B-12, B-11] an account joins without being signed in, also if another one is', async () => {
  const shown = await openLink(colleague, candidate());
  await expect.element(page.getByText(/^You are signed in here as marta\.vogel@example\.org/)).toBeVisible();
  await expect.element(page.getByText('You join as grace.hopper@example.org')).toBeVisible();
  api.answer('POST /company-invitations/accept', { message: 'You have joined Fjord Care.' });
  const address = shown.address();
  await join.click();
  await expect.element(page.getByText('You have joined Fjord Care.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  expect(shown.address()).toBe(address);
  expect(localStorage.getItem('accessToken')).toBe('the-token-of-the-test');
  expect(api.callsOf('POST /company-invitations/accept')[0]?.body).toEqual({ token: 'mailed' });
});

test('[B-12] a guest with an account is led to the sign-in page with the address filled in', async () => {
  const shown = await openLink(colleague);
  api.answer('POST /company-invitations/accept', { message: 'You have joined Fjord Care.' });
  await join.click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(() => shown.address()).toBe(paths.login);
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue('grace.hopper@example.org');

  // Signed in, the way goes on to the jobs of the company.
  api.answer('POST /login', { data: { user: employer(), accessToken: 'a-new-token' } });
  api.answer('GET /get-critique-detail', { data: null });
  await page.getByLabelText('Password', { exact: true }).fill('ships on the horizon');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => shown.address()).toBe(paths.companyManageJob);
  await expect.poll(() => api.callsOf('GET /get-critique-detail')).toHaveLength(1);
});

test('[A-10, B-12] a candidate reads why the account cannot join', async () => {
  const reason = 'This address has an account for a candidate. Ask your colleague to invite another one.';
  await openLink(refuse('conflict', reason));
  await expect.poll(errors).toEqual([reason]);
  await expect.element(page.getByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});
