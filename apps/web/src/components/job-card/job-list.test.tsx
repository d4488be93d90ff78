import type { JobCard } from '@waymark/contract/jobs/jobs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { jobCard } from '../../testing/jobs.ts';
import { JobCardActions } from './job-card-actions.tsx';
import { JobList } from './job-list.tsx';

const renderLike = (job: JobCard, className: string | undefined) => (
  <button type="button" className={className}>
    Save {job.title}
  </button>
);

const list = (layout: 'list' | 'grid') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <JobCardActions renderLike={renderLike}>
        <JobList layout={layout} jobs={[jobCard(1)]} />
      </JobCardActions>
    </MemoryRouter>,
  );

/** A list has 25 rows: an element more in each is 25 on the page. */
test.each([
  ['list', 20],
  ['grid', 19],
] as const)('[I-7] a job in a %s has few elements around its facts', (layout, most) => {
  const html = list(layout);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(most);
  expect(html).toMatch(/<h2[^>]*><a [^>]*>Night Nurse 1<\/a><\/h2>/);
  expect(html).toMatch(/<a [^>]*>Aire Clinic 1<\/a>/);
  expect(html.match(/<li>[^<]+<\/li>/g)).toEqual([
    '<li>Leeds, England</li>',
    '<li>On site</li>',
    '<li>Full Time</li>',
  ]);
  expect(html).toMatch(/<time [^>]*dateTime="2026-01-05T09:00:00.000Z"/);
  expect(html).toMatch(/<button[^>]*>Save Night Nurse 1<\/button>/);
});

test('[L-25] a job of several openings names how many there are, and counts the places it does not name', () => {
  const [place] = jobCard(1).places;
  const job = jobCard(1, { openings: 1200, places: [place!, place!], morePlaces: 80 });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <JobCardActions renderLike={renderLike}>
        <JobList layout="list" jobs={[job]} />
      </JobCardActions>
    </MemoryRouter>,
  );
  expect(html.match(/<li>[^<]+<\/li>/g)?.slice(0, 2)).toEqual([
    '<li>Leeds, England and 81 more</li>',
    '<li>1,200 openings</li>',
  ]);
});

test('[L-34] a job that states no pay says so, as a row and as a tile', () => {
  for (const layout of ['list', 'grid'] as const) {
    const render = (salary: JobCard['salary']) =>
      renderToStaticMarkup(
        <MemoryRouter>
          <JobList layout={layout} jobs={[jobCard(1, { salary })]} />
        </MemoryRouter>,
      );
    expect(render(null)).toContain('Pay not stated');
    expect(render({ min: 40_000_00, max: null, currency: 'USD', period: 'year' })).not.toContain(
      'not stated',
    );
  }
});
