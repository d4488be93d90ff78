import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../testing/api.ts';
import { idOf } from '../../testing/jobs.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { employer } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import { toast } from '../../testing/toasts.ts';
import CompanyMessages, { clientLoader } from './company-messages.tsx';

test('[H-3] letters that wait are shown among the messages, and taken back there', async () => {
  const letters = [{ applicationId: idOf(2), name: 'Ada Lovelace', jobTitle: 'Keeper' }];
  let waiting = [{ batchId: idOf(1), dueAt: '2030-01-05T09:10:00.000Z', letters }];
  api.answer('GET /conversations', { data: [], next: null });
  api.answer('GET /company/declines', () => ({ data: waiting }));
  api.answer('POST /company/declines/:batchId/undo', () => {
    waiting = [];
    return { message: 'The applicant is back.' };
  });
  const route = {
    path: paths.companyMessages,
    element: <CompanyMessages />,
    loader: loaderOf(clientLoader),
  };
  await renderPages([route], { at: paths.companyMessages, user: employer() });
  await expect.element(page.getByText(/Ada Lovelace \(Keeper\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.element(toast('The applicant is back.')).toBeVisible();
  await expect.element(page.getByText(/Ada Lovelace/)).not.toBeInTheDocument();
});
