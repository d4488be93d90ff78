import type { ManagedJob, ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { paths } from '@waymark/contract/paths';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import ManagePage, { clientLoader } from '../../../../routes/member/company-manage-job.tsx';
import { api, refuse } from '../../../../testing/api.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { loaderOf } from '../../../../testing/loader-of.ts';
import { managedDetail, managedJob, managedJobs } from '../../../../testing/managed-jobs.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPages } from '../../../../testing/render-part.tsx';
import { closeToasts, toast } from '../../../../testing/toasts.ts';

const loader = loaderOf(clientLoader);

afterEach(() => page.viewport(1440, 900));

async function openJobs(jobs: readonly ManagedJob[], at: string = paths.companyManageJob) {
  api.answer('GET /company/declines', { data: [] });
  api.answer('GET /company/jobs', managedJobs(jobs));
  const shown = await renderPages([{ path: paths.companyManageJob, element: <ManagePage />, loader }], {
    at,
    user: employer(),
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Manage jobs' })).toBeVisible();
  return shown;
}

async function view(job: ManagedJob, overrides: Partial<ManagedJobDetail> = {}) {
  api.answer('GET /company/jobs/:jobId', { data: managedDetail(job, overrides) });
  api.answer('GET /company/jobs/:jobId/translations', { data: { linked: [], offered: [] } });
  await page.getByRole('button', { name: `View ${job.title}` }).click();
  return page.getByRole('dialog', { name: job.title, exact: true });
}

const fact = (dialog: ReturnType<typeof page.getByRole>, term: string) =>
  dialog.getByText(term, { exact: true }).element().nextElementSibling?.textContent;
const closeButton = (dialog: ReturnType<typeof page.getByRole>) =>
  dialog.getByRole('button', { name: 'Close', exact: true }).filter({ hasText: 'Close' });
const changed = (job: ManagedJob) => ({
  data: { changed: [job.id], unchanged: [], waiting: [], changeId: idOf(77) },
});

test('[H-4] the view dialog shows company, title, experience and description, and Close only closes it', async () => {
  const job = managedJob(1);
  await openJobs([job]);
  const dialog = await view(job);
  await expect.element(dialog.getByText('We look for a nurse.')).toBeVisible();
  expect(fact(dialog, 'Company name')).toBe('Fjord Care');
  expect(fact(dialog, 'Job Title')).toBe(job.title);
  expect(fact(dialog, 'Experience')).toBe('2 to 4 years');
  expect(fact(dialog, 'Description')).toBe('We look for a nurse.');
  await expect.element(dialog.getByText('nurse', { exact: true })).toBeVisible();
  await closeButton(dialog).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: `View ${job.title}` })).toHaveFocus();
  expect(api.callsOf('POST /company/jobs/changes')).toEqual([]);

  const bare = await view(job, { experienceMin: null, experienceMax: null, description: '' });
  await expect.element(bare.getByText('Description')).toBeVisible();
  expect(fact(bare, 'Experience')).toBe('Not given');
  expect(fact(bare, 'Description')).toBe('Not given');
});

test('[L-34] choosing jobs is read aloud', async () => {
  await openJobs([managedJob(1), managedJob(2)]);
  const heard = () => document.getElementById('messages')?.textContent;
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().click();
  await expect.poll(heard).toContain('1 job selected.');
  await boxes.last().click();
  await expect.poll(heard).toContain('2 jobs selected.');
});

