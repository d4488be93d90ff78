import type { CompanyRetention, PoolQuestion } from '@waymark/contract/hiring/retention';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { toast } from '../../../../testing/toasts.ts';
import { CompanyRetentionPage } from './company-retention.tsx';
import { PoolQuestionForm } from './pool-question.tsx';

const applicationId = '018f0000-0000-7000-8000-000000000002';
const retention: CompanyRetention = {
  months: null,
  standardMonths: 6,
  minMonths: 1,
  maxMonths: 36,
  rules: [],
  applications: [
    {
      applicationId,
      name: 'Ada Lovelace',
      jobId: '018f0000-0000-7000-8000-000000000003',
      jobTitle: 'Keeper',
      reason: 'declined',
      endsAt: '2026-07-05T08:00:00.000Z',
      isKeptByLaw: false,
      pool: 'none',
      poolUntil: null,
      mayAsk: true,
    },
  ],
  total: 1,
  page: 1,
};

const show = (isOwner: boolean) =>
  renderPart(<CompanyRetentionPage retention={retention} isOwner={isOwner} isViewer={false} />, {
    at: paths.companyRetention,
    user: employer(),
  });

test('[L-44] all that is over can be reached', async () => {
  const many = { ...retention, total: 101 };
  const shown = await renderPart(<CompanyRetentionPage retention={many} isOwner isViewer={false} />, {
    at: paths.companyRetention,
    user: employer(),
  });
  await expect
    .element(shown.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('href', `${paths.companyRetention}?page=2`);
});

test('[L-44] what is typed stays when the period is refused, and a word is no number', async () => {
  api.answer('PUT /company/retention', () =>
    refuse('invalid_input', 'No.', {
      fields: { months: 'Enter a whole number from 1 to 36, or leave it empty.' },
    }),
  );
  const shown = await show(true);
  const field = shown.getByLabelText('Months after the end of an application');
  await field.fill('six');
  await shown.getByRole('button', { name: 'Save' }).click();
  await expect.element(shown.getByText('Enter a whole number of months, or leave it empty.')).toBeVisible();
  expect(api.callsOf('PUT /company/retention')).toEqual([]);
  await field.fill('37');
  await shown.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(shown.getByText('Enter a whole number from 1 to 36, or leave it empty.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('37');
});

test('[L-44] a candidate is asked after a confirmation; a recruiter does not choose the period', async () => {
  api.answer('POST /company/applicants/:applicationId/pool-request', () => ({ message: 'Asked by mail.' }));
  const shown = await show(false);
  await expect.element(shown.getByLabelText('Months after the end of an application')).toBeDisabled();
  expect(await findViolations()).toEqual([]);
  await shown.getByRole('button', { name: 'Ask to stay Ada Lovelace' }).click();
  expect(api.callsOf('POST /company/applicants/:applicationId/pool-request')).toEqual([]);
  await shown.getByRole('button', { name: 'Ask by mail' }).click();
  await expect.element(toast('Asked by mail.')).toBeVisible();
});

test('[L-44] the mailed question is answered by a button alone, and a yes is taken back there', async () => {
  const asked: PoolQuestion = {
    companyName: 'Harbour Foods',
    jobTitle: 'Deck Officer',
    words: 'Harbour Foods may keep my application.',
    endsAt: '2026-07-05T08:00:00.000Z',
    standing: 'asked',
    agreedUntil: null,
  };
  api.answer('POST /pool-requests/answer', ({ body }) => ({
    data:
      (body as { months: number | null }).months === null
        ? { ...asked, standing: 'withdrawn' as const }
        : { ...asked, standing: 'agreed' as const, agreedUntil: '2027-01-05T08:00:00.000Z' },
  }));
  const shown = await renderPart(<PoolQuestionForm token={'t'.repeat(43)} first={asked} />, {
    at: paths.talentPool,
  });
  expect(api.callsOf('POST /pool-requests/answer')).toEqual([]);
  await shown.getByRole('button', { name: 'Yes, for 12 months' }).click();
  await expect.element(shown.getByText(/may keep your application until 5 Jan 2027/)).toBeVisible();
  await shown.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(shown.getByText(/You have agreed to nothing/)).toBeVisible();
});
