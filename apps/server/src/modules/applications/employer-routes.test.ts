import { describe, expect, test } from 'vitest';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
} from '../../testing/factories.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: `/api${url}`, headers });

/** An employer with one job, and one candidate who applied for it. */
async function createCase() {
  const { services } = context;
  const employer = await createEmployer(services);
  const job = await createJob(services, { company_id: employer.companyId, title: 'Navigator' });
  const candidate = await createCandidate(services, { first_name: 'Grace', phone: '+1 202 555 0100' });
  const resume = await createResume(services, { userId: candidate.id });
  const application = await createApplication(services, {
    job_id: job.id,
    user_id: candidate.id,
    resume_id: resume.id,
    cover_letter: 'I know these waters.',
  });
  return { employer, job, candidate, resume, application };
}

const setStatus = (id: string, status: 'withdrawn') =>
  context.database.updateTable('applications').set({ status }).where('id', '=', id).execute();

describe('[H-4] GET /company/jobs', () => {
  test("the company's jobs of every status, newest first, with how many applied", async () => {
    const { employer, job, application } = await createCase();
    const { id: withdrawn } = await createApplication(context.services, { job_id: job.id });
    await setStatus(withdrawn, 'withdrawn');
    const old = await createJob(context.services, {
      company_id: employer.companyId,
      title: 'Cook',
      status: 'expired',
      posted_at: new Date('2025-11-01T00:00:00Z'),
    });
    const response = await get('/company/jobs', employer.headers);
    expect(response.json()).toEqual({
      data: [
        {
          id: job.id,
          title: 'Navigator',
          status: 'active',
          postedAt: '2026-01-15T09:00:00.000Z',
          confirmedAt: expect.stringMatching(/^\d{4}-/),
          askedToConfirm: false,
          applications: 1,
        },
        {
          id: old.id,
          title: 'Cook',
          status: 'expired',
          postedAt: '2025-11-01T00:00:00.000Z',
          confirmedAt: expect.stringMatching(/^\d{4}-/),
          askedToConfirm: false,
          applications: 0,
        },
      ],
      total: 2,
      page: 1,
      pageSize: 25,
    });
    expect(application.jobId).toBe(job.id);
  });

  test('a page beyond the last is not found, and guests are refused', async () => {
    const { employer } = await createCase();
    const beyond = await get('/company/jobs?page=2', employer.headers);
    expect(beyond.statusCode).toBe(404);
    expect(beyond.json().message).toBe('Page 2 is beyond the last page, 1.');
    expect((await get('/company/jobs?page=two', employer.headers)).statusCode).toBe(400);
    expect((await get('/company/jobs')).statusCode).toBe(401);
  });
});

describe('[H-4] GET /company/jobs/:jobId/applications', () => {
  test('applicants with what they sent and how to answer', async () => {
    const { employer, job, candidate, application } = await createCase();
    const response = await get(`/company/jobs/${job.id}/applications`, employer.headers);
    expect(response.json()).toMatchObject({
      total: 1,
      job: { id: job.id, title: 'Navigator' },
      data: [
        {
          id: application.id,
          firstName: 'Grace',
          lastName: 'Lovelace',
          email: candidate.email,
          phone: '+1 202 555 0100',
          coverLetter: 'I know these waters.',
          status: 'submitted',
          resumeName: 'ada-lovelace.pdf',
        },
      ],
    });
  });

  test('who withdrew is no longer shown', async () => {
    const { employer, job, application } = await createCase();
    await setStatus(application.id, 'withdrawn');
    const response = await get(`/company/jobs/${job.id}/applications`, employer.headers);
    expect(response.json()).toMatchObject({ total: 0, data: [] });
  });

  test("[A-10] another company's job does not exist, and candidates are refused", async () => {
    const { job, candidate } = await createCase();
    const rival = await createEmployer(context.services);
    const url = `/company/jobs/${job.id}/applications`;
    const response = await get(url, rival.headers);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('There is no job with this address.');
    expect((await get(url, candidate.headers)).statusCode).toBe(403);
    expect((await get(url)).statusCode).toBe(401);
  });
});

test('[H-4] a job that somebody has just applied for comes before newer ones', async () => {
  const { employer, job } = await createCase();
  const newer = await createJob(context.services, {
    company_id: employer.companyId,
    posted_at: new Date('2026-11-01T00:00:00Z'),
  });
  const { data } = (await get('/company/jobs', employer.headers)).json<{ data: { id: string }[] }>();
  expect(data.map(({ id }) => id)).toEqual([job.id, newer.id]);
});

test('[H-4] a member of several companies has the jobs and the applicants of each', async () => {
  const first = await createCase();
  const second = await createCase();
  await context.database
    .insertInto('company_members')
    .values({ company_id: second.employer.companyId, user_id: first.employer.id, member_role: 'member' })
    .execute();
  const jobs = (await get('/company/jobs', first.employer.headers)).json<{ data: { id: string }[] }>();
  expect(jobs.data.map(({ id }) => id).toSorted()).toEqual([first.job.id, second.job.id].toSorted());
  const applicants = await get(`/company/jobs/${second.job.id}/applications`, first.employer.headers);
  expect(applicants.json()).toMatchObject({ total: 1, data: [{ id: second.application.id }] });
  expect((await get(`/company/jobs/${first.job.id}/applications`, second.employer.headers)).statusCode).toBe(
    404,
  );
});

describe('[H-6] GET /applications/:applicationId/resume', () => {
  const readStatus = async (id: string) =>
    (
      await context.database
        .selectFrom('applications')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;

  test('[G-9] the employer gets the file; the first time the application becomes viewed and is mailed', async () => {
    const { employer, candidate, resume, application } = await createCase();
    const url = `/applications/${application.id}/resume`;
    const first = await get(url, employer.headers);
    expect(first.statusCode).toBe(200);
    expect(first.rawPayload).toEqual(resume.bytes);
    expect(first.headers['content-disposition']).toMatch(/^attachment; /);
    await get(url, employer.headers);
    expect(await readStatus(application.id)).toBe('viewed');
    const events = await context.database
      .selectFrom('application_events')
      .select('status')
      .where('application_id', '=', application.id)
      .execute();
    expect(events).toEqual([{ status: 'viewed' }]);
    const mails = await sentMails(context.database, candidate.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/has viewed your application$/);
  });

  test('the applicant gets the file too, and that changes nothing', async () => {
    const { candidate, resume, application } = await createCase();
    const response = await get(`/applications/${application.id}/resume`, candidate.headers);
    expect(response.rawPayload).toEqual(resume.bytes);
    expect(await readStatus(application.id)).toBe('submitted');
  });

  test('[A-10] for all others it does not exist, and after a withdrawal not for the employer', async () => {
    const { employer, application } = await createCase();
    const url = `/applications/${application.id}/resume`;
    const rival = await createEmployer(context.services);
    const stranger = await createCandidate(context.services);
    expect((await get(url, rival.headers)).statusCode).toBe(404);
    expect((await get(url, stranger.headers)).statusCode).toBe(404);
    expect((await get(url)).statusCode).toBe(401);
    await setStatus(application.id, 'withdrawn');
    expect((await get(url, employer.headers)).statusCode).toBe(404);
    expect(await readStatus(application.id)).toBe('withdrawn');
  });
});
