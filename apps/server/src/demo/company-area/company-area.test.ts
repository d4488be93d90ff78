import { sayEnglish } from '@waymark/contract/text/say';
import { draftFieldsSchema } from '@waymark/contract/posting/postings';
import { beforeEach, expect, test } from 'vitest';
import { listHistory } from '../../areas/companies/companies/history-queries.ts';
import { ensureCompanies } from '../../areas/companies/companies/company-commands.ts';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { listPictures } from '../../areas/companies/company-media/queries.ts';
import { listShownPeople } from '../../areas/companies/company-people/queries.ts';
import { listTeam } from '../../areas/hiring/hiring-team/queries.ts';
import { listCriteria } from '../../areas/hiring/scorecards/queries.ts';
import { countStored } from '../../testing/erased-people.ts';
import {
  createCompany,
  createJob,
  createApplication,
  createCandidate,
  createEmployer,
} from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { emptyTables } from '../../testing/test-database.ts';
import { createDemoAccounts } from '../accounts.ts';
import { demoEmployerCompany } from '../companies.ts';
import { companiesFor } from '../postings/assign-employers.ts';
import { createDemoApplicants } from './create-demo-applicants.ts';
import { createDemoCompanyMedia } from './create-demo-company-media.ts';
import { createDemoConversations } from './create-demo-conversations.ts';
import { createDemoHistory } from './create-demo-history.ts';
import { createDemoManagedJobs } from './create-demo-managed-jobs.ts';
import { createDemoMemberships } from './create-demo-memberships.ts';
import { createDemoPeople } from './create-demo-people.ts';
import { createDemoPosting } from './create-demo-posting.ts';
import { createDemoScorecards } from './create-demo-scorecards.ts';

const context = useTestApp();

beforeEach(() => emptyTables(context.database));

const createDemoCompany = () =>
  createCompany(context.services, {
    name: demoEmployerCompany,
    slug: companySlug(demoEmployerCompany),
  });

test('[H-4] the demo employer has applicants in every stage, once however often it is loaded', async () => {
  const { services, database } = context;
  await expect(createDemoApplicants(services)).rejects.toThrow('no posting that people could apply for');
  const company = await createDemoCompany();
  // Younger than the longest of their applications.
  const posted_at = new Date(Date.now() - 30 * 3_600_000);
  const { id: jobId } = await createJob(services, { source: 'demo', company_id: company.id, posted_at });
  await database.transaction().execute(createDemoAccounts);
  await createDemoApplicants(services);
  await createDemoApplicants(services);
  const rows = await database
    .selectFrom('applications')
    .leftJoin('application_stages', 'application_stages.id', 'applications.stage_id')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['application_stages.kind', 'files.storage_key', 'applications.created_at', 'moved_at'])
    .where('job_id', '=', jobId)
    .execute();
  expect(new Set(rows.map(({ kind }) => kind ?? 'new')).size).toBe(7);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ created_at }) => created_at <= posted_at)).toEqual([]);
  expect(rows.filter(({ created_at, moved_at }) => moved_at < created_at)).toEqual([]);
  const events = await database.selectFrom('application_events').select('created_at').execute();
  expect(events.filter(({ created_at }) => created_at <= posted_at)).toEqual([]);
  const stream = await services.files.open(rows[0]?.storage_key ?? '');
  const chunks = await stream.toArray();
  expect(Buffer.concat(chunks as Buffer[]).toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
});