test('[H-4] Close posting asks first, says why it is refused, and takes the posting off the board', async () => {
  const job = managedJob(1);
  await openJobs([job]);
  const dialog = await view(job);
  const closePosting = dialog.getByRole('button', { name: 'Close posting' });
  await closePosting.click();
  const question = page.getByRole('dialog', { name: `Close “${job.title}”?` });
  await expect
    .element(question.getByText('Seekers no longer find it and cannot apply. You can renew it later.'))
    .toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(closePosting).toHaveFocus();
  expect(api.callsOf('POST /company/jobs/changes')).toEqual([]);

  const refusal = 'This posting was changed a moment ago. Try again.';
  api.answer('POST /company/jobs/changes', () => refuse('conflict', refusal));
  await closePosting.click();
  const confirm = question.getByRole('button', { name: 'Close posting' });
  await confirm.click();
  await expect.element(question.getByText(refusal)).toBeVisible();

  api.answer('POST /company/jobs/changes', () => {
    api.answer('GET /company/jobs', managedJobs([{ ...job, status: 'closed' }]));
    return changed(job);
  });
  await confirm.click();
  await expect.element(toast(/is closed/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('row', { name: /Night Nurse/ }).getByText('Closed', { exact: true }))
    .toBeVisible();
  expect(api.callsOf('POST /company/jobs/changes').map(({ body }) => body)).toEqual([
    { action: 'close', jobIds: [job.id] },
    { action: 'close', jobIds: [job.id] },
  ]);
});

test('[H-4] a job is put into the trash, restored, and renewed with a new last day', async () => {
  await page.viewport(390, 844);
  const job = managedJob(1);
  await openJobs([job]);
  const row = page.getByRole('row', { name: /Night Nurse/ });
  const press = (name: RegExp) => row.getByRole('button', { name }).click();
  /** The next change leaves the list, or the trash, with these jobs. */
  function changeTo(now: ManagedJob, left: readonly ManagedJob[], trashed: number) {
    api.answer('POST /company/jobs/changes', () => {
      api.answer('GET /company/jobs', managedJobs(left, { all: 1, trashed }));
      return changed(now);
    });
  }
  changeTo(job, [], 1);
  await press(/^Move to trash/);
  await expect.element(toast(/is in the trash/)).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  // The last row took the button that had the focus with it: a heading is next.
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^H\d$/);

  const trashed = { ...job, status: 'closed', trashedAt: '2026-02-01T09:00:00.000Z' } as const;
  api.answer('GET /company/jobs', managedJobs([trashed], { all: 0, trashed: 1 }));
  const tabs = page.getByRole('navigation', { name: 'Lists of jobs' });
  await tabs.getByRole('link', { name: /Trash/ }).click();
  await expect.poll(() => api.callsOf('GET /company/jobs').at(-1)?.query.get('list')).toBe('trash');
  changeTo(job, [], 0);
  await press(/^Restore/);
  // Messages stand at the top of a phone, where the lists are.
  await expect.element(toast(/is restored/)).toBeVisible();
  await closeToasts();
  await expect.element(row).not.toBeInTheDocument();

  const closed = { ...job, status: 'closed' } as const;
  api.answer('GET /company/jobs', managedJobs([closed]));
  await tabs.getByRole('link', { name: /Jobs/ }).click();
  const dialog = await view(closed);
  await dialog.getByRole('button', { name: 'Renew' }).click();
  const renew = page.getByRole('dialog', { name: /^Renew/ });
  const lastDay = renew.getByLabelText('Last day for applications');
  await lastDay.fill('2020-01-01');
  const past = 'Choose a day that is still to come.';
  api.answer('POST /company/jobs/changes', () =>
    refuse('invalid_input', past, { fields: { deadline: past } }),
  );
  await renew.getByRole('button', { name: 'Renew' }).click();
  await expect.element(renew.getByText(past)).toBeVisible();
  await lastDay.fill('2099-12-31');
  changeTo(job, [job], 0);
  await renew.getByRole('button', { name: 'Renew' }).click();
  await expect.element(toast(/is renewed/)).toBeVisible();
  await expect.element(renew).not.toBeInTheDocument();
  expect(api.callsOf('POST /company/jobs/changes').map(({ body }) => body)).toEqual([
    { action: 'trash', jobIds: [job.id] },
    { action: 'restore', jobIds: [job.id] },
    { action: 'renew', jobIds: [job.id], deadline: '2020-01-01' },
    { action: 'renew', jobIds: [job.id], deadline: '2099-12-31' },
  ]);
});

test('[L-40] a posting is linked with its translation in the view dialog, and unlinked', async () => {
  const german = { id: idOf(2), title: 'Nachtpflege', language: 'de', status: 'active' as const };
  const job = managedJob(1);
  await openJobs([job]);
  const dialog = await view(job);
  await closeButton(dialog).click();
  api.answer('GET /company/jobs/:jobId/translations', { data: { linked: [], offered: [german] } });
  api.answer('POST /company/jobs/:jobId/translations', { data: { linked: [german], offered: [] } });
  api.answer('DELETE /company/jobs/:jobId/translations', { data: { linked: [], offered: [german] } });
  await page.getByRole('button', { name: `View ${job.title}` }).click();
  await dialog.getByLabelText('Link a translation').selectOptions('Nachtpflege (German)');
  await expect.element(dialog.getByText('Nachtpflege')).toHaveAttribute('lang', 'de');
  expect(api.callsOf('POST /company/jobs/:jobId/translations')).toMatchObject([
    { body: { jobId: german.id } },
  ]);
  await dialog.getByRole('button', { name: 'Unlink this posting' }).click();
  await expect.element(dialog.getByLabelText('Link a translation')).toBeVisible();
});
