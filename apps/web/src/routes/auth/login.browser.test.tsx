import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, holdAnswer, refuse } from '../../testing/api.ts';
import { findViolations } from '../../testing/axe.ts';
import { candidate } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import { textsOf } from '../../testing/texts.ts';
import { closeToasts, toast, voicesOf } from '../../testing/toasts.ts';
import ForgotPassword from './forgot-password.tsx';
import Login from './login.tsx';
import Register from './register.tsx';

const email = () => page.getByLabelText('Email', { exact: true });
const password = () => page.getByLabelText('Password', { exact: true });
const logIn = () => page.getByRole('button', { name: 'Log in' });
const errors = () => textsOf(page.getByRole('alert'));
/** A click of the test waits until the button is enabled. */
const press = async () => {
  (logIn().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const open = (query = '') =>
  renderPages(
    [
      { path: paths.login, element: <Login /> },
      { path: paths.register, element: <Register /> },
      { path: paths.forgotPassword, element: <ForgotPassword /> },
    ],
    { at: paths.login + query },
  );

test('[A-2, A-15, B-1] the button waits for a valid form, errors for a submit attempt', async () => {
  await open();
  await expect.element(logIn()).toBeDisabled();
  await email().fill('nobody');
  await password().fill('whatever it was');
  await expect.element(logIn()).toBeDisabled();
  expect(errors()).toEqual([]);

  const refusal = 'Email or password is not right.';
  api.answer('POST /login', () => refuse('unauthenticated', refusal));
  await email().fill('nobody@example.org');
  await logIn().click();
  await expect.element(toast(refusal)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await expect.element(logIn()).toBeEnabled();
  await expect.element(page.getByRole('main').getByText(refusal)).toBeVisible();
  const ofFields = () => errors().filter((text) => text !== refusal);
  await expect.element(email()).toHaveValue('nobody@example.org');
  await email().fill('nobody');
  await expect.poll(ofFields).toEqual(['Invalid email']);
  await email().fill('');
  await expect.poll(ofFields).toEqual(['Email is Required']);
  await password().fill('');
  await expect.poll(ofFields).toEqual(['Email is Required', 'Password is Required']);
});

test('[B-1] a press with empty fields leads to the one that is missing, and says so', async () => {
  await open();
  const missing = 'Fill in your email and your password to log in.';
  await expect.element(logIn()).toHaveAccessibleDescription(missing);
  await press();
  await expect.element(email()).toHaveFocus();
  await expect.poll(errors).toEqual(['Email is Required']);
  await email().fill('ada@example.org');
  await press();
  await expect.element(password()).toHaveFocus();
  await expect.poll(errors).toEqual(['Password is Required']);
});

test('[B-2] a refusal stays on the page when its toast has gone, until the next try', async () => {
  await open();
  const message = 'Email or password is not right.';
  api.answer('POST /login', () => refuse('unauthenticated', message));
  await email().fill('nobody@example.org');
  await password().fill('whatever it was');
  await logIn().click();
  await expect.element(toast(message)).toBeVisible();
  const shown = page.getByRole('main').getByText(message);
  await expect.element(shown).toBeVisible();
  expect(voicesOf(message)).toHaveLength(1);
  await closeToasts();
  await expect.element(shown).toBeVisible();
  const held = holdAnswer<ReturnType<typeof refuse>>();
  api.answer('POST /login', () => held.answer);
  await logIn().click();
  await expect.element(shown).not.toBeInTheDocument();
  held.release(refuse('unauthenticated', 'It is still not right.'));
  await expect.element(page.getByRole('main').getByText('It is still not right.')).toBeVisible();
});

test('[B-2] after too many wrong passwords the form says when to try again, and keeps the password', async () => {
  await open();
  const message = 'Too many attempts. Please try again in 15 minutes.';
  api.answer('POST /login', () => refuse('too_many_requests', message, { retryAfterSeconds: 900 }));
  await email().fill('nobody@example.org');
  await password().fill('whatever it was');
  await logIn().click();
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible();
  await expect.element(password()).toHaveValue('whatever it was');
});

test('[B-2, A-7] a right password stores the token and redirects', async () => {
  const shown = await open();
  api.answer('POST /login', { data: { user: candidate(), accessToken: 'a-new-token' } });
  api.answer('GET /get-critique-detail', { data: null });
  await email().fill('marta.vogel@example.org');
  await password().fill('over the hills and far');
  await logIn().click();
  await expect.element(toast('Logged In')).toBeVisible();
  await expect.poll(() => shown.address()).toBe('/');
  expect(localStorage.getItem('accessToken')).toBe('a-new-token');
  expect(api.callsOf('GET /get-critique-detail')[0]?.token).toBe('a-new-token');
});

/** Opens a page with a link to the login page, follows it and signs in. */
async function signInFrom(at: string) {
  const publicPage = { path: paths.jobDetail, element: <Link to={paths.login}>Sign in</Link> };
  const mailed = { path: paths.confirmEmail, element: <Link to={paths.login}>Sign in</Link> };
  const shown = await renderPages([publicPage, mailed, { path: paths.login, element: <Login /> }], { at });
  await page.getByRole('link', { name: 'Sign in' }).click();
  api.answer('POST /login', { data: { user: candidate(), accessToken: 'a-new-token' } });
  api.answer('GET /get-critique-detail', { data: null });
  await email().fill('marta.vogel@example.org');
  await password().fill('over the hills and far');
  await logIn().click();
  await expect.element(toast('Logged In')).toBeVisible();
  return shown;
}

test('[B-2, L-36] signing in leads back to the public page that the link was on', async () => {
  const { address } = await signInFrom(`${paths.jobDetail}?job=7`);
  await expect.poll(address).toBe(`${paths.jobDetail}?job=7`);
});

test('[B-2, L-36] signing in from a mailed link leads to the root: the link works once', async () => {
  const { address } = await signInFrom(`${paths.confirmEmail}?token=abc`);
  await expect.poll(address).toBe('/');
});

test('[B-1, B-3] typed values and the package are passed between the account pages', async () => {
  const query = '?productCheckoutLink=https%3A%2F%2Fshop.example%2Fplus';
  const shown = await open(query);
  await email().fill('ana@example.com');
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect.element(heading('Personal Information')).toBeVisible();
  expect(shown.address()).toBe(`/register${query}`);
  await expect.element(email()).toHaveValue('ana@example.com');

  await email().fill('ana.reyes@example.com');
  await page.getByRole('link', { name: 'Sign In', exact: true }).last().click();
  await expect.element(heading('Sign in')).toBeVisible();
  await expect.element(email()).toHaveValue('ana.reyes@example.com');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.element(heading('Forgot your password?')).toBeVisible();
  await expect.element(email()).toHaveValue('ana.reyes@example.com');
  expect(shown.address()).toBe(`/forgot-password${query}`);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect.element(heading('Sign in')).toBeVisible();
  expect(shown.address()).toBe(`/login${query}`);
  await expect.element(email()).toHaveValue('ana.reyes@example.com');
});
