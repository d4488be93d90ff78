import type { ConsentPurpose } from '@waymark/contract/identity/choices';
import type { Consent } from '@waymark/contract/identity/consents';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import JobsProfile, { clientLoader } from '../../../../routes/member/jobs-profile.tsx';
import { api, holdAnswer, refuse } from '../../../../testing/api.ts';
import { loaderOf } from '../../../../testing/loader-of.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPages, renderPart } from '../../../../testing/render-part.tsx';
import { consentWords } from '../consent-rules.ts';
import { ConsentSection } from './consent-section.tsx';

const atSignUp = { changedAt: '2026-01-05T09:00:00.000Z', source: 'signup' } as const;
const chosen: Consent[] = [
  { purpose: 'allowedText', granted: false, ...atSignUp },
  { purpose: 'bestJobFirst', granted: true, ...atSignUp },
  { purpose: 'sendResumeToExpert', granted: true, ...atSignUp },
];

/** What the server answers to one change. */
function saved(purpose: ConsentPurpose, granted: boolean) {
  const changed = { purpose, granted, changedAt: '2026-02-07T09:00:00.000Z', source: 'profile' } as const;
  const consents = chosen.map((one) => (one.purpose === purpose ? changed : one));
  return { data: { consents, user: candidate() } };
}

const section = () => page.getByRole('region', { name: 'What you agree to' });
const choice = (purpose: ConsentPurpose) => page.getByRole('switch', { name: consentWords[purpose].label });
/** The choice with the words around it. */
const row = (purpose: ConsentPurpose) =>
  section()
    .getByRole('listitem')
    .filter({ has: choice(purpose) });

test('[G-2] a choice is shown at once while it is saved, and another can be made meanwhile', async () => {
  const first = holdAnswer<ReturnType<typeof saved>>();
  api.answer('PUT /consents', () => first.answer);
  await renderPart(<ConsentSection consents={chosen} />, { user: candidate() });
  await choice('allowedText').click();
  await expect.element(row('allowedText').getByText('Saving…')).toBeVisible();
  await expect.element(choice('allowedText')).toBeChecked();

  api.answer('PUT /consents', saved('bestJobFirst', false));
  await choice('bestJobFirst').click();
  await expect.element(row('bestJobFirst').getByText(/chosen in your profile/)).toBeVisible();
  await expect.element(choice('allowedText')).toBeChecked();

  first.release(saved('allowedText', true));
  await expect.element(row('allowedText').getByText(/chosen in your profile/)).toBeVisible();
  await expect.element(choice('allowedText')).toBeChecked();
  await expect.element(choice('bestJobFirst')).not.toBeChecked();
  expect(api.callsOf('PUT /consents').map(({ body }) => body)).toEqual([
    { purpose: 'allowedText', granted: true },
    { purpose: 'bestJobFirst', granted: false },
  ]);
});

test('[G-2] a refused choice is reverted, with the reason beside it', async () => {
  const message = 'You have no resume yet. Upload one, then send it to an expert.';
  api.answer('PUT /consents', () => refuse('conflict', message));
  await renderPart(<ConsentSection consents={chosen} />, { user: candidate() });
  await choice('sendResumeToExpert').click();
  await expect.element(row('sendResumeToExpert').getByRole('alert')).toHaveTextContent(message);
  await expect.element(choice('sendResumeToExpert')).toBeChecked();
  await expect.element(choice('sendResumeToExpert')).toHaveAttribute('aria-invalid', 'true');

  api.answer('PUT /consents', saved('sendResumeToExpert', false));
  api.answer('GET /get-critique-detail', { data: null });
  await choice('sendResumeToExpert').click();
  await expect.element(row('sendResumeToExpert').getByText(/Off since/)).toBeVisible();
  await expect.element(section().getByRole('alert')).not.toBeInTheDocument();
});

test('[G-2] when the choices cannot be loaded the profile works, and they can be loaded again', async () => {
  api.breakOff('GET /consents');
  api.answer('GET /resume-reviews', { data: [] });
  await renderPages([{ path: paths.jobsProfile, element: <JobsProfile />, loader: loaderOf(clientLoader) }], {
    at: paths.jobsProfile,
    user: candidate(),
  });
  await expect.element(section().getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('First Name', { exact: true })).toHaveValue('Marta');
  api.answer('GET /consents', { data: chosen });
  await section().getByRole('button', { name: 'Try again' }).click();
  await expect.element(choice('bestJobFirst')).toBeChecked();
});
