import { standardWords } from '@waymark/contract/board-words';
import type { Suggestion } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api } from '../../../../testing/api.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { parseSalaries } from '../rules.ts';
import { SalaryForm } from './salary-form.tsx';

async function openForm(query: Record<string, string> = {}) {
  const asked = parseSalaries(standardWords, new URLSearchParams(query));
  const shown = await renderPart(<SalaryForm {...asked} />, { at: paths.salaries });
  return { shown, title: shown.getByLabelText('Job title'), where: shown.getByLabelText('Where') };
}

test('[L-19] what is too long is shown, and stays where it was typed', async () => {
  const long = 'n'.repeat(201);
  const { shown, title } = await openForm({ title: long });
  await expect
    .element(shown.getByRole('alert'))
    .toHaveTextContent('A title has at most 200 characters: please shorten it.');
  await expect.element(title).toHaveValue(long);
});

test('[L-19] titles and places with jobs are suggested while they are typed, and the form asks for both', async () => {
  const named = (kind: Suggestion['kind'], value: string, jobs: number): Suggestion => ({
    kind,
    text: value,
    detail: '',
    value,
    jobs,
  });
  api.answer('GET /jobs/suggestions', ({ query }) => ({
    data:
      query.get('field') === 'place'
        ? [named('place', 'Leeds, United Kingdom', 4)]
        : [named('title', 'Nurse', 3), named('title', 'Nursery Teacher', 0), named('skill', 'Nursing', 9)],
  }));
  const { shown, title, where } = await openForm();
  const suggested = (field: typeof title) => {
    const { list } = field.element() as HTMLInputElement;
    return [...(list?.options ?? [])].map(({ value }) => value);
  };
  await title.fill('nur');
  await expect.poll(() => suggested(title)).toEqual(['Nurse']);
  await where.fill('lee');
  await expect.poll(() => suggested(where)).toEqual(['Leeds, United Kingdom']);
  await title.fill('');
  await expect.poll(() => suggested(title)).toEqual([]);
  await title.fill('nurse');
  await where.fill('leeds');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown.address).toBe('/salaries?title=nurse&location=leeds');
});
