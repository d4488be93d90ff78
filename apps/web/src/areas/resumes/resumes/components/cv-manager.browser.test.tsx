import type { Resume } from '@waymark/contract/resumes/resumes';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { pdfFile } from '../../../../testing/files.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { CvManager } from './cv-manager.tsx';

const resume = (number: number): Resume => ({
  id: idOf(number),
  name: `cv-${number}.pdf`,
  label: '',
  format: 'pdf',
  size: 20_480,
  uploadedAt: '2026-01-05T09:00:00.000Z',
  replacedAt: null,
  isDefault: number === 1,
});

async function openManager(count: number) {
  const data = Array.from({ length: count }, (_none, at) => resume(at + 1));
  const shown = await renderPart(<CvManager resumes={{ data, removed: [] }} />, {
    at: paths.jobsCvManager,
    user: candidate(),
  });
  return { shown, cards: shown.getByRole('list', { name: 'Your resumes' }) };
}

test('[G-7] file and label stay when another tab stored the tenth resume', async () => {
  const message =
    'You have 10 resumes, which is all an account keeps. Choose one of them, or delete one in your CV manager.';
  api.answer('POST /resumes', () => refuse('conflict', message));
  const { shown, cards } = await openManager(9);
  await expect.poll(() => cards.element().children.length).toBe(9);
  await shown.getByLabelText('File').upload(pdfFile());
  await expect.element(shown.getByText('resume.pdf')).toBeVisible();
  await shown.getByLabelText('Label').fill('Too late');
  await shown.getByRole('button', { name: 'Upload' }).click();
  await expect.element(shown.getByRole('alert')).toHaveTextContent(message);
  await expect.element(shown.getByLabelText('Label')).toHaveValue('Too late');
  await expect.element(shown.getByText('resume.pdf')).toBeVisible();
  expect(api.callsOf('POST /resumes')).toHaveLength(1);
});

test('[G-7] with ten resumes there is no upload field', async () => {
  const { shown, cards } = await openManager(10);
  await expect.poll(() => cards.element().children.length).toBe(10);
  await expect.element(shown.getByText(/^You have 10 resumes, as many as there is room for/)).toBeVisible();
  await expect.element(shown.getByLabelText('File')).not.toBeInTheDocument();
});
