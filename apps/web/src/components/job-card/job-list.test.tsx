import type { JobCard } from '@waymark/contract/jobs/jobs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../lib/languages/language.ts';
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
  ['list', 21],
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

test('[L-34] sector and size stand beside the company, as far as they are known, and not beside a long name', () => {
  const render = (company: Partial<JobCard['company']>, layout: 'list' | 'grid', isOfPage = false) => {
    const job = jobCard(1, { company: { ...jobCard(1).company, name: 'Aire Clinic', ...company } });
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <JobList layout={layout} jobs={[job]} isOfPage={isOfPage} />
      </MemoryRouter>,
    );
    return html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
  };
  const both = { industry: 'Hospitals', size: '201–1,000' } as const;
  for (const layout of ['list', 'grid'] as const) {
    expect(render(both, layout)).toContain('|Aire Clinic|Hospitals|\u00a0· 201–1,000 people|');
    expect(render({ ...both, industry: '' }, layout)).toContain('|Aire Clinic|201–1,000 people|');
    expect(render({ ...both, size: '' }, layout)).toContain('|Aire Clinic|Hospitals|');
    expect(render({}, layout)).not.toContain('people');
    const long = render({ ...both, name: 'The Royal Infirmary of the North Riding' }, layout);
    expect(long).toContain('North Riding|');
    expect(long).not.toContain('Hospitals');
  }
  expect(render(both, 'list', true)).not.toMatch(/Aire Clinic|Hospitals/);
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

test.each(['list', 'grid'] as const)(
  '[L-13] a title and a name in a %s are read in their own direction',
  (layout) => {
    const html = list(layout);
    expect(html).toMatch(/<h2[^>]*><a [^>]*dir="auto"[^>]*>Night Nurse 1</);
    expect(html).toMatch(/<a [^>]*dir="auto"[^>]*>Aire Clinic 1</);
  },
);

test.each([
  ['de', 'en', ' lang="de" dir="ltr"'],
  ['ar', 'en', ' lang="ar" dir="rtl"'],
  ['en', 'ar', ' lang="en" dir="ltr"'],
  ['de', 'de', ''],
  ['', 'en', ' dir="auto"'],
  ['de, en', 'en', ' dir="auto"'],
] as const)('[L-40] the title of a job in %j on a page in %s says%s', (language, page, mark) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageContext value={page}>
        <JobList layout="list" jobs={[jobCard(1, { language })]} />
        <JobList layout="grid" jobs={[jobCard(1, { language })]} />
      </LanguageContext>
    </MemoryRouter>,
  );
  const links = [...html.matchAll(/<a ([^>]*)>Night Nurse 1<\/a>/g)].map(([, attributes = '']) =>
    (attributes.match(/ (?:lang|dir)="[^"]*"/g) ?? []).join(''),
  );
  expect(links).toEqual([mark, mark]);
});