test('[H-1, H-2] the demo employer has a logo, pictures and a proven website; run twice, it is the same', async () => {
  const { id } = await createCompany(context.services, {
    name: demoEmployerCompany,
    slug: companySlug(demoEmployerCompany),
    website: 'https://harbor.example',
  });
  await ensureCompanies(
    context.database,
    companiesFor(50).map(({ name, website, about }) => ({ name, website, about, industry: '' })),
  );
  const run = () => createDemoCompanyMedia(context.services, 50, new AbortController().signal);
  await run();
  const { logo_file_id: logoId, verified_by: by } = await context.database
    .selectFrom('companies')
    .select(['logo_file_id', 'verified_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(by).toBe('dns');
  for (const size of [64, 128, 256]) {
    const logo = await context.app.inject({ url: `/api/company-logos/${logoId}?size=${size}` });
    expect(logo.statusCode).toBe(200);
    expect(logo.rawPayload.length).toBeLessThan(8000);
  }
  expect(await listPictures(context.database, id)).toHaveLength(3);
  const before = await countStored(context);
  await run();
  expect(await countStored(context)).toEqual(before);
});

test('[L-34] the page of the demo employer shows its people, and leaves their choices as they are later', async () => {
  const { database } = context;
  const { id } = await createDemoCompany();
  await expect(createDemoPeople(database)).rejects.toThrow('no member of its company');
  await database.transaction().execute(createDemoAccounts);
  await createDemoPeople(database);
  const titles = (await listShownPeople(database, [id])).map((person) => person.page_title);
  expect(titles.toSorted()).toEqual(['Engineering Manager', 'Head of Talent', 'Talent Partner']);
  await database.updateTable('company_members').set({ page_choice: 'hidden' }).execute();
  await createDemoPeople(database);
  expect(await listShownPeople(database, [id])).toEqual([]);
});

test('[K-1] the demo employer has messages, an interview offered and one chosen, once', async () => {
  const { services, database } = context;
  const company = await createDemoCompany();
  await database.transaction().execute(createDemoAccounts);
  const job = await createJob(services, { company_id: company.id });
  await expect(createDemoConversations(database)).rejects.toThrow('Too few people');
  const candidates = [];
  for (let nth = 0; nth < 3; nth++) {
    const candidate = await createCandidate(services, { is_demo: true });
    await createApplication(services, { user_id: candidate.id, job_id: job.id });
    candidates.push(candidate);
  }
  await createDemoConversations(database);
  await createDemoConversations(database);
  const statuses = await database.selectFrom('interview_offers').select('status').orderBy('status').execute();
  expect(statuses.map(({ status }) => status)).toEqual(['chosen', 'offered']);
  const conversations = await database.selectFrom('conversations').select('candidate_id').execute();
  const written = new Set(conversations.map((row) => row.candidate_id));
  expect(candidates.filter(({ id }) => written.has(id))).toHaveLength(2);
  const { templates } = await database
    .selectFrom('decline_templates')
    .select(({ fn }) => fn.countAll<number>().as('templates'))
    .executeTakeFirstOrThrow();
  expect(templates).toBe(1);
});

test('[H-1] the demo employer finds what was done in the last weeks, written once', async () => {
  const { services, database } = context;
  const { id } = await createDemoCompany();
  await database.transaction().execute(createDemoAccounts);
  await createJob(services, { source: 'demo', company_id: id, title: 'Pilot' });
  const now = new Date();
  await createDemoHistory(database, now);
  await createDemoHistory(database, new Date(now.getTime() + 86_400_000));
  const { data, total } = await listHistory(sayEnglish, database, id, 1);
  expect(total).toBe(20);
  expect(data[0]).toMatchObject({
    what: expect.stringContaining('offered interviews for Pilot'),
    who: expect.stringMatching(/\w+ \w+/),
  });
  expect(data.every(({ at, what }) => new Date(at) < now && !what.includes('{'))).toBe(true);
});

test('[H-4] the demo employer has views on every day up to today, whenever the demo is started', async () => {
  const { services, database } = context;
  const employer = await createEmployer(services, { is_demo: true });
  await database
    .updateTable('companies')
    .set({ slug: 'harbor-pine-software' })
    .where('id', '=', employer.companyId)
    .execute();
  const job = await createJob(services, {
    company_id: employer.companyId,
    posted_at: new Date('2026-01-15T09:00:00Z'),
  });
  const stored = () =>
    database.selectFrom('job_views').selectAll().orderBy('day').orderBy('source').execute();
  await createDemoManagedJobs(database, new Date('2026-05-01T12:00:00Z'));
  const first = await stored();
  expect(new Set(first.map(({ day }) => day)).size).toBeGreaterThan(25);
  expect(new Set(first.map(({ source }) => source)).size).toBe(6);
  await createDemoManagedJobs(database, new Date('2026-05-01T18:00:00Z'));
  expect(await stored()).toEqual(first);
  await createDemoManagedJobs(database, new Date('2026-05-03T12:00:00Z'));
  expect((await stored()).slice(0, first.length)).toEqual(first);
  expect((await stored()).length).toBeGreaterThan(first.length);
  const marks = await database
    .selectFrom('managed_job_marks')
    .select(['user_id', 'job_id', 'starred'])
    .execute();
  expect(marks).toEqual([{ user_id: employer.id, job_id: job.id, starred: true }]);
});

test('[H-5] the demo employer has a plan, a pending order and receipts that open, once', async () => {
  const employer = await createEmployer(context.services);
  await context.database
    .updateTable('companies')
    .set({ name: demoEmployerCompany, slug: companySlug(demoEmployerCompany) })
    .where('id', '=', employer.companyId)
    .execute();
  for (const title of ['Engineer', 'Designer', 'Writer']) {
    await createJob(context.services, { company_id: employer.companyId, title });
  }
  await createDemoMemberships(context.database, new Date());
  await createDemoMemberships(context.database, new Date());
  const get = (url: string) => context.app.inject({ url: `/api/company${url}`, headers: employer.headers });
  const { data, total } = (await get('/transactions')).json();
  expect(total).toBe(4);
  expect(data.map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'paid',
    'refunded',
    'paid',
  ]);
  expect((await get('/plan')).json().data).toMatchObject({ plan: 'professional', postings: 10, taken: 3 });
  for (const { id, receiptNumber } of data.slice(1) as { id: string; receiptNumber: string }[]) {
    const receipt = await get(`/transactions/${id}/receipt`);
    expect(receipt.statusCode).toBe(200);
    expect(receipt.headers['content-disposition']).toContain(`${receiptNumber}.pdf`);
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('[H-3] the newest job of the demo employer asks what its applicants have answered, once', async () => {
  const { services, database } = context;
  const company = await createDemoCompany();
  const { id: jobId } = await createJob(services, { source: 'demo', company_id: company.id });
  await database.transaction().execute(createDemoAccounts);
  await expect(createDemoPosting(database)).rejects.toThrow('Nobody has applied');
  expect(await database.selectFrom('job_questions').selectAll().execute()).toEqual([]);
  await createDemoApplicants(services);
  await createDemoPosting(database);
  await createDemoPosting(database);
  const questions = await database
    .selectFrom('job_questions')
    .select('kind')
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  expect(questions.map(({ kind }) => kind)).toEqual(['yes-no', 'number', 'choice', 'text']);
  const answers = await database.selectFrom('application_answers').selectAll().execute();
  const applicants = await database.selectFrom('applications').select('id').execute();
  expect(new Set(answers.map((answer) => answer.application_id)).size).toBe(applicants.length);
  expect(answers.some((answer) => answer.is_knockout)).toBe(true);
  const drafts = await database.selectFrom('posting_drafts').select(['company_id', 'fields']).execute();
  expect(drafts.map((draft) => draft.company_id)).toEqual([company.id]);
  expect(draftFieldsSchema.parse(drafts[0]?.fields).title).toBe('Senior Data Analyst');
});

test('[L-34] the posting of the demo employer has a hiring team, criteria and scorecards, once', async () => {
  const { services, database } = context;
  const company = await createDemoCompany();
  const { id: jobId } = await createJob(services, { source: 'demo', company_id: company.id });
  await database.transaction().execute(createDemoAccounts);
  await createDemoApplicants(services);
  await expect(createDemoScorecards(database)).rejects.toThrow('no colleagues');
  expect(await listTeam(database, jobId)).toEqual([]);
  await createDemoPeople(database);
  await createDemoScorecards(database);
  await createDemoScorecards(database);
  const team = await listTeam(database, jobId);
  expect(team.map(({ part }) => part)).toEqual(['hiring-manager', 'recruiter', 'interviewer']);
  expect((await listCriteria(database, jobId)).map(({ name }) => name)).toContain('Works with others');
  const written = await database
    .selectFrom('scorecards')
    .innerJoin('scorecard_scores', 'scorecard_id', 'scorecards.id')
    .select(['scorecards.id', 'author_id'])
    .execute();
  expect(new Set(written.map(({ id }) => id)).size).toBe(6);
  const members = new Set(team.map((member) => member.user_id));
  expect(written.filter((row) => !members.has(row.author_id ?? ''))).toEqual([]);
});
