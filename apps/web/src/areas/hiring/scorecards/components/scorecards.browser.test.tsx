import { scorecardTextMaxLength } from '@waymark/contract/hiring/choices';
import type { ApplicantScorecards, HiringTeam, Scorecard } from '@waymark/contract/hiring/scorecards';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storeDraft } from '../../../../lib/drafts/session-draft.ts';
import { api, refuse } from '../../../../testing/api.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { HiringTeamButton } from './hiring-team.tsx';
import { Scorecards } from './scorecards.tsx';

const criteria = [
  { id: idOf(11), name: 'Charts' },
  { id: idOf(12), name: 'Night sight' },
];
const before: ApplicantScorecards = {
  criteria,
  own: null,
  others: null,
  count: 1,
  yes: null,
  isOnTeam: true,
  isDecided: false,
};
const card = (change: Partial<Scorecard>): Scorecard => ({
  id: idOf(21),
  author: 'Ivo Marsh',
  recommendation: 'no',
  text: 'Gets lost.',
  scores: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

test('[L-34] a scorecard needs a recommendation, keeps what was chosen after a refusal, and then shows the others', async () => {
  api.answer('GET /company/applicants/:applicationId/scorecards', { data: before });
  const onChange = vi.fn();
  await renderPart(<Scorecards applicationId={idOf(1)} onChange={onChange} />, { user: employer() });
  await expect.element(page.getByText('1 scorecard handed in')).toBeVisible();
  await expect.element(page.getByText(/you see those of your colleagues after handing in/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand in scorecard' }).click();
  await expect.element(page.getByText('Choose a recommendation.')).toBeVisible();
  await page.getByRole('group', { name: 'Charts' }).getByText('Very well').click();
  await page.getByText('Strong yes').click();
  await page.getByLabelText('Why (optional)').fill('Knows the coast.');
  const save = 'PUT /company/applicants/:applicationId/scorecard';
  api.answer(save, () => refuse('conflict', 'This applicant is hired or declined.'));
  await page.getByRole('button', { name: 'Hand in scorecard' }).click();
  await expect.element(page.getByText('This applicant is hired or declined.')).toBeVisible();
  await expect.element(page.getByLabelText('Why (optional)')).toHaveValue('Knows the coast.');
  const own = card({
    id: idOf(22),
    author: 'Ines Penn',
    recommendation: 'strong-yes',
    text: 'Knows the coast.',
  });
  api.answer(save, {
    data: { ...before, own, others: [card({})], count: 2, yes: 1 },
  });
  await page.getByRole('button', { name: 'Hand in scorecard' }).click();
  await expect.element(page.getByText('1 of 2 yes')).toBeVisible();
  await expect
    .element(page.getByRole('article', { name: 'Ivo Marsh' }).getByText('Gets lost.'))
    .toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith({ count: 2, yes: 1 });
});

test('[L-34] a reader outside the team is told who reads scorecards', async () => {
  const sentence = 'Only the hiring team of this posting and the owners of the company see its scorecards.';
  api.answer('GET /company/applicants/:applicationId/scorecards', () => refuse('forbidden', sentence));
  await renderPart(<Scorecards applicationId={idOf(1)} onChange={() => undefined} />, { user: employer() });
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(page.getByRole('button', { name: 'Hand in scorecard' })).not.toBeInTheDocument();
});

test('[L-34] a team is put together with a hiring manager first, and a refusal keeps it', async () => {
  const team: HiringTeam = {
    members: [],
    criteria,
    colleagues: [
      { userId: idOf(31), name: 'Ines Penn' },
      { userId: idOf(32), name: 'Ivo Marsh' },
    ],
    isChangeable: true,
  };
  const change = 'PUT /company/jobs/:jobId/hiring-team';
  api.answer('GET /company/jobs/:jobId/hiring-team', { data: team });
  api.answer(change, () => refuse('conflict', '“Charts” has scores already.'));
  await renderPart(<HiringTeamButton jobId={idOf(1)} />, { user: employer() });
  await page.getByRole('button', { name: 'Hiring team' }).click();
  await page.getByLabelText('Add a colleague').selectOptions('Ines Penn');
  await page.getByLabelText('Add a colleague').selectOptions('Ivo Marsh');
  await page.getByRole('button', { name: 'Remove Charts' }).click();
  await page.getByRole('button', { name: 'Add a criterion' }).click();
  await page.getByLabelText('Criterion 2').fill(' Knots ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('“Charts” has scores already.')).toBeVisible();
  await expect.element(page.getByLabelText('Criterion 2')).toHaveValue(' Knots ');
  expect(api.callsOf(change).at(-1)?.body).toEqual({
    members: [
      { userId: idOf(31), part: 'hiring-manager' },
      { userId: idOf(32), part: 'interviewer' },
    ],
    criteria: [
      { id: idOf(12), name: 'Night sight' },
      { id: null, name: 'Knots' },
    ],
  });
});

test('[L-34] who may not change a team sees it', async () => {
  const members = [{ userId: idOf(31), name: 'Ines Penn', part: 'hiring-manager' as const }];
  api.answer('GET /company/jobs/:jobId/hiring-team', {
    data: { members, criteria, colleagues: [], isChangeable: false },
  });
  await renderPart(<HiringTeamButton jobId={idOf(1)} />, { user: employer() });
  await page.getByRole('button', { name: 'Hiring team' }).click();
  await expect.element(page.getByText('Hiring manager')).toBeVisible();
  await expect.element(page.getByText('Charts, Night sight')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('[G-2] a scorecard whose kept text is too long says so at once, and is not handed in', async () => {
  api.answer('GET /company/applicants/:applicationId/scorecards', { data: before });
  const user = employer();
  const text = 'a'.repeat(scorecardTextMaxLength + 1);
  storeDraft(`scorecard:${idOf(1)}`, { owner: user.id, recommendation: 'yes', text, scores: {} });
  await renderPart(<Scorecards applicationId={idOf(1)} onChange={() => undefined} />, { user });
  const fault = page.getByText(`Please keep it to ${scorecardTextMaxLength} characters.`);
  await expect.element(fault).toBeVisible();
  await page.getByRole('button', { name: 'Hand in scorecard' }).click();
  await expect.element(fault).toBeVisible();
  expect(api.callsOf('PUT /company/applicants/:applicationId/scorecard')).toEqual([]);
});
