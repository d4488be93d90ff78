import type { AppliedJob, OutsideApplication } from '@waymark/contract/hiring/outside-applications';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import AppliedRoute, { clientLoader } from '../../../../routes/member/jobs-applied-job.tsx';
import SavedRoute, { clientLoader as loadSaved } from '../../../../routes/member/jobs-saved-jobs.tsx';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { loaderOf } from '../../../../testing/loader-of.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPages } from '../../../../testing/render-part.tsx';

const keeper: OutsideApplication = {
  id: idOf(1),
  title: 'Keeper',
  company: 'Trinity House',
  link: 'https://jobs.example/1',
  appliedOn: '2026-01-05',
  stage: 'interview',
  note: 'Ask for Ada',
  remindOn: null,
  reminds: false,
};

async function openPages(at: string, records: OutsideApplication[] = []) {
  let rows = records;
  api.answer('GET /applied-jobs', () => ({
    data: rows.map((elsewhere): AppliedJob => ({ here: null, elsewhere })),
    total: rows.length,
    page: 1,
    pageSize: 25,
  }));
  api.answer('GET /mail-choices', {
    data: { messages: true, viewed: true, stages: true, reminders: true },
  });
  api.answer('POST /outside-applications', ({ body }) => {
    const added = { ...keeper, ...(body as Partial<OutsideApplication>), id: idOf(2) };
    rows = [added, ...rows];
    return { data: added };
  });
  api.answer('DELETE /outside-applications/:outsideId', ({ params }) => {
    rows = rows.filter(({ id }) => id !== params['outsideId']);
    return { message: 'Removed' };
  });
  const routes = [
    { path: paths.jobsAppliedJob, Component: AppliedRoute, loader: loaderOf(clientLoader) },
    { path: paths.jobsSavedJobs, Component: SavedRoute, loader: loaderOf(loadSaved) },
  ];
  return renderPages(routes, { at, user: candidate() });
}

const list = page.getByRole('list', { name: 'Your applications' });

test('[G-5] an application made elsewhere is added; what is refused is said, and nothing typed is lost', async () => {
  await openPages(paths.jobsAppliedJob);
  await page.getByRole('button', { name: '+ Add an application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an application made elsewhere' });
  const fields = { title: 'Please fill title' };
  api.answer('POST /outside-applications', () => refuse('invalid_input', fields.title, { fields }));
  await dialog.getByLabelText('Company Name').fill('Trinity House');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog.getByLabelText('Job Title')).toHaveFocus();
  await expect.element(dialog.getByLabelText('Company Name')).toHaveValue('Trinity House');
  expect(await findViolations()).toEqual([]);
});

test('[G-5] the list shows stage, note and link of a record, which can be removed', async () => {
  await openPages(paths.jobsAppliedJob, [keeper]);
  await expect.element(list.getByText('Interview')).toBeVisible();
  await expect.element(list.getByText('Ask for Ada')).toBeVisible();
  await expect.element(list.getByRole('link', { name: 'Keeper' })).toHaveAttribute('href', keeper.link);
  await page.getByRole('button', { name: 'Remove Keeper' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '0 Jobs Found' })).toBeVisible();
});

test('[G-4, G-5] an added job becomes an application with what was typed, and leaves the saved jobs', async () => {
  const saved = { id: 'a'.repeat(21), title: 'Keeper', company: 'Trinity House', date: 'May' };
  api.answer('GET /saved-jobs', {
    data: [{ ...saved, job: null, language: '', savedAt: '2026-01-05T09:00:00.000Z' }],
    total: 1,
    page: 1,
    pageSize: 25,
  });
  api.answer('DELETE /saved-jobs/entries/:id', { message: 'Deleted' });
  await openPages(paths.jobsSavedJobs);
  await page.getByRole('button', { name: 'I applied for Keeper' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '1 Job Found' })).toBeVisible();
  expect(api.callsOf('POST /outside-applications')[0]?.body).toMatchObject({
    title: 'Keeper',
    company: 'Trinity House',
    note: 'May',
    remindOn: null,
  });
  expect(api.callsOf('DELETE /saved-jobs/entries/:id')[0]?.params).toEqual({ id: saved.id });
});
