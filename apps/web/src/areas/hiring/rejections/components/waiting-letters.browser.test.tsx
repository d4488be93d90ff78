import { paths } from '@waymark/contract/paths';
import { expect, onTestFinished, test, vi } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { toast } from '../../../../testing/toasts.ts';
import { WaitingLetters } from './waiting-letters.tsx';

const batch = {
  batchId: '018f0000-0000-7000-8000-000000000001',
  dueAt: '2026-01-05T09:10:00.000Z',
  letters: [
    { applicationId: '018f0000-0000-7000-8000-000000000002', name: 'Ada Lovelace', jobTitle: 'Keeper' },
  ],
};

test('[H-3] letters that wait can be taken back after the page was left', async () => {
  let waiting = [batch];
  api.answer('GET /company/declines', () => ({ data: waiting }));
  api.answer('POST /company/declines/:batchId/undo', () => {
    waiting = [];
    return { message: 'The applicant is back.' };
  });
  const shown = await renderPart(<WaitingLetters />, { at: paths.companyManageJob, user: employer() });
  await expect.element(shown.getByText(/Ada Lovelace \(Keeper\)/)).toBeVisible();
  await shown.getByRole('button', { name: 'Take back' }).click();
  await expect.element(toast('The applicant is back.')).toBeVisible();
  await expect.element(shown.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
});

test('[H-3] the list loads again when its letters are due, also after a failure, and drops sent ones', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-01-05T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  let answer: () => { data: (typeof batch)[] } | ReturnType<typeof refuse> = () => ({ data: [batch] });
  api.answer('GET /company/declines', () => answer());
  const shown = await renderPart(<WaitingLetters />, { at: paths.companyManageJob, user: employer() });
  await expect.element(shown.getByText(/Ada Lovelace \(Keeper\)/)).toBeVisible();
  // The letters are painted before the effect that sets the time of the next look.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  const asked = api.callsOf('GET /company/declines').length;
  vi.advanceTimersByTime(10 * 60_000 - 1000);
  expect(api.callsOf('GET /company/declines')).toHaveLength(asked);
  answer = () => refuse('unavailable', 'Not now.');
  vi.advanceTimersByTime(16_000);
  await expect.poll(() => api.callsOf('GET /company/declines')).toHaveLength(asked + 1);
  await expect.element(shown.getByText(/Ada Lovelace \(Keeper\)/)).toBeVisible();
  answer = () => ({ data: [] });
  await expect
    .poll(() => {
      vi.advanceTimersByTime(15_000);
      return shown.container.textContent;
    })
    .not.toContain('Ada Lovelace');
});
