import type { CandidateProfile } from '@waymark/contract/hiring/candidates';
import { paths } from '@waymark/contract/paths';
import { resumeDocumentSchema } from '@waymark/contract/resumes/resume-profile';
import { expect, test } from 'vitest';
import { api } from '../../../../testing/api.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { VisibilityForm } from './visibility-form.tsx';

const profile: CandidateProfile = {
  visible: false,
  hiddenBecause: null,
  resumeId: null,
  headline: '',
  summary: 'Typed',
  location: '',
  place: null,
  types: [],
  category: 'design',
  skills: [],
  remote: false,
  hourlyRate: null,
  excludedCompanies: [],
  version: '',
};

test('[H-7] My Resume fills the form where the candidate agrees, and nothing is saved by that', async () => {
  const id = '018f0000-0000-7000-8000-000000000001';
  const resume = resumeDocumentSchema.parse({
    headline: 'Keeper of lights',
    skills: [{ id, name: 'Tides' }],
    summary: 'Thirty years on a rock.',
  });
  api.answer('GET /jobs/suggestions', () => ({ data: [] }));
  // To save would fail the test: it has no answer.
  const shown = await renderPart(
    <VisibilityForm profile={profile} resumes={[]} resume={resume} onSaved={() => undefined} />,
    { at: paths.jobsVisibility, user: candidate({ location: 'Oban' }) },
  );
  await shown.getByRole('button', { name: 'Take over from My Resume' }).click();
  const dialog = shown.getByRole('dialog');
  await expect.element(dialog.getByText('Keeper of lights')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: /About you/ })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Put into the form' }).click();
  await expect.element(shown.getByLabelText('Headline')).toHaveValue('Keeper of lights');
  await expect.element(shown.getByLabelText('Location')).toHaveValue('Oban');
  await expect.element(shown.getByLabelText('About you')).toHaveValue('Typed');
  await expect.element(shown.getByRole('button', { name: /Tides/ })).toBeVisible();
  await expect.element(shown.getByRole('checkbox', { name: /Employers may find me/ })).not.toBeChecked();
});
