import { describe, expect, test } from 'vitest';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
  type Overrides,
  type TestUser,
} from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: `/api${url}`, headers });
const withdraw = (id: string, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'POST', url: `/api/applications/${id}/withdraw`, headers });

async function apply(
  headers: Record<string, string>,
  fields: Record<string, string>,
  file?: { name: string; bytes: Buffer },
) {
  const body = await multipart(fields, file);
  return context.app.inject({
    method: 'POST',
    url: '/api/applications',
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
}

async function createOpening() {
  const employer = await createEmployer(context.services);
  const job = await createJob(context.services, { company_id: employer.companyId, title: 'Navigator' });
  return { employer, job };
}

async function createPrepared(overrides: Overrides<'users'> = {}): Promise<TestUser & { resumeId: string }> {
  const candidate = await createCandidate(context.services, overrides);
  const { id: resumeId } = await createResume(context.services, { userId: candidate.id });
  return { ...candidate, resumeId };
}

const eventsOf = async (applicationId: string) =>
  (
    await context.database
      .selectFrom('application_events')
      .select('status')
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute()
  ).map((event) => event.status);

describe('[G-9] POST /applications', () => {
  test('with a stored resume: it is stored with its event, and both sides get a mail', async () => {
    const { employer, job } = await createOpening();
    const candidate = await createPrepared();
    const coverLetter = 'I have read the stars for ten years.';
    const response = await apply(candidate.headers, {
      jobId: job.id,
      resumeId: candidate.resumeId,
      coverLetter,
    });
    expect(response.statusCode).toBe(201);
    const { data } = response.json();
    expect(data).toMatchObject({
      status: 'submitted',
      resumeName: 'ada-lovelace.pdf',
      job: { id: job.id, title: 'Navigator', open: true },
    });
    const row = await context.database
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      user_id: candidate.id,
      resume_id: candidate.resumeId,
      cover_letter: coverLetter,
    });
    expect(await eventsOf(data.id)).toEqual(['submitted']);
    const [confirmation] = await sentMails(context.database, candidate.email);
    expect(confirmation?.subject).toMatch(/^You applied for Navigator at Company \d+$/);
    const [news] = await sentMails(context.database, employer.email);
    expect(news?.text).toContain('Ada Lovelace has applied for Navigator.');
    expect(news?.text).not.toContain(candidate.email);
    expect(news?.text).not.toContain(coverLetter);
  });

  test('[L-25] the mail about an applicant with one name has no blank in place of the other', async () => {
    const { employer, job } = await createOpening();
    const candidate = await createPrepared({ first_name: 'Suharto', last_name: '' });
    await apply(candidate.headers, { jobId: job.id, resumeId: candidate.resumeId });
    const [news] = await sentMails(context.database, employer.email);
    expect(news?.text).toContain('Suharto has applied for Navigator.');
  });

  test('[A-10] a suspended member is not told who has applied, also where the posting names their address', async () => {
    const { employer, job } = await createOpening();
    const { email } = await createEmployer(context.services, {
      companyId: employer.companyId,
      suspended_at: new Date(),
    });
    await context.database
      .updateTable('jobs')
      .set({ notify_email: email })
      .where('id', '=', job.id)
      .execute();
    const candidate = await createPrepared();
    const answer = await apply(candidate.headers, { jobId: job.id, resumeId: candidate.resumeId });
    expect(answer.statusCode).toBe(201);
    expect(await sentMails(context.database, employer.email)).toHaveLength(1);
    expect(await sentMails(context.database, email)).toEqual([]);
  });

  test('with a new upload: the resume is kept for the next time', async () => {
    const { job } = await createOpening();
    const { headers } = await createCandidate(context.services);
    const response = await apply(headers, { jobId: job.id }, { name: 'new.pdf', bytes: pdfBytes() });
    expect(response.json().data.resumeName).toBe('new.pdf');
    expect((await get('/resumes', headers)).json().data).toMatchObject([
      { name: 'new.pdf', isDefault: true },
    ]);
  });

  test('once a job, and also when two arrive at once', async () => {
    const { job } = await createOpening();
    const { headers, resumeId, email } = await createPrepared();
    const answers = await Promise.all([1, 2].map(() => apply(headers, { jobId: job.id, resumeId })));
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const again = await apply(headers, { jobId: job.id }, { name: 'new.pdf', bytes: pdfBytes() });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('You have already applied for this job.');
    expect((await get('/resumes', headers)).json().data).toHaveLength(1);
    expect(await sentMails(context.database, email)).toHaveLength(1);
  });

  test.each([
    ['expired', 410, 'This job is closed and takes no more applications.'],
    ['filled', 410, 'This job is closed and takes no more applications.'],
    ['draft', 404, 'There is no job with this address.'],
  ] as const)('a job that is %s cannot be applied for', async (status, code, message) => {
    const { companyId } = await createEmployer(context.services);
    const job = await createJob(context.services, { company_id: companyId, status });
    const { headers, resumeId } = await createPrepared();
    const response = await apply(headers, { jobId: job.id, resumeId });
    expect(response.statusCode).toBe(code);
    expect(response.json().message).toBe(message);
  });

  test('an employer who is not here takes applications elsewhere', async () => {
    const job = await createJob(context.services, { apply_url: 'https://employer.example/jobs/1' });
    const { headers, resumeId } = await createPrepared();
    const response = await apply(headers, { jobId: job.id, resumeId });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('This employer takes applications on its own site.');
  });

  test("[A-10] another candidate's resume cannot be sent", async () => {
    const { job } = await createOpening();
    const { headers } = await createPrepared();
    const other = await createPrepared();
    const response = await apply(headers, { jobId: job.id, resumeId: other.resumeId });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      resumeId: 'Choose one of your resumes or upload a new one.',
    });
    expect((await get('/applications', headers)).json().total).toBe(0);
  });

  test('a form without a resume, with two of them or with a wrong job is refused', async () => {
    const { job } = await createOpening();
    const { headers, resumeId } = await createPrepared();
    const none = await apply(headers, { jobId: job.id });
    expect(none.json().fields).toHaveProperty('resumeId');
    const both = await apply(headers, { jobId: job.id, resumeId }, { name: 'a.pdf', bytes: pdfBytes() });
    expect(both.json().fields).toHaveProperty('resume');
    const wrong = await apply(headers, { jobId: 'navigator', resumeId });
    expect(wrong.json().fields).toEqual({ jobId: 'Choose the job to apply for.' });
    const long = await apply(headers, { jobId: job.id, resumeId, coverLetter: 'x'.repeat(5001) });
    expect(long.json().fields.coverLetter).toContain('5000 characters');
    for (const response of [none, both, wrong, long]) expect(response.statusCode).toBe(400);
  });

  test('[A-10] guests and employers are refused', async () => {
    const { employer, job } = await createOpening();
    expect((await apply({}, { jobId: job.id })).statusCode).toBe(401);
    expect((await apply(employer.headers, { jobId: job.id })).statusCode).toBe(403);
  });

  test.each([
    ['sixty-first', 'hour', 60, 'apply-user'],
    ['two hundred and first', 'day', 200, 'application-user'],
  ] as const)('the %s application within the %s has to wait', async (_nth, _span, points, limit) => {
    const { job } = await createOpening();
    const { id, headers, resumeId } = await createPrepared();
    for (let nth = 0; nth < points; nth++) await context.services.rateLimits.consume(limit, id);
    expect((await apply(headers, { jobId: job.id, resumeId })).statusCode).toBe(429);
  });
});

