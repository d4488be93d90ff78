import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import Register from '../../../routes/auth/register.tsx';
import { renderPart } from '../../../testing/render-part.tsx';

test('[B-3, B-4] step 1 names missing fields, and only after it was submitted', async () => {
  const page = await renderPart(<Register />, { at: paths.register });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Personal Information' })).toBeVisible();
  const email = page.getByLabelText('Email', { exact: true });
  await email.fill('not an address');
  await email.fill('');
  await userEvent.click(page.getByLabelText('Location', { exact: true }));
  const errors = page.getByRole('alert');
  await expect.element(errors).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect
    .poll(() => errors.elements().map((error) => error.textContent))
    .toEqual(['Email is required.', 'Job title is required.', 'Location is required.']);
  await email.fill('not an address');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(errors.first()).toHaveTextContent('Invalid email');
});
