import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { idOf, jobDetail } from '../../../../testing/jobs.ts';
import { JobPage } from './job-page.tsx';

const page = (job: ReturnType<typeof jobDetail>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <JobPage
        job={job}
        similar={[]}
        address="https://waymark.example/job-detail"
        now={0}
        apply={null}
        renderApplyLink={() => null}
        save={null}
      />
    </MemoryRouter>,
  );

test('[L-25] the page of a job links to its other openings by place, and counts those that it does not list', () => {
  const york = { city: 'York', region: 'England', countryCode: 'GB', country: 'United Kingdom' };
  const html = page(jobDetail({ openings: 9, otherOpenings: [{ id: idOf(2), places: [york] }] }));
  expect(html).toMatch(
    new RegExp(
      `<dt>Also open in</dt><dd>.*<a [^>]*href="/job-detail\\?job=${idOf(2)}"[^>]*>York, England</a>`,
    ),
  );
  expect(html).toContain('and 7 more');
  expect(page(jobDetail())).not.toContain('Also open in');
});
