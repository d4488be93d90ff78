import { defaultHomeSections } from '@waymark/contract/pages/site-choices';
import { paths } from '@waymark/contract/paths';
import { afterEach, expect, test } from 'vitest';
import { jobCard } from '../testing/jobs.ts';
import { candidate } from '../testing/people.ts';
import { renderPart } from '../testing/render-part.tsx';
import HomeBlocks from './home-blocks.tsx';

const { dataset } = document.documentElement;
const said = { id: 'one', quote: 'It found me work.', name: 'Ada Byrne', role: 'Welder', pictureUrl: null };
const blocks = (
  <HomeBlocks
    sections={defaultHomeSections.map(({ section }) => section)}
    featured={{ cards: [], cities: 0 }}
    tiles={[]}
    recent={{ jobs: [jobCard(1)], total: 1, page: 1 }}
    testimonials={[said]}
    counts={{ jobsPosted: 0, tasksPosted: 0, freelancers: 0 }}
    posts={[]}
  />
);

afterEach(() => {
  // The head script of the next page would set it.
  delete dataset['signedIn'];
});

test('[I-4] recent jobs lead to all jobs, and guests to an account', async () => {
  const shown = await renderPart(blocks, { at: paths.home });
  await shown.getByRole('link', { name: 'Create an Account' }).click();
  await expect.poll(shown.address).toBe(paths.register);
  await shown.go(paths.home);
  await shown.getByRole('link', { name: 'Browse All Jobs' }).click();
  await expect.poll(shown.address).toBe(paths.browseJobList);
});

test('[I-4] members read a testimonial beside the recent jobs, and need no account', async () => {
  dataset['signedIn'] = 'true';
  const shown = await renderPart(blocks, { at: paths.home, user: candidate() });
  const aside = shown.getByRole('complementary', { name: 'About having an account' });
  await expect.element(aside.getByRole('figure')).toBeVisible();
  await expect.element(aside.getByText('Create an Account')).not.toBeVisible();
});
