import type { InvitationOffer } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContactPage } from '../areas/content/contact/components/contact-page.tsx';
import { findViolations } from '../testing/axe.ts';
import { fileOf } from '../testing/files.ts';
import { candidate } from '../testing/people.ts';
import { renderPages, renderPart } from '../testing/render-part.tsx';
import AcceptInvitation from './auth/accept-invitation.tsx';
import JobsChangePassword from './member/jobs-change-password.tsx';
import ResumeReview from './resume-review.tsx';

const errors = () => page.getByRole('alert');

test('[A-2, C-1] axe finds nothing in the form of the resume review with its errors and a long file name', async () => {
  await renderPart(<ResumeReview />, { at: paths.resumeReview });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(errors().last()).toBeVisible();
  await userEvent.upload(
    page.getByLabelText('Resume'),
    fileOf('a'.repeat(90) + '.pdf', 'application/pdf', ''),
  );
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[A-2, G-8] axe finds nothing at the change of the password with its errors and its strength', async () => {
  await renderPart(<JobsChangePassword />, { at: paths.jobsChangePassword, user: candidate() });
  await page.getByLabelText('New password', { exact: true }).fill('password12');
  await page.getByLabelText('Confirm password').fill('another one');
  // The press leaves a field that is wrong, and counts all the same.
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => errors().elements().length).toBe(2);
  await expect.element(page.getByText('Too easy to guess.', { exact: true })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[A-2, J-4] axe finds nothing on the contact page with its errors', async () => {
  const details = { email: 'desk@waymark.example', phone: '', address: '', position: null };
  await renderPart(<ContactPage details={details} />, { at: paths.contact });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.element(page.getByText('Please complete the Captcha')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[A-2, B-12] axe finds nothing at an invitation with the errors of its form', async () => {
  const offer: InvitationOffer = {
    companyName: 'Harbour Works',
    email: 'mina.moe@example.org',
    memberRole: 'recruiter',
    invitedBy: 'Olga Ott',
    hasAccount: false,
  };
  const found = { token: 'token', offer, problem: '', dead: false };
  const route = { path: paths.acceptInvitation, Component: AcceptInvitation, loader: () => found };
  await renderPages([route], { at: paths.acceptInvitation });
  await page.getByRole('button', { name: 'Join Harbour Works' }).click();
  await expect.element(errors().last()).toBeVisible();
  expect(await findViolations()).toEqual([]);
});