describe('[G-5] GET /applications', () => {
  async function createMany(count: number) {
    const candidate = await createPrepared();
    const ids: string[] = [];
    for (let i = 0; i < count; i++) {
      const { id } = await createApplication(context.services, {
        user_id: candidate.id,
        resume_id: candidate.resumeId,
        created_at: new Date(Date.UTC(2026, 0, 1, i)),
      });
      ids.push(id);
    }
    return { candidate, ids };
  }
  const idsOf = (response: Awaited<ReturnType<typeof get>>) =>
    response.json().data.map((application: { id: string }) => application.id);

  test('own applications alone, newest first or oldest first, in pages', async () => {
    const { candidate, ids } = await createMany(27);
    const newest = await get('/applications', candidate.headers);
    expect(newest.json()).toMatchObject({ total: 27, page: 1, pageSize: 25 });
    expect(idsOf(newest)).toEqual(ids.toReversed().slice(0, 25));
    const second = await get('/applications?page=2', candidate.headers);
    expect(idsOf(second)).toEqual(ids.slice(0, 2).toReversed());
    expect(idsOf(await get('/applications?sort=oldest', candidate.headers))).toEqual(ids.slice(0, 25));
    const beyond = await get('/applications?page=9', candidate.headers);
    expect(beyond.statusCode).toBe(404);
    expect(beyond.json().message).toBe('Page 9 is beyond the last page, 2.');
    expect(beyond.json()).not.toHaveProperty('logout');
  });

  test('a job that has closed is still listed, and says so', async () => {
    const { candidate } = await createMany(1);
    const [application] = (await get('/applications', candidate.headers)).json().data;
    expect(application.job.open).toBe(true);
    const { id } = application.job;
    await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', id).execute();
    expect((await get('/applications', candidate.headers)).json().data[0].job).toMatchObject({
      id,
      open: false,
    });
  });
});

