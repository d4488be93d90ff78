import type { CandidateCard, CandidateSearchResult } from '@waymark/contract/hiring/candidates';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../testing/api.ts';
import { idOf } from '../../testing/jobs.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { managedJobs } from '../../testing/managed-jobs.ts';
import { employer } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import BrowseCandidates, { clientLoader } from './browse-candidates.tsx';

const keeper: CandidateCard = {
  id: idOf(1),
  name: 'Ingrid S.',
  headline: 'Lighthouse keeper',
  location: 'London, United Kingdom',
  types: ['full-time'],
  category: 'other',
  skills: ['Foghorns'],
  remote: false,
  hourlyRate: null,
  hasResume: false,
  saved: false,
  updatedAt: '2026-01-05T09:00:00.000Z',
};
const cook: CandidateCard = { ...keeper, id: idOf(2), name: 'Bo L.', headline: 'Ship’s cook' };
const heading = page.getByRole('heading', { level: 1 });
const heart = page.getByRole('button', { name: 'Like Ingrid S.' });

function found(data: CandidateCard[]): CandidateSearchResult {
  const rest = { placeKnown: true, understood: null, reading: [], corrected: null };
  return { data, total: data.length, page: 1, pageSize: 12, ...rest };
}

/** A board with two candidates, of whom the company likes those with these ids. */
function openCandidates(query: string) {
  const liked = new Set<string>();
  api.answer('GET /company/jobs', managedJobs([]));
  api.answer('GET /candidates', ({ query: asked }) => {
    const all = [keeper, cook].map((card) => ({ ...card, saved: liked.has(card.id) }));
    return found(asked.get('saved') ? all.filter(({ saved }) => saved) : all);
  });
  api.answer('PUT /saved-candidates/:candidateId', ({ params }) => {
    liked.add(params['candidateId'] ?? '');
    return { message: 'Liked.' };
  });
  api.answer('DELETE /saved-candidates/:candidateId', ({ params }) => {
    liked.delete(params['candidateId'] ?? '');
    return { message: 'Liked no more.' };
  });
  const route = {
    path: paths.browseCandidates,
    element: <BrowseCandidates />,
    loader: loaderOf(clientLoader),
  };
  return renderPages([route], { at: paths.browseCandidates + query, user: employer() });
}

test('[H-7] candidates are liked, by keyboard as well, and the list of the liked is one of its own', async () => {
  const shown = await openCandidates('?saved=1');
  await expect.element(page.getByText('You have not liked anybody yet')).toBeVisible();
  await page.getByRole('link', { name: 'See all candidates' }).click();
  await expect.element(heading).toHaveTextContent('2 Candidates');
  (heart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => api.callsOf('PUT /saved-candidates/:candidateId')).toHaveLength(1);

  await page.getByLabelText('Liked by us').click();
  await expect.element(heading).toHaveTextContent('1 Candidate');
  await expect.element(page.getByRole('heading', { name: 'Lighthouse keeper' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Ship’s cook' })).not.toBeInTheDocument();
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => api.callsOf('DELETE /saved-candidates/:candidateId')).toHaveLength(1);
  await shown.go(paths.browseCandidates);
  await expect.element(heading).toHaveTextContent('2 Candidates');
  await shown.go(`${paths.browseCandidates}?saved=1`);
  await expect.element(page.getByText('You have not liked anybody yet')).toBeVisible();
});

test('[H-7, K-1] job types are checkboxes, of which several may be chosen, and categories are as specified', async () => {
  await openCandidates('?type=temporary');
  const types = page.getByRole('group', { name: 'Job type' });
  await expect.element(types.getByLabelText('Temporary')).toBeChecked();
  await types.getByLabelText('Freelance').click();
  await expect
    .poll(() => api.callsOf('GET /candidates').at(-1)?.query.getAll('type'))
    .toEqual(['freelance', 'temporary']);
  await expect.element(types.getByLabelText('Freelance')).toBeChecked();
  await expect.element(types.getByLabelText('Full Time')).not.toBeChecked();
  await page.getByLabelText('Category').selectOptions('Food Services');
  await expect
    .poll(() => api.callsOf('GET /candidates').at(-1)?.query.getAll('category'))
    .toEqual(['food-service']);
});

test('[H-7] the field for keywords has the specified words', async () => {
  await openCandidates('');
  await expect
    .element(page.getByLabelText('Keywords'))
    .toHaveAttribute('placeholder', 'Search freelancer services');
});

test('[H-7, L-37] the page says how words were read, and which were not understood', async () => {
  await openCandidates('');
  api.answer('GET /candidates', {
    ...found([keeper]),
    understood: { q: 'keeper', location: 'London', remote: false, types: ['full-time', 'temporary'] },
    reading: [{ words: 'over 50k', as: 'unread' }],
  });
  await page.getByLabelText('Keywords').fill('full-time keeper in London over 50k');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Understood as “keeper”, in London, Full Time or Temporary.'))
    .toBeVisible();
  await expect.element(page.getByText('Not understood, and not used: “over 50k”.')).toBeVisible();
});
