import type { Applicant } from '@waymark/contract/hiring/applicants';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
  type TestUser,
} from '../../../testing/factories.ts';
import { queuedJobs, sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { mailMove } from './handlers.ts';
import { ensureStages } from './stage-commands.ts';

const context = useTestApp();

async function createCase() {
  const { services } = context;
  const employer = await createEmployer(services);
  const { companyId } = employer;
  const { id: jobId } = await createJob(services, { company_id: companyId, title: 'Navigator' });
  const candidate = await createCandidate(services, { first_name: 'Grace', phone: '+1 202 555 0100' });
  const resume = await createResume(services, { userId: candidate.id });
  const { id } = await createApplication(services, {
    job_id: jobId,
    user_id: candidate.id,
    resume_id: resume.id,
    cover_letter: 'I know these waters.',
  });
  const recruiter = await createEmployer(services, { companyId, memberRole: 'recruiter' });
  return { employer, recruiter, candidate, jobId, companyId, id };
}

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  id: string,
  path: string,
  by: TestUser,
  body?: object,
) =>
  context.app.inject({
    method,
    url: `/api/company/applicants/${id}${path}`,
    headers: by.headers,
    ...(body && { payload: body }),
  });

/** Runs what waits to be mailed of an application, whatever its grace; returns how much that was. */
async function mailMoves(id: string): Promise<number> {
  const waiting = await queuedJobs(context.database, 'application-moved');
  const own = waiting.filter(({ applicationId }) => applicationId === id);
  for (const move of own) await mailMove(context.services, move);
  return own.length;
}

const read = async (id: string, by: TestUser) =>
  (await call('GET', id, '', by)).json<{ data: Applicant }>().data;

test('[H-4] an applicant with what was sent, how to answer and what speaks against them', async () => {
  const { employer, candidate, jobId, id } = await createCase();
  const questionId = newId();
  const asked = { kind: 'yes-no', question: 'May you work here?', required: true, knockout: null } as const;
  await context.database
    .insertInto('job_questions')
    .values({ id: questionId, job_id: jobId, position: 0, ...asked })
    .execute();
  await context.database
    .insertInto('application_answers')
    .values({ application_id: id, question_id: questionId, answer: 'No', is_knockout: true })
    .execute();
  expect(await read(id, employer)).toMatchObject({
    firstName: 'Grace',
    email: candidate.email,
    emailConfirmed: false,
    phone: '+1 202 555 0100',
    coverLetter: 'I know these waters.',
    resumeName: 'ada-lovelace.pdf',
    resumeFormat: 'pdf',
    isKnockout: true,
    answers: [{ question: 'May you work here?', answer: 'No', isKnockout: true }],
  });
});

test('[H-4] says once that an address is unconfirmed, and not for a confirmed one', async () => {
  const { employer, candidate, id } = await createCase();
  await context.database
    .updateTable('users')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', candidate.id)
    .execute();
  expect(await read(id, employer)).toMatchObject({ emailConfirmed: true });
});

test('[G-9, H-4] opened, a new application is seen, and the candidate is told the first time', async () => {
  const { employer, recruiter, candidate, id } = await createCase();
  const see = async (by: TestUser) =>
    (await call('POST', id, '/seen', by)).json<{ data: { version: number; isMailed: boolean } }>().data;
  expect(await see(employer)).toMatchObject({ version: 1, isMailed: true });
  expect(await see(recruiter)).toMatchObject({ version: 1, isMailed: false });
  expect(await mailMoves(id)).toBe(1);
  expect(await sentMails(context.database, candidate.email)).toHaveLength(1);
  const { events } = await read(id, employer);
  expect(events).toMatchObject([{ kind: 'moved', stage: 'Seen', by: 'Ada' }]);
});

test('[L-50] opened by a slip and put back in time, or quietly, it mails nobody', async () => {
  for (const body of [{ quiet: true }, { quiet: false }]) {
    const { employer, candidate, jobId, id } = await createCase();
    await call('POST', id, '/seen', employer, body);
    const stages = await ensureStages(context.database, employer.companyId);
    const back = { stageId: stages[0]?.id, applicants: [{ id, version: 1 }], quiet: true };
    const url = `/api/company/jobs/${jobId}/applicants/move`;
    const moved = await context.app.inject({ method: 'POST', url, headers: employer.headers, payload: back });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await mailMoves(id)).toBe(body.quiet ? 0 : 1);
    expect(await sentMails(context.database, candidate.email)).toEqual([]);
  }
});

test('[H-4] rating and star are the company’s, and taken back', async () => {
  const { employer, recruiter, id } = await createCase();
  await call('PUT', id, '/rating', employer, { rating: 4 });
  await call('PUT', id, '/star', recruiter, { starred: true });
  expect(await read(id, recruiter)).toMatchObject({ rating: 4, starred: true });
  await call('PUT', id, '/rating', recruiter, { rating: null });
  expect(await read(id, employer)).toMatchObject({ rating: null, starred: true });
  expect((await call('PUT', id, '/rating', employer, { rating: 6 })).statusCode).toBe(400);
});

