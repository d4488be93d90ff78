import type { ManagedJob, ManagedJobs } from '@waymark/contract/posting/managed-jobs';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createApplication, createEmployer, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addViews } from '../../jobs/job-views/commands.ts';
import { markJobs } from './change-commands.ts';

const context = useTestApp();

interface Employer {
  id: string;
  companyId: string;
  headers: Record<string, string>;
}
let employer: Employer;
beforeEach(async () => {
  employer = await createEmployer(context.services);
});

const get = (url: string, headers: Record<string, string> = employer.headers) =>
  context.app.inject({ url: `/api${url}`, headers });
const list = async (query = '') => (await get(`/company/jobs${query}`)).json<ManagedJobs>();
const titles = async (query = '') => (await list(query)).data.map(({ title }) => title);
const create = (title: string, overrides: Parameters<typeof createJob>[1] = {}) =>
  createJob(context.services, { company_id: employer.companyId, title, ...overrides });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const today = () => new Date().toISOString().slice(0, 10);
const apply = (jobId: string, createdAt = new Date()) =>
  createApplication(context.services, { job_id: jobId, created_at: createdAt });
const titlesOf = (jobs: readonly ManagedJob[]) => jobs.map(({ title }) => title);

test('[H-4] the jobs of the company with what happened to them, ten a page', async () => {
  const place = await createPlace(context.services, { city: 'Oslo', country: 'Norway', country_code: 'NO' });
  const job = await create('Navigator', { place_ids: [place], deadline: '2099-01-31' });
  await apply(job.id);
  const { id: withdrawn } = await apply(job.id);
  await context.database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', withdrawn)
    .execute();
  await addViews(context.database, [{ jobId: job.id, day: today(), source: 'search', views: 7 }]);
  const { data, ...page } = await list();
  expect(data).toMatchObject([
    {
      id: job.id,
      title: 'Navigator',
      company: { id: employer.companyId },
      places: [{ city: 'Oslo', country: 'Norway' }],
      status: 'active',
      postedAt: '2026-01-15T09:00:00.000Z',
      deadline: '2099-01-31',
      closedOn: null,
      applications: 1,
      newApplications: 1,
      views: 7,
      starred: false,
      unread: true,
      isChangeable: true,
    },
  ]);
  expect(page).toEqual({ total: 1, page: 1, pageSize: 10, all: 1, trashed: 0, hasSeveralCompanies: false });
});

test('[H-4] the mark of the company stands with its jobs, and none where it has none', async () => {
  await create('Navigator');
  expect((await list()).data[0]?.company.logoUrl).toBeNull();
  const logo = { id: newId(), purpose: 'logo', storage_key: newId() } as const;
  await context.database
    .insertInto('files')
    .values({ ...logo, name: 'mark', extension: 'webp', media_type: 'image/webp', size: 1, sha256: '' })
    .execute();
  await context.database
    .updateTable('companies')
    .set({ logo_file_id: logo.id })
    .where('id', '=', employer.companyId)
    .execute();
  expect((await list()).data[0]?.company.logoUrl).toBe(`/api/company-logos/${logo.id}`);
});

test('[H-4] ten jobs a page, and a page beyond the last is not found', async () => {
  for (let count = 0; count < 11; count++) await create(`Job ${count}`);
  expect((await list()).data).toHaveLength(10);
  expect((await list('?page=2')).data).toHaveLength(1);
  const beyond = await get('/company/jobs?page=3');
  expect(beyond.statusCode).toBe(404);
  expect(beyond.json().message).toBe('Page 3 is beyond the last page, 2.');
});

test.each(['?page=two', '?status=open', '?show=some', '?sort=random', '?list=bin', '?extra=1'])(
  '[H-4] %s is no question',
  async (query) => {
    expect((await get(`/company/jobs${query}`)).statusCode).toBe(400);
  },
);

test('[H-4] a search finds words of the title and of the place, in any case and order', async () => {
  const place = await createPlace(context.services, {
    city: 'Bergen',
    country: 'Norway',
    country_code: 'NO',
  });
  await create('Harbour pilot', { place_ids: [place] });
  await create('Lighthouse keeper');
  expect(await titles('?q=PILOT%20bergen')).toEqual(['Harbour pilot']);
  expect(await titles('?q=house')).toEqual(['Lighthouse keeper']);
  // What means something to the database means nothing here.
  expect(await titles('?q=%25')).toEqual([]);
  expect(await titles('?q=_')).toEqual([]);
});

test('[H-4, K-1] the status chooses, and what was closed by hand is not what ran out', async () => {
  await create('Open');
  await create('Over', { status: 'expired' });
  await create('Shut', { status: 'expired', closed_by_company: true });
  await create('Filled', { status: 'filled' });
  await create('Waiting', { status: 'pending', posted_at: null, awaits_approval: true });
  expect(await titles('?status=active')).toEqual(['Open']);
  expect(await titles('?status=expired')).toEqual(['Over']);
  expect(await titles('?status=closed')).toEqual(['Shut']);
  expect(await titles('?status=filled')).toEqual(['Filled']);
  expect((await list('?status=pending')).data).toMatchObject([{ title: 'Waiting', waitsFor: 'approval' }]);
  expect(await titles('?sort=status-asc')).toEqual(['Waiting', 'Open', 'Over', 'Shut', 'Filled']);
});

