import { expect, test } from 'vitest';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

/** An employer, and one candidate who applied for its job. */
async function createCase() {
  const { services } = context;
  const employer = await createEmployer(services);
  const candidate = await createCandidate(services);
  const resume = await createResume(services, { userId: candidate.id });
  const { id: jobId } = await createJob(services, { company_id: employer.companyId });
  const application = await createApplication(services, {
    job_id: jobId,
    user_id: candidate.id,
    resume_id: resume.id,
  });
  return { employer, candidate, resume, application };
}

const get = (id: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: `/api/applications/${id}/resume`, headers });

async function readStatus(id: string) {
  const { status } = await context.database
    .selectFrom('applications')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

test('[G-9, H-6] the employer gets the file; the first time the application is seen and the candidate is told', async () => {
  const { employer, candidate, resume, application } = await createCase();
  const first = await get(application.id, employer.headers);
  expect(first.statusCode).toBe(200);
  expect(first.rawPayload).toEqual(resume.bytes);
  expect(first.headers['content-disposition']).toMatch(/^attachment; /);
  await get(application.id, employer.headers);
  expect(await readStatus(application.id)).toBe('viewed');
  const events = await context.database
    .selectFrom('application_events')
    .select(['status', 'stage_kind', 'moved_by'])
    .where('application_id', '=', application.id)
    .execute();
  expect(events).toEqual([{ status: 'viewed', stage_kind: 'seen', moved_by: employer.id }]);
  const mails = await sentMails(context.database, candidate.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/has viewed your application$/),
  ]);
});

test('[G-9] two colleagues who open it at once mark it once', async () => {
  const { employer, candidate, application } = await createCase();
  const colleague = await createEmployer(context.services, { companyId: employer.companyId });
  await Promise.all([get(application.id, employer.headers), get(application.id, colleague.headers)]);
  expect(await sentMails(context.database, candidate.email)).toHaveLength(1);
});

test('[H-6] a viewer reads it and marks nothing', async () => {
  const { employer, candidate, resume, application } = await createCase();
  const { companyId } = employer;
  const viewer = await createEmployer(context.services, { companyId, memberRole: 'viewer' });
  expect((await get(application.id, viewer.headers)).rawPayload).toEqual(resume.bytes);
  expect(await readStatus(application.id)).toBe('submitted');
  expect(await sentMails(context.database, candidate.email)).toEqual([]);
});

test('[H-6] the applicant gets the file too, and that changes nothing', async () => {
  const { candidate, resume, application } = await createCase();
  expect((await get(application.id, candidate.headers)).rawPayload).toEqual(resume.bytes);
  expect(await readStatus(application.id)).toBe('submitted');
});

test('[A-10, H-6] for all others it does not exist, and after a withdrawal not for the employer', async () => {
  const { employer, application } = await createCase();
  const rival = await createEmployer(context.services);
  const stranger = await createCandidate(context.services);
  expect((await get(application.id, rival.headers)).statusCode).toBe(404);
  expect((await get(application.id, stranger.headers)).statusCode).toBe(404);
  expect((await get(application.id)).statusCode).toBe(401);
  await context.database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', application.id)
    .execute();
  expect((await get(application.id, employer.headers)).statusCode).toBe(404);
  expect(await readStatus(application.id)).toBe('withdrawn');
});
