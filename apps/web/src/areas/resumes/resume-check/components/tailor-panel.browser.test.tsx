import type { ProfileMatch } from '@waymark/contract/resumes/resume-check';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { TailorPanel } from './tailor-panel.tsx';

const matchOf = (skillsShown: number): ProfileMatch => ({
  problem: null,
  skillsShown,
  skillsAsked: 2,
  requirements: [],
});

/** The panel beside a resume that a button saves. */
function Resume() {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  return (
    <>
      <TailorPanel savedAt={savedAt} />
      <button type="button" onClick={() => setSavedAt('2026-11-27T12:00:00.000Z')}>
        Save the resume
      </button>
    </>
  );
}

async function openPanel() {
  api.answer('GET /saved-jobs', { data: [], total: 0, page: 1, pageSize: 25 });
  api.answer('GET /applied-jobs', { data: [], total: 0, page: 1, pageSize: 25 });
  await renderPart(<Resume />, { user: candidate() });
  await expect.element(page.getByText(/Paste the text of a posting, and see/)).toBeVisible();
}

const dialog = page.getByRole('dialog', { name: 'Paste a posting' });
const text = dialog.getByLabelText('The text of a posting');
const compared = () => api.callsOf('POST /resume-profile/matches').map(({ body }) => body);

test('[G-3, L-34] a pasted posting is compared, and again after each save of the resume', async () => {
  await openPanel();
  await page.getByRole('button', { name: 'Paste a posting' }).click();
  await text.fill('You know Kotlin and COBOL.');
  api.answer('POST /resume-profile/matches', { data: matchOf(1) });
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect.element(page.getByText('1 of 2 skills shown')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change the pasted text' })).toHaveFocus();
  expect(compared()).toEqual([{ text: 'You know Kotlin and COBOL.' }]);
  api.answer('POST /resume-profile/matches', { data: matchOf(2) });
  await page.getByRole('button', { name: 'Save the resume' }).click();
  await expect.element(page.getByText('2 of 2 skills shown')).toBeVisible();
  expect(compared()).toHaveLength(2);
});

test('[L-25, G-3] a refused text stays, with the reason at its field, and so does a closed one', async () => {
  await openPanel();
  await page.getByRole('button', { name: 'Paste a posting' }).click();
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect.element(dialog.getByText('Paste the text of a posting.')).toBeVisible();
  await expect.element(text).toHaveFocus();
  expect(compared()).toEqual([]);
  await text.fill('A posting that took long to find.');
  api.answer('POST /resume-profile/matches', () => refuse('unavailable', 'Please try again in a moment.'));
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect.element(dialog.getByText('Please try again in a moment.')).toBeVisible();
  await expect.element(text).toHaveValue('A posting that took long to find.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Paste a posting' }).click();
  await expect.element(text).toHaveValue('A posting that took long to find.');
});
