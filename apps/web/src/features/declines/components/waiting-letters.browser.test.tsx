import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { api } from '../../../testing/api.ts';
import { employer } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { toast } from '../../../testing/toasts.ts';
import { WaitingLetters } from './waiting-letters.tsx';

test('[H-3] letters that wait can be taken back after the page was left', async () => {
  const batch = {
    batchId: '018f0000-0000-7000-8000-000000000001',
    dueAt: '2026-01-05T09:10:00.000Z',
    letters: [
      { applicationId: '018f0000-0000-7000-8000-000000000002', name: 'Ada Lovelace', jobTitle: 'Keeper' },
    ],
  };
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
