import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { CallBackButton } from './call-back-button.tsx';

const name = 'Ines Alvarado';
const phone = '+44 20 7946 0123';

test('[A-2, E-4] a call back names wrong fields, keeps what was typed over a mistake, and begins afresh once sent', async () => {
  const shown = await renderPart(<CallBackButton topic="Job alerts" />);
  const button = shown.getByRole('button', { name: 'Request a call back' });
  const dialog = shown.getByRole('dialog', { name: 'Request a call back' });
  const errors = () =>
    dialog
      .getByRole('alert')
      .elements()
      .map((error) => error.textContent);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const field = (label: string) => dialog.getByLabelText(label, { exact: true });
  await button.click();
  await submit.click();
  await expect.poll(errors).toEqual(['Name is required', 'Mobile Number is required']);
  expect(await findViolations()).toEqual([]);
  await field('Name').fill(name);
  await field('Mobile Number').fill('call me');
  await submit.click();
  await expect.poll(errors).toEqual(['Enter a number with 6 to 15 digits, for example +44 20 7946 0123.']);

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(field('Name')).toHaveValue(name);
  await field('Mobile Number').fill(phone);
  const refusal = 'Too many attempts. Please try again in 15 minutes.';
  api.answer('POST /call-back-requests', () => refuse('too_many_requests', refusal));
  await submit.click();
  await expect.poll(errors).toEqual([refusal]);
  await expect.element(field('Name')).toHaveValue(name);

  const answer = `Thank you, ${name}. We call you back at ${phone}.`;
  api.answer('POST /call-back-requests', { message: answer });
  await submit.click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent(answer);
  expect(api.callsOf('POST /call-back-requests').at(-1)?.body).toEqual({ name, phone, topic: 'Job alerts' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(field('Name')).toHaveValue('');
});

test('[E-4] members find their name and number filled in', async () => {
  const user = candidate();
  const shown = await renderPart(<CallBackButton />, { user });
  await expect.poll(() => api.callsOf('GET /get-auth-user')).toHaveLength(1);
  await shown.getByRole('button', { name: 'Request a call back' }).click();
  await expect
    .element(shown.getByLabelText('Name', { exact: true }))
    .toHaveValue(`${user.firstName} ${user.lastName}`);
  await expect.element(shown.getByLabelText('Mobile Number', { exact: true })).toHaveValue(user.phone);
});
