import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RecentJobs } from './recent-jobs.tsx';

const shown = (page: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RecentJobs jobs={[]} total={50} page={page} aside={null} />
    </MemoryRouter>,
  );

test('[I-4] a page beyond the last one links to the first', () => {
  expect(shown(9999)).toContain('There are no more');
  expect(shown(9999)).toMatch(/<a href="\/home"[^>]*>Go to its start/);
  expect(shown(9999)).not.toContain('Prev');
});

test('[I-4] a board without jobs shows no list', () => {
  expect(shown(1)).toBe('');
});
