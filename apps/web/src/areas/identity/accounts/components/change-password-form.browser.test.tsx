import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { toast } from '../../../../testing/toasts.ts';
import { ChangePasswordPage } from './change-password-page.tsx';

const otherPassword = 'over the hills and far';
const field = (label: string) => page.getByLabelText(label, { exact: true });
const errors = () => textsOf(page.getByRole('alert'));
const labels = ['Old password', 'New password', 'Confirm password'];

async function change(...values: string[]): Promise<void> {
  for (const [at, label] of labels.entries()) await field(label).fill(values[at] ?? '');
  await page.getByRole('button', { name: 'Change password' }).click();
}

const open = () => renderPart(<ChangePasswordPage />, { at: paths.jobsChangePassword, user: candidate() });

test('[G-8] the form names missing fields and a different confirmation', async () => {
  await open();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect
    .poll(errors)
    .toEqual(['Old password is required.', 'New password is required.', 'Confirm password is required']);
  await change('', otherPassword, 'something else');
  await expect.poll(errors).toEqual(['Old password is required.', 'Your passwords do not match.']);
  await field('New password').fill('something else');
  await expect.poll(errors).toEqual(['Old password is required.']);
  expect(api.callsOf('PUT /reset-password')).toEqual([]);
});

test('[G-8, B-13] a refusal appears at its field and keeps the values; a change empties the form', async () => {
  await open();
  const wrong = 'Your old password is not right.';
  api.answer('PUT /reset-password', () => refuse('invalid_input', wrong, { fields: { oldPassword: wrong } }));
  await change('not the old one', otherPassword, otherPassword);
  await expect.poll(errors).toEqual([wrong]);
  await expect.element(field('New password')).toHaveValue(otherPassword);

  const weak = 'This password is one of the most used ones. Please choose another.';
  api.answer('PUT /reset-password', () => refuse('invalid_input', weak, { fields: { newPassword: weak } }));
  await change('a long walk', 'qwertyuiop', 'qwertyuiop');
  await expect.poll(errors).toEqual([weak]);

  api.answer('PUT /reset-password', { message: 'Changed.' });
  await change('a long walk', otherPassword, otherPassword);
  await expect.element(toast('Password changed successfully')).toBeVisible();
  for (const label of labels) await expect.element(field(label)).toHaveValue('');
  expect(api.callsOf('PUT /reset-password').at(-1)?.body).toEqual({
    oldPassword: 'a long walk',
    newPassword: otherPassword,
  });
});