describe('[G-9] following and withdrawing', () => {
  test('whether one has applied for a job', async () => {
    const { job } = await createOpening();
    const { headers, resumeId } = await createPrepared();
    expect((await get(`/applications/for-job/${job.id}`, headers)).json()).toEqual({ data: null });
    const { data } = (await apply(headers, { jobId: job.id, resumeId })).json();
    expect((await get(`/applications/for-job/${job.id}`, headers)).json()).toEqual({ data });
    const stranger = await createCandidate(context.services);
    expect((await get(`/applications/for-job/${job.id}`, stranger.headers)).json()).toEqual({ data: null });
  });

  test('withdrawing is kept with its event, and doing it twice changes nothing', async () => {
    const { job } = await createOpening();
    const { headers, resumeId } = await createPrepared();
    const { id } = (await apply(headers, { jobId: job.id, resumeId })).json().data;
    expect((await withdraw(id, headers)).json().data.status).toBe('withdrawn');
    expect((await withdraw(id, headers)).statusCode).toBe(200);
    expect(await eventsOf(id)).toEqual(['submitted', 'withdrawn']);
  });

  test("[A-10] another candidate's application cannot be withdrawn", async () => {
    const { id } = await createApplication(context.services);
    const stranger = await createCandidate(context.services);
    const response = await withdraw(id, stranger.headers);
    expect(response.statusCode).toBe(404);
    expect((await withdraw(id)).statusCode).toBe(401);
    const row = await context.database
      .selectFrom('applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('submitted');
  });
});

describe('[G-5, L-7] an application whose posting is off the board', () => {
  test.each([
    ['our team took it down', { status: 'pending', moderation: 'suspended' }, 'job-taken-down', true],
    ['its employer closed it', { status: 'expired', closed_by_company: true }, 'job-closed', false],
    ['its employer filled it', { status: 'filled' }, 'job-filled', false],
  ] as const)('says so where %s', async (_how, columns, nextStep, takenDown) => {
    const owner = await createEmployer(context.services);
    const { id: jobId } = await createJob(context.services, { company_id: owner.companyId });
    const { id: userId, headers } = await createCandidate(context.services);
    const { id } = await createApplication(context.services, { job_id: jobId, user_id: userId });
    await context.database.updateTable('jobs').set(columns).where('id', '=', jobId).execute();
    const read = async (url: string) =>
      (await context.app.inject({ url: `/api${url}`, headers })).json().data;
    expect(await read(`/application-timelines?applications=${id}`)).toMatchObject([{ nextStep }]);
    expect(await read('/applications')).toMatchObject([{ job: { open: false, takenDown } }]);
  });
});
