import { expect, test } from 'vitest';
import type { Applicant } from '@waymark/contract/hiring/applicants';
import { newId } from '../../../platform/ids.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
  type TestUser,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

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

test('[H-4] says once that nobody has proven the address, and not when somebody has', async () => {
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
  const first = (await call('POST', id, '/seen', employer)).json<{ data: { version: number } }>();
  const again = (await call('POST', id, '/seen', recruiter)).json<{ data: { version: number } }>();
  expect([first.data.version, again.data.version]).toEqual([1, 1]);
  expect(await sentMails(context.database, candidate.email)).toHaveLength(1);
  const { events } = await read(id, employer);
  expect(events).toMatchObject([{ kind: 'moved', stage: 'Seen', by: 'Ada' }]);
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
