import { defaultBoard } from '@waymark/contract/board-tables';
import type { LinkedProvider } from '@waymark/contract/identity/provider-sign-in';
import { paths } from '@waymark/contract/paths';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setBoard } from '../../../../lib/board.ts';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { LinkedProvidersCard } from './linked-providers-card.tsx';

const google: LinkedProvider = {
  id: '0b0e7a52-5d0a-4f57-9a0c-3f3a5f0f8a12',
  provider: 'google',
  email: 'marta.vogel@example.org',
  createdAt: '2026-01-05T10:00:00.000Z',
  lastUsedAt: null,
};
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => setBoard({ ...defaultBoard, signInProviders: ['google', 'microsoft'] }, undefined));
afterEach(() => setBoard(defaultBoard, undefined));

const show = (linked: LinkedProvider[], isRecent = true, hasPassword = true) =>
  renderPart(<LinkedProvidersCard linked={linked} isRecent={isRecent} />, {
    at: paths.account,
    user: candidate({ hasPassword }),
  });

test('[L-31] shows what is linked since when, and offers the others', async () => {
  await show([google]);
  await expect.element(page.getByText(/Linked on/)).toBeVisible();
  await expect.element(button('Link Microsoft')).toBeVisible();
  await expect.element(button('Link Google')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('[L-31] unlinking asks first, and says why it is refused', async () => {
  const message = 'Your account has no password yet. Set one first, then unlink this.';
  api.answer('DELETE /linked-providers/:linkedId', () => refuse('conflict', message));
  await show([google], true, false);
  await expect.element(page.getByRole('link', { name: 'Set one' })).toBeVisible();
  await button('Unlink Google').click();
  await page.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect.element(page.getByText(message).first()).toBeVisible();
  expect(api.callsOf('DELETE /linked-providers/:linkedId')[0]?.params).toEqual({ linkedId: google.id });
});

test('[L-31] an old sign-in changes nothing: it leads to the sign-in page', async () => {
  const shown = await show([google], false);
  await expect.element(button('Unlink Google')).not.toBeInTheDocument();
  await expect.element(button('Link Microsoft')).not.toBeInTheDocument();
  api.answer('POST /logout', { message: 'Signed out.' });
  await button('Sign in again').click();
  await expect.poll(shown.address).toBe(paths.login);
});

test('[L-31] a board without providers shows nothing of them', async () => {
  setBoard(defaultBoard, undefined);
  await show([]);
  await expect.element(page.getByText('Sign in with another account')).not.toBeInTheDocument();
});
