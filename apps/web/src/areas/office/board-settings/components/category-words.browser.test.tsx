import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { CategoryWords } from './category-words.tsx';

const harbours = { value: 'harbours', label: 'Tides and Harbours', retired: false, movedTo: null };
const settings = {
  categories: { value: [harbours, ...defaultBoardSettings.categories], version: 1 },
  categoryWords: { value: [], version: 0 },
};
const open = () =>
  renderPart(<CategoryWords settings={settings} lastMove={null} />, {
    at: paths.staffCategoryWords,
    user: administrator(),
  });
const result = {
  other: 212,
  moves: [{ category: 'harbours', postings: 37, examples: ['Harbour Master', 'Tide Gauge Reader'] }],
};

test('[L-4] words are tried before they are saved, and move postings only then', async () => {
  api.answer('POST /staff/category-words/trial', { data: result });
  api.answer('PUT /staff/settings/:key', ({ body }) => ({
    data: { value: (body as { value: unknown }).value, version: 1 },
  }));
  api.answer('POST /staff/category-words/moves', { data: result });
  api.answer('POST /staff/category-words/moves/undo', { data: { postings: 36 } });
  const shown = await open();
  await shown.getByLabelText('Add words for').selectOptions('Tides and Harbours');
  await shown.getByLabelText('Tides and Harbours').click();
  await userEvent.keyboard('harbour,tide{Enter}');
  await shown.getByRole('button', { name: 'Try the words' }).click();
  await expect.element(shown.getByText('37 of 212 postings in “Other” would move.')).toBeVisible();
  await expect
    .element(shown.getByRole('row', { name: /Tides and Harbours 37 Harbour Master/ }))
    .toBeVisible();
  await expect
    .element(shown.getByRole('button', { name: 'Move 37 postings' }))
    .toHaveAttribute('aria-disabled', 'true');
  await shown.getByRole('button', { name: 'Save Words' }).click();
  await expect.poll(() => api.callsOf('PUT /staff/settings/:key').length).toBe(1);
  await shown.getByRole('button', { name: 'Move 37 postings' }).click();
  await shown.getByRole('button', { name: 'Move them', exact: true }).click();
  await expect
    .poll(() => api.callsOf('POST /staff/category-words/moves').map(({ body }) => body))
    .toEqual([{ version: 1 }]);
  await shown.getByRole('button', { name: 'Move them back' }).click();
  await expect.element(shown.getByText('36 postings are in “Other” again.')).toBeVisible();
  await expect.element(shown.getByRole('button', { name: 'Move them back' })).not.toBeInTheDocument();
  expect(api.callsOf('POST /staff/category-words/trial').map(({ body }) => body)).toEqual([
    { words: [{ category: 'harbours', words: ['harbour', 'tide'] }] },
  ]);
});

test('[L-4] a word that stands for two categories is refused above the lists', async () => {
  const value = 'A word stands for one category, and there once. One of these stands twice.';
  api.answer('PUT /staff/settings/:key', () => refuse('invalid_input', value, { fields: { value } }));
  const shown = await open();
  await shown.getByLabelText('Add words for').selectOptions('Tides and Harbours');
  await shown.getByLabelText('Tides and Harbours').click();
  await userEvent.keyboard('harbour{Enter}');
  await shown.getByRole('button', { name: 'Save Words' }).click();
  await expect.element(shown.getByText(/A word stands for one category/)).toBeVisible();
});
