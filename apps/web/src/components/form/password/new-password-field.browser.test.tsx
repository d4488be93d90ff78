import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NewPasswordField } from './new-password-field.tsx';

const field = () => page.getByLabelText('New password');
const spoken = () => page.getByRole('status');
const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

test('[B-13] the strength is loaded once the field is used, and said aloud after a pause', async () => {
  await render(<NewPasswordField label="New password" />);
  expect(loadedFiles().filter((name) => name.includes('rate-password'))).toEqual([]);
  await field().fill('password12');
  await expect.element(page.getByText('Too easy to guess.', { exact: true })).toBeVisible();
  expect(loadedFiles().some((name) => name.includes('rate-password'))).toBe(true);
  const tooEasy = 'Password strength: Too easy to guess. It is one of the most used passwords.';
  await expect.element(spoken()).toHaveTextContent(tooEasy);

  await field().fill('over the hills and far');
  await expect.element(page.getByText('Strong.', { exact: true })).toBeVisible();
  await expect.element(spoken()).toHaveTextContent('Password strength: Strong.');
});

test('[B-13] a password is shown when asked to, without losing the place in it', async () => {
  await render(<NewPasswordField label="New password" />);
  const show = page.getByRole('button', { name: 'Show password' });
  await field().click();
  await userEvent.keyboard('over the');
  await expect.element(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect.element(field()).toHaveAttribute('type', 'text');
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' hills');
  await expect.element(field()).toHaveValue('over the hills');
  await userEvent.keyboard('{Tab}');
  await expect.element(show).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(field()).toHaveAttribute('type', 'password');
});
