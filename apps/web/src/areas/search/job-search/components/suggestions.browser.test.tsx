import type { Suggestion } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api, holdAnswer } from '../../../../testing/api.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { renderPart, type RenderedPart } from '../../../../testing/render-part.tsx';
import { HeroSearch } from './hero-search.tsx';

const suggestion = (kind: Suggestion['kind'], text: string, value = text): Suggestion => ({
  kind,
  text,
  detail: '',
  value,
  jobs: 7,
});
const words = [
  suggestion('skill', 'Management'),
  suggestion('title', 'Manager'),
  suggestion('company', 'Mane Works', idOf(3)),
];
const places = [suggestion('place', 'London', 'London, United Kingdom')];

/** Shows the search of home, with the same suggestions for all that is typed. */
async function openSearch() {
  api.answer('GET /jobs/suggestions', ({ query }) => ({
    data: query.get('field') === 'place' ? places : words,
  }));
  const part = await renderPart(<HeroSearch />, { at: paths.home });
  return { part, keyword: part.getByLabelText('Keyword'), where: part.getByLabelText('Where') };
}

const listOf = (part: RenderedPart) => part.getByRole('listbox', { name: 'Suggestions' });
const optionsOf = (part: RenderedPart) =>
  listOf(part)
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

test('[I-1, K-1] the sectors begin with those of the specification, and the other fields follow', async () => {
  const { part } = await openSearch();
  const select = part.getByRole('combobox', { name: /^Sector/ });
  const sectors = select
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
  const specified = [
    'Select Sector',
    'Construction',
    'Corodinator',
    'Employer',
    'Financial Career',
    'Information Technology',
    'Marketing',
    'Quality check',
    'Real Estate',
    'Sales',
    'Supporting',
    'Teaching',
  ];
  expect(sectors.slice(0, specified.length)).toEqual(specified);
  expect(sectors.slice(specified.length)).toEqual(expect.arrayContaining(['Health', 'Retail']));
  expect(new Set(sectors).size).toBe(sectors.length);
  await select.selectOptions('Health');
  await part.getByRole('button', { name: 'Find Job' }).click();
  await expect.poll(part.address).toBe('/browse-job-filter-list?category=health');
});

test('[I-8] by keyboard: the arrows choose, Enter searches, Escape leaves what was typed', async () => {
  const { part, keyword } = await openSearch();
  await keyword.fill('man');
  await expect.element(listOf(part)).toBeVisible();
  await expect.element(keyword).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => optionsOf(part)).toHaveLength(words.length);
  await expect.element(keyword).not.toHaveAttribute('aria-activedescendant');

  const chosen = listOf(part).getByRole('option', { selected: true });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(chosen).toMatchTextContent(/^Management/);
  await expect.element(keyword).toHaveAttribute('aria-activedescendant', chosen.element().id);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chosen).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chosen).toMatchTextContent(/^Mane Works/);

  await userEvent.keyboard('{Escape}');
  await expect.element(listOf(part)).not.toBeInTheDocument();
  await expect.element(keyword).toHaveValue('man');
  await expect.element(keyword).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(listOf(part)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(chosen).toMatchTextContent(/^Manager/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(part.address).toBe('/browse-job-filter-list?q=Manager');
});

test('[I-8] a company is searched for as a company, a skill as a skill, in the place that was typed', async () => {
  const { part, keyword, where } = await openSearch();
  await keyword.fill('mane works');
  await part.getByRole('option', { name: /^Mane Works ?Company/ }).click();
  await expect.poll(part.address).toBe(`/browse-job-filter-list?company=${idOf(3)}`);

  await part.go(paths.home);
  await where.fill('London');
  await keyword.fill('man');
  await part.getByRole('option', { name: /^Management ?Skill/ }).click();
  await expect.poll(part.address).toBe('/browse-job-filter-list?location=London&skill=Management');
});

test('[I-1, I-8] a suggested place fills its field, and what was typed beside it goes along', async () => {
  const { part, keyword, where } = await openSearch();
  await keyword.fill('manager');
  await where.fill('lond');
  await part.getByRole('option', { name: /^London ?Place/ }).click();
  await expect
    .poll(() => Object.fromEntries(new URL(part.address(), location.origin).searchParams))
    .toEqual({ q: 'manager', location: 'London, United Kingdom' });
});

test('[I-8] own searches come first until they are cleared', async () => {
  const { part, keyword, where } = await openSearch();
  // The memory comes with the list, at the first use of a field.
  await keyword.fill('manager');
  await expect.element(listOf(part)).toBeVisible();
  await where.fill('London');
  await part.getByRole('button', { name: 'Find Job' }).click();
  await expect.poll(part.address).toBe('/browse-job-filter-list?q=manager&location=London');

  await part.go(paths.home);
  await keyword.click();
  const recent = part.getByRole('option', { name: /^manager London ?Recent/ });
  await expect.element(recent).toBeVisible();
  await keyword.fill('man');
  await expect.poll(() => optionsOf(part)).toHaveLength(1 + words.length);
  expect(optionsOf(part)[0]).toContain('Recent');
  await recent.click();
  await expect.poll(part.address).toBe('/browse-job-filter-list?q=manager&location=London');

  await part.go(paths.home);
  await keyword.click();
  await expect.element(recent).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(listOf(part)).not.toBeInTheDocument();
  expect(localStorage.getItem('recentSearches')).toBeNull();
  await expect.element(keyword).toHaveFocus();
});

test('[I-8] an answer that comes too late shows nothing', async () => {
  const { part, keyword, where } = await openSearch();
  const late = holdAnswer<{ data: Suggestion[] }>();
  api.answer('GET /jobs/suggestions', ({ query }) =>
    query.get('field') === 'place' ? { data: places } : late.answer,
  );
  await keyword.fill('engineer');
  await expect.poll(() => api.callsOf('GET /jobs/suggestions').length).toBe(1);
  await where.click();
  late.release({ data: words });
  // An answer to a later question is shown later: by then the first one would have been.
  await where.fill('lon');
  await expect.poll(() => optionsOf(part)).toEqual([expect.stringContaining('London')]);
  expect(part.getByRole('listbox').elements()).toHaveLength(1);
});
