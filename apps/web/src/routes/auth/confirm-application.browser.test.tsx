import type { WaitingApplication } from '@waymark/contract/lifecycle/guest-applications';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../testing/api.ts';
import { findViolations } from '../../testing/axe.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { renderPages } from '../../testing/render-part.tsx';
import ConfirmApplication, { clientLoader } from './confirm-application.tsx';

const token = 'x'.repeat(43);
const question = {
  id: '018f0000-0000-7000-8000-000000000001',
  kind: 'text' as const,
  question: 'When could you start?',
  options: [],
  required: true,
};
const waiting: WaitingApplication = {
  job: {
    id: '018f0000-0000-7000-8000-000000000002',
    title: 'Keeper',
    language: '',
    companyName: 'Lighthouse Ltd',
  },
  name: 'Ottilie Brandt',
  email: 'otti@example.org',
  resumeName: 'otti.pdf',
  coverLetter: 'Dear all',
  hasAccount: false,
  problem: '',
  questions: [question],
  answers: { [question.id]: 'In May' },
  mustAnswer: false,
};
const send = page.getByRole('button', { name: 'Send my application' });

const open = (query = `?token=${token}`) =>
  renderPages(
    [
      { path: paths.confirmApplication, element: <ConfirmApplication />, loader: loaderOf(clientLoader) },
      { path: paths.setPassword, element: <p>Set your password</p> },
    ],
    { at: `${paths.confirmApplication}${query}` },
  );

test('[L-33] the page shows what the press sends, sends it, and leads to the password', async () => {
  api.answer('POST /guest-applications/check', { data: waiting });
  const passwordPath = `${paths.setPassword}?token=${token}`;
  api.answer('POST /guest-applications/confirm', {
    message: 'Your application for Keeper is with Lighthouse Ltd.',
    data: { passwordPath },
  });
  const shown = await open();
  for (const text of [
    'Lighthouse Ltd',
    'Ottilie Brandt',
    'otti@example.org',
    'otti.pdf',
    'Dear all',
    'In May',
  ]) {
    await expect.element(page.getByRole('main').getByText(new RegExp(text)).first()).toBeVisible();
  }
  expect(await findViolations()).toEqual([]);
  expect(api.callsOf('POST /guest-applications/confirm')).toEqual([]);
  await send.click();
  await expect.element(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'is with Lighthouse Ltd' })).toHaveFocus();
  expect(api.callsOf('POST /guest-applications/confirm')[0]?.body).toEqual({ token });
  await page.getByRole('link', { name: 'Set a password' }).click();
  await expect.poll(shown.address).toBe(passwordPath);
});

test('[L-33] changed questions are answered on the page', async () => {
  api.answer('POST /guest-applications/check', { data: { ...waiting, answers: {}, mustAnswer: true } });
  const missing = 'Please answer this question.';
  api.answer('POST /guest-applications/confirm', () =>
    refuse('invalid_input', missing, { fields: { [`answers.${question.id}`]: missing } }),
  );
  await open();
  await send.click();
  await expect.element(page.getByText(missing).first()).toBeVisible();
  api.answer('POST /guest-applications/confirm', { message: 'It is sent.', data: { passwordPath: null } });
  await page.getByLabelText('When could you start?').fill('In June');
  await send.click();
  await expect.element(page.getByText('It is sent.')).toBeVisible();
  expect(api.callsOf('POST /guest-applications/confirm').at(-1)?.body).toEqual({
    token,
    answers: { [question.id]: 'In June' },
  });
  await expect.element(page.getByRole('link', { name: 'See your applications' })).toBeVisible();
});

test('[L-33] what stands in the way is said instead of the button, also where it came up meanwhile', async () => {
  api.answer('POST /guest-applications/check', { data: waiting });
  await open();
  await expect.element(send).toBeVisible();
  const problem = 'This job is closed and takes no more applications.';
  api.answer('POST /guest-applications/check', { data: { ...waiting, problem } });
  api.answer('POST /guest-applications/confirm', () => refuse('gone', problem));
  await send.click();
  await expect.element(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Go to the job' })).toBeVisible();
});

test('[L-33] a dead link and one that was cut short say so, and a broken connection can be tried again', async () => {
  const dead = 'This link was used, was replaced by a newer one, or has expired.';
  api.answer('POST /guest-applications/check', () => refuse('gone', dead));
  await open();
  await expect.element(page.getByRole('alert').filter({ hasText: dead })).toHaveFocus();
  await open('');
  await expect.element(page.getByText(/^This link is not complete/)).toBeVisible();
  api.breakOff('POST /guest-applications/check');
  await open();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  api.answer('POST /guest-applications/check', { data: waiting });
  await again.click();
  await expect.element(send).toBeVisible();
});
