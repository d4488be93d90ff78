import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../testing/api.ts';
import { foundJobs, idOf, jobCard, jobDetail } from '../testing/jobs.ts';
import { renderPages } from '../testing/render-part.tsx';
import BrowseJobFilterList, { shouldRevalidate } from './browse-job-filter-list.tsx';

/** The script of what stands beside the list, on a slow line. */
const slow = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../areas/search/job-search/components/beside-list.tsx', async (importOriginal) => {
  await slow.promise;
  return importOriginal();
});

test('[L-34] a press on a title opens the job’s own page while the script of the pane is on its way, then the pane', async () => {
  await page.viewport(1440, 900);
  api.answer('POST /jobs/:jobId/views', undefined as never);
  api.answer('GET /jobs/:jobId', {
    data: jobDetail({ ...jobCard(2), description: '<p>Text of job 2.</p>' }),
  });
  api.answer('GET /jobs/suggestions', { data: [] });
  const loader = () => ({
    search: jobSearchSchema.parse({}),
    ignored: [],
    result: foundJobs([jobCard(1), jobCard(2)]),
    landing: null,
    publicUrl: location.origin,
  });
  const at = paths.browseJobFilterList;
  const shown = await renderPages(
    [
      { path: at, Component: BrowseJobFilterList, loader, shouldRevalidate },
      { path: paths.jobDetail, element: <p>The job’s own page</p> },
    ],
    { at, isEarly: true },
  );
  const title = shown.getByRole('link', { name: 'Night Nurse 2' });
  await title.click();
  await expect.element(shown.getByText('The job’s own page')).toBeVisible();
  expect(shown.address()).toBe(jobDetailPath(idOf(2)));

  await shown.go(-1);
  await expect.element(title).toBeVisible();
  slow.resolve();
  await shown.loaded();
  await title.click();
  await expect.element(shown.getByText('Text of job 2.')).toBeVisible();
  expect(shown.address()).toBe(`${at}?job=${idOf(2)}`);
});
