import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { CompanyPlaces } from './company-places.tsx';

const company: StaffCompanyDetail = {
  id: idOf(1),
  name: 'Fjord Care',
  website: '',
  heldReason: null,
  isVerified: false,
  members: 1,
  openJobs: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  about: '',
  verification: null,
  people: [],
  strangeLetters: [],
  namesakes: [],
  plan: { plan: 'basic', name: 'Basic', endsAt: null, postings: 1, taken: 1 },
  ownPlaces: [],
  grants: [],
  mayPayByInvoice: null,
  grantablePlans: [
    { key: 'professional', name: 'Professional', description: '10 active postings at once, for 30 days' },
    { key: 'extended', name: 'Extended', description: '4 active postings at once, for 90 days' },
  ],
  waitingPostings: [{ jobId: idOf(2), title: 'Keeper' }],
  history: [],
};

test('[H-5, L-17] an administrator grants a posting that waits a place until a day, with a reason', async () => {
  const user = administrator();
  const shown = await renderPart(<CompanyPlaces company={company} />, { user });
  await expect.element(shown.getByText('1 of 1')).toBeVisible();
  await shown.getByRole('button', { name: 'Grant a plan or a place' }).click();
  await page.getByLabelText('Last day').fill('2027-01-31');
  api.answer('POST /staff/companies/:companyId/grants', () =>
    refuse('invalid_input', 'Please check it.', { fields: { reason: 'Please give a reason.' } }),
  );
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.element(page.getByText('Please give a reason.')).toBeVisible();
  await page.getByLabelText('Reason').fill('A school without money.');
  api.answer('POST /staff/companies/:companyId/grants', { message: 'The posting has a place.' });
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.element(page.getByText('The posting has a place.')).toBeVisible();
  expect(api.callsOf('POST /staff/companies/:companyId/grants').at(-1)?.body).toEqual({
    grant: 'place',
    jobId: idOf(2),
    until: '2027-01-31',
    reason: 'A school without money.',
  });
});

test('[H-5] a moderator sees the plan and grants nothing', async () => {
  const user = administrator({ staffRole: 'moderator' });
  const shown = await renderPart(<CompanyPlaces company={company} />, { user });
  await expect.element(shown.getByText('Keeper')).toBeVisible();
  await expect
    .element(shown.getByRole('button', { name: 'Grant a plan or a place' }))
    .not.toBeInTheDocument();
});

test('[H-5, L-17] an administrator takes a grant back early, with a reason', async () => {
  const granted: StaffCompanyDetail = {
    ...company,
    grants: [
      { grant: 'extended', id: idOf(3), title: 'Extended', endsAt: '2027-01-31T23:59:59.000Z' },
      { grant: 'place', id: idOf(2), title: 'Keeper', endsAt: '2027-02-28T23:59:59.000Z' },
    ],
  };
  const shown = await renderPart(<CompanyPlaces company={granted} />, { user: administrator() });
  await expect
    .element(shown.getByRole('button', { name: /^Take back the Extended plan, until/ }))
    .toBeVisible();
  await shown.getByRole('button', { name: /^Take back the place for “Keeper”/ }).click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect.element(page.getByText('Please give a reason.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The school has closed.');
  api.answer('POST /staff/companies/:companyId/grants/revoke', { message: 'The place is taken back.' });
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect.element(page.getByText('The place is taken back.')).toBeVisible();
  expect(api.callsOf('POST /staff/companies/:companyId/grants/revoke').at(-1)?.body).toEqual({
    grant: 'place',
    id: idOf(2),
    reason: 'The school has closed.',
  });
});

test('[L-17] a moderator takes no grant back', async () => {
  const granted: StaffCompanyDetail = {
    ...company,
    grants: [{ grant: 'extended', id: idOf(3), title: 'Extended', endsAt: '2027-01-31T23:59:59.000Z' }],
  };
  const user = administrator({ staffRole: 'moderator' });
  const shown = await renderPart(<CompanyPlaces company={granted} />, { user });
  await expect.element(shown.getByText('Keeper')).toBeVisible();
  await expect.element(shown.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
});