test('[H-4] tags are the company’s, one of a name whatever its case, and go with the last who has them', async () => {
  const { employer, recruiter, id, companyId } = await createCase();
  const colleagues = await Promise.all([
    call('POST', id, '/tags', employer, { name: 'Sailor' }),
    call('POST', id, '/tags', recruiter, { name: 'sailor' }),
  ]);
  const [first, second] = colleagues.map((response) => response.json<{ data: { id: string } }>().data.id);
  expect(first).toBe(second);
  expect((await read(id, employer)).tags).toHaveLength(1);
  expect((await call('DELETE', id, `/tags/${first}`, recruiter)).statusCode).toBe(200);
  const left = await context.database
    .selectFrom('applicant_tags')
    .select('id')
    .where('company_id', '=', companyId)
    .execute();
  expect(left).toEqual([]);
});

test('[H-4] an applicant has ten tags at most, however many come at once', async () => {
  const { employer, id } = await createCase();
  const names = Array.from({ length: 12 }, (_, number) => `Tag ${number}`);
  const answers = await Promise.all(names.map((name) => call('POST', id, '/tags', employer, { name })));
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(2);
  expect((await read(id, employer)).tags).toHaveLength(10);
});

test('[H-4] notes say who wrote them and when; who wrote one removes it, or an owner', async () => {
  const { employer, recruiter, id } = await createCase();
  const text = 'Asked good <questions>.\nCall again.';
  const own = (await call('POST', id, '/notes', recruiter, { text })).json<{ data: { id: string } }>().data;
  const other = (await call('POST', id, '/notes', employer, { text: 'Yes.' })).json<{
    data: { id: string };
  }>().data;
  const { writtenNotes } = await read(id, recruiter);
  expect(writtenNotes).toMatchObject([
    { id: other.id, text: 'Yes.', author: 'Ada Lovelace', isRemovable: false },
    { id: own.id, text, isRemovable: true },
  ]);
  expect((await call('DELETE', id, `/notes/${other.id}`, recruiter)).statusCode).toBe(403);
  expect((await call('DELETE', id, `/notes/${own.id}`, employer)).statusCode).toBe(200);
  expect((await read(id, employer)).writtenNotes).toMatchObject([{ id: other.id }]);
});

test('[A-10, H-4] notes, tags and marks of another company do not exist', async () => {
  const own = await createCase();
  const rival = await createCase();
  const note = (await call('POST', rival.id, '/notes', rival.employer, { text: 'Ours.' })).json();
  const tag = (await call('POST', rival.id, '/tags', rival.employer, { name: 'Ours' })).json();
  const statuses = await Promise.all([
    call('GET', rival.id, '', own.employer),
    call('PUT', rival.id, '/rating', own.employer, { rating: 1 }),
    call('POST', rival.id, '/notes', own.employer, { text: 'Mine.' }),
    call('DELETE', rival.id, `/notes/${note.data.id}`, own.employer),
    call('DELETE', own.id, `/notes/${note.data.id}`, own.employer),
    call('DELETE', own.id, `/tags/${tag.data.id}`, own.employer),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await read(rival.id, rival.employer)).toMatchObject({
    rating: null,
    writtenNotes: [{ text: 'Ours.' }],
    tags: [{ name: 'Ours' }],
  });
});

test('[H-4] who withdrew is no longer shown', async () => {
  const { employer, id } = await createCase();
  await context.database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .execute();
  expect((await call('GET', id, '', employer)).statusCode).toBe(404);
  expect((await call('PUT', id, '/star', employer, { starred: true })).statusCode).toBe(404);
});

/** An employer, and one candidate who applied for its job. */
async function createResumeCase() {
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
  const { employer, candidate, resume, application } = await createResumeCase();
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
  expect(await mailMoves(application.id)).toBe(1);
  const mails = await sentMails(context.database, candidate.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/has viewed your application$/),
  ]);
});

test('[G-9] two colleagues who open it at once mark it once', async () => {
  const { employer, candidate, application } = await createResumeCase();
  const colleague = await createEmployer(context.services, { companyId: employer.companyId });
  await Promise.all([get(application.id, employer.headers), get(application.id, colleague.headers)]);
  expect(await mailMoves(application.id)).toBe(1);
  expect(await sentMails(context.database, candidate.email)).toHaveLength(1);
});

test('[H-6] a viewer reads it and marks nothing', async () => {
  const { employer, candidate, resume, application } = await createResumeCase();
  const { companyId } = employer;
  const viewer = await createEmployer(context.services, { companyId, memberRole: 'viewer' });
  expect((await get(application.id, viewer.headers)).rawPayload).toEqual(resume.bytes);
  expect(await readStatus(application.id)).toBe('submitted');
  expect(await sentMails(context.database, candidate.email)).toEqual([]);
});

test('[H-6] the applicant gets the file too, and that changes nothing', async () => {
  const { candidate, resume, application } = await createResumeCase();
  expect((await get(application.id, candidate.headers)).rawPayload).toEqual(resume.bytes);
  expect(await readStatus(application.id)).toBe('submitted');
});

test('[A-10, H-6] for all others it does not exist, and after a withdrawal not for the employer', async () => {
  const { employer, application } = await createResumeCase();
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