test('[H-4, K-1] read and unread are about who applied since one last looked, starred about oneself alone', async () => {
  const { services, database } = context;
  const fresh = await create('Fresh');
  await apply(fresh.id);
  const seen = await create('Seen');
  await apply(seen.id, daysAgo(2));
  await markJobs(database, employer.id, 'read', [seen.id]);
  const quiet = await create('Quiet');
  await markJobs(database, employer.id, 'star', [quiet.id]);
  expect(await titles('?show=unread')).toEqual(['Fresh']);
  expect((await titles('?show=read')).toSorted()).toEqual(['Quiet', 'Seen']);
  expect(await titles('?show=starred')).toEqual(['Quiet']);
  expect((await titles('?show=unstarred')).toSorted()).toEqual(['Fresh', 'Seen']);
  expect(await titles('?show=none')).toHaveLength(3);
  await apply(seen.id);
  expect((await titles('?show=unread')).toSorted()).toEqual(['Fresh', 'Seen']);

  const { companyId } = employer;
  const colleague = await createEmployer(services, { companyId, memberRole: 'viewer' });
  const theirs = (await get('/company/jobs?show=starred', colleague.headers)).json<ManagedJobs>();
  expect(theirs.data).toEqual([]);
});

test('[H-4] with hundreds of jobs, those with recent applications come first', async () => {
  const applied = await create('Applied for', { posted_at: daysAgo(300) });
  await create('New', { posted_at: daysAgo(1) });
  await apply(applied.id);
  await addViews(context.database, [{ jobId: applied.id, day: today(), source: 'list', views: 1 }]);
  expect(await titles()).toEqual(['Applied for', 'New']);
  expect(await titles('?sort=date-desc')).toEqual(['New', 'Applied for']);
  expect(await titles('?sort=date-asc')).toEqual(['Applied for', 'New']);
  expect(await titles('?sort=title-desc')).toEqual(['New', 'Applied for']);
  expect(await titles('?sort=applications-asc')).toEqual(['New', 'Applied for']);
  expect(await titles('?sort=views-desc')).toEqual(['Applied for', 'New']);
});

test('[H-4] what is in the trash is listed there alone', async () => {
  await create('Kept');
  await create('Old', { status: 'expired', trashed_at: daysAgo(3) });
  await create('Older', { status: 'expired', trashed_at: daysAgo(9) });
  expect(await list()).toMatchObject({ all: 1, trashed: 2, total: 1 });
  expect(await titles('?list=trash')).toEqual(['Old', 'Older']);
});

test('[H-4] a member of several companies has the jobs of each, and may change only those of some', async () => {
  const { services, database } = context;
  const other = await createEmployer(services);
  await database
    .insertInto('company_members')
    .values({ company_id: other.companyId, user_id: employer.id, member_role: 'viewer' })
    .execute();
  await create('Own');
  await createJob(services, { company_id: other.companyId, title: 'Looked at' });
  const { data, hasSeveralCompanies } = await list('?sort=title-desc');
  expect(hasSeveralCompanies).toBe(true);
  expect(data.map(({ title, isChangeable }) => [title, isChangeable])).toEqual([
    ['Own', true],
    ['Looked at', false],
  ]);
  const theirs = (await get('/company/jobs', other.headers)).json<ManagedJobs>();
  expect(titlesOf(theirs.data)).toEqual(['Looked at']);

  // While the session works for the company where one only looks, every change is refused, and none is offered.
  await database
    .updateTable('sessions')
    .set({ company_id: other.companyId })
    .where('user_id', '=', employer.id)
    .execute();
  const looking = await list('?sort=title-desc');
  expect(looking.data.map(({ isChangeable, isEditable }) => [isChangeable, isEditable])).toEqual([
    [false, false],
    [false, false],
  ]);
  const [own] = looking.data;
  const { data: detail } = (await get(`/company/jobs/${own?.id}`)).json<{
    data: ManagedJobs['data'][number];
  }>();
  expect([detail.isChangeable, detail.isEditable]).toEqual([false, false]);
});

test('[H-4] a job with its last 30 days and where those who looked came from', async () => {
  const job = await create('Navigator', {
    salary_max: 9_000_000,
    salary_currency: 'EUR',
    salary_period: 'year',
    description: '<p>Plot the <strong>course</strong>.</p><script>alert(1)</script>',
    experience_min: 2,
    experience_max: 4,
  });
  const views = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  await addViews(context.database, [
    { jobId: job.id, day: views(0), source: 'direct', views: 2 },
    { jobId: job.id, day: views(29), source: 'search', views: 3 },
    { jobId: job.id, day: views(30), source: 'search', views: 100 },
  ]);
  await apply(job.id, daysAgo(29));
  await apply(job.id, daysAgo(31));
  const { data } = (await get(`/company/jobs/${job.id}`)).json();
  expect(data.days).toHaveLength(30);
  expect(data.days[0]).toEqual({ day: views(29), views: 3, applications: 1 });
  expect(data.days[29]).toEqual({ day: views(0), views: 2, applications: 0 });
  expect(data).toMatchObject({
    views: 5,
    applications: 2,
    salary: { max: 9_000_000 },
    experienceMin: 2,
    experienceMax: 4,
    description: '<p>Plot the <strong>course</strong>.</p>',
    sources: [
      { source: 'search', views: 3 },
      { source: 'direct', views: 2 },
    ],
  });
});

test("[A-10] another company's job is not found", async () => {
  const stranger = await createEmployer(context.services);
  const job = await create('Secret');
  expect((await get(`/company/jobs/${job.id}`, stranger.headers)).statusCode).toBe(404);
});
