import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import type { HiringTeam } from '@waymark/contract/hiring/scorecards';
import { newId } from '../../../platform/ids.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { tagApplicant, writeNote } from './mark-commands.ts';
import { ensureStages } from './stage-commands.ts';

const context = useTestApp();

interface Someone {
  first?: string;
  rating?: number;
  starred?: boolean;
  stage?: string;
  letter?: string;
  movedAt?: Date;
}

async function createCase() {
  const { services, database } = context;
  const employer = await createEmployer(services);
  const { companyId } = employer;
  const { id: jobId } = await createJob(services, { company_id: companyId, title: 'Navigator' });
  const stages = await ensureStages(database, companyId);
  const stageOf = (kind: string) => stages.find((stage) => stage.kind === kind)?.id ?? '';
  const apply = async ({ first = 'Ada', rating, starred, stage, letter, movedAt }: Someone = {}) => {
    const candidate = await createCandidate(services, { first_name: first });
    const application = await createApplication(services, {
      job_id: jobId,
      user_id: candidate.id,
      ...(rating && { rating }),
      ...(starred && { starred }),
      ...(stage && { stage_id: stageOf(stage) }),
      ...(letter && { cover_letter: letter }),
      ...(movedAt && { moved_at: movedAt }),
    });
    return application.id;
  };
  const get = (path: string, headers = employer.headers) =>
    context.app.inject({ url: `/api/company/jobs/${jobId}/applicants${path}`, headers });
  const move = (body: object, headers = employer.headers) =>
    context.app.inject({
      method: 'POST',
      url: `/api/company/jobs/${jobId}/applicants/move`,
      headers,
      payload: body,
    });
  return { employer, companyId, jobId, stageOf, apply, get, move };
}

/** First names by stage, empty stages left out. */
function namesOf({ stages }: ApplicantBoard): Record<string, string[]> {
  const columns = stages.map(
    ({ name, applicants }) => [name, applicants.map((one) => one.firstName)] as const,
  );
  return Object.fromEntries(columns.filter(([, names]) => names.length > 0));
}

async function createQuestion(jobId: string, kind: 'choice' | 'number', question: string) {
  const { id } = await context.database
    .insertInto('job_questions')
    .values({ id: newId(), job_id: jobId, position: 0, kind, question, required: true, knockout: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const answer = (applicationId: string, questionId: string, text: string, isKnockout = false) =>
  context.database
    .insertInto('application_answers')
    .values({ application_id: applicationId, question_id: questionId, answer: text, is_knockout: isKnockout })
    .execute();

test('[H-4] the board has each stage with those who are in it, the last moved first, without withdrawn ones', async () => {
  const { apply, get, jobId } = await createCase();
  await apply({ first: 'Ada', movedAt: new Date('2026-01-01') });
  await apply({ first: 'Grace' });
  await apply({ first: 'Joan', stage: 'offer', rating: 5 });
  const gone = await apply({ first: 'Mary' });
  await context.database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', gone)
    .execute();
  const response = await get('/board');
  const board = response.json<ApplicantBoard>();
  expect(board).toMatchObject({ job: { id: jobId, title: 'Navigator' }, isChangeable: true, total: 3 });
  expect(namesOf(board)).toEqual({ New: ['Grace', 'Ada'], Offer: ['Joan'] });
  expect(board.stages.map(({ total }) => total)).toEqual([2, 0, 0, 0, 1, 0, 0]);
});

test('[H-4] a long stage comes in pages without gaps or repetitions, even if applicants are moved meanwhile', async () => {
  const { apply, get, move, stageOf } = await createCase();
  // Of one moment, as those who were moved together are: the id decides.
  const at = new Date('2026-02-02T02:02:02.222Z');
  const ids: string[] = [];
  for (let number = 0; number < 65; number++) ids.push(await apply({ movedAt: at }));
  const first = (await get('/board')).json<ApplicantBoard>().stages[0];
  const seen = first?.applicants.map(({ id }) => id) ?? [];
  await move({ stageId: stageOf('offer'), applicants: [{ id: seen[3], version: 0 }] });
  for (let next = first?.next; next;) {
    const page = await get(`?stage=${stageOf('new')}&after=${next}`);
    const { data, next: after } = page.json<{ data: { id: string }[]; next: string | null }>();
    seen.push(...data.map(({ id }) => id));
    next = after;
  }
  expect(seen).toHaveLength(65);
  expect(new Set(seen)).toEqual(new Set(ids));
});

test.each([
  ['?starred=yes', ['Joan']],
  ['?rating=3', ['Joan', 'Ada']],
  ['?q=nav%20sea', ['Ada']],
  ['?q=100%25', []],
  ['?sort=rating', ['Joan', 'Ada', 'Grace']],
  ['?sort=oldest', ['Ada', 'Grace', 'Joan']],
])('[H-4] chosen by %s', async (query, names) => {
  const { apply, get } = await createCase();
  await apply({ first: 'Ada', rating: 3, letter: 'I navigate the Seas.' });
  await apply({ first: 'Grace', rating: 2 });
  await apply({ first: 'Joan', rating: 5, starred: true });
  const { data } = (await get(query)).json<{ data: { firstName: string }[] }>();
  expect(data.map(({ firstName }) => firstName)).toEqual(names);
});

test('[H-4] filtered by tags, answers and knockouts', async () => {
  const { apply, get, jobId, companyId } = await createCase();
  const ada = await apply({ first: 'Ada' });
  const grace = await apply({ first: 'Grace' });
  const tag = await tagApplicant(context.database, companyId, ada, 'Sailor');
  const years = await createQuestion(jobId, 'number', 'How many years?');
  const shift = await createQuestion(jobId, 'choice', 'Which shift?');
  await answer(ada, years, '3', true);
  await answer(grace, years, '12');
  await answer(grace, shift, 'Night');
  const names = async (query: string) => {
    const { stages } = (await get(`/board?${query}`)).json<ApplicantBoard>();
    return stages.flatMap(({ applicants }) => applicants.map(({ firstName }) => firstName));
  };
  expect(await names(`tag=${tag.id}`)).toEqual(['Ada']);
  expect(await names(`answer=${years}:10`)).toEqual(['Grace']);
  expect(await names(`answer=${years}:many`)).toEqual([]);
  expect(await names(`answer=${shift}:night&answer=${years}:3`)).toEqual(['Grace']);
  expect(await names('knockout=some')).toEqual(['Ada']);
  expect(await names('knockout=none')).toEqual(['Grace']);
  expect((await get('/board?answer=years:3')).statusCode).toBe(400);
  expect((await get('?after=x')).statusCode).toBe(400);
});

test('[H-4] moved together, told of the one that a colleague has moved before', async () => {
  const { apply, move, stageOf } = await createCase();
  const first = await apply();
  const second = await apply();
  const taken = await move({ stageId: stageOf('offer'), applicants: [{ id: second, version: 0 }] });
  expect(taken.json()).toMatchObject({ data: { moved: [{ id: second, version: 1 }], stale: [] } });
  const response = await move({
    stageId: stageOf('declined'),
    applicants: [first, second].map((id) => ({ id, version: 0 })),
  });
  expect(response.json()).toMatchObject({
    data: {
      moved: [{ id: first, stageId: stageOf('declined'), version: 1 }],
      stale: [{ id: second, stageId: stageOf('offer'), version: 1, movedBy: 'Ada' }],
    },
  });
});

test('[A-10, H-4] neither another company’s applicants nor its stages nor its job can be moved or read', async () => {
  const own = await createCase();
  const rival = await createCase();
  const mine = await own.apply();
  const theirs = await rival.apply();
  const stageId = own.stageOf('offer');
  const foreign = await own.move({ stageId, applicants: [{ id: theirs, version: 0 }] });
  expect(foreign.statusCode).toBe(404);
  const stage = rival.stageOf('offer');
  expect((await own.move({ stageId: stage, applicants: [{ id: mine, version: 0 }] })).statusCode).toBe(404);
  expect((await own.get('/board', rival.employer.headers)).statusCode).toBe(404);
  expect((await own.get(`?stage=${stage}`)).statusCode).toBe(404);
  expect((await own.get(`/export?stage=${stage}`)).statusCode).toBe(404);
  const states = await context.database
    .selectFrom('applications')
    .select('stage_id')
    .where('id', 'in', [mine, theirs])
    .execute();
  expect(states).toEqual([{ stage_id: null }, { stage_id: null }]);
});

test('[A-10] who recruits for one company and only looks at another changes nothing there', async () => {
  const { apply, get, move, stageOf, companyId } = await createCase();
  const id = await apply();
  const agent = await createEmployer(context.services, { memberRole: 'recruiter' });
  await context.database
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: agent.id, member_role: 'viewer' })
    .execute();
  expect((await get('/board', agent.headers)).json()).toMatchObject({ isChangeable: false, total: 1 });
  const refused = await move({ stageId: stageOf('offer'), applicants: [{ id, version: 0 }] }, agent.headers);
  expect(refused.statusCode).toBe(403);
  const rating = { method: 'PUT', payload: { rating: 1 }, headers: agent.headers } as const;
  const answered = await context.app.inject({ url: `/api/company/applicants/${id}/rating`, ...rating });
  expect(answered.statusCode).toBe(403);
});

test('[H-4] the copy for a spreadsheet computes nothing, and the history says who made it', async () => {
  const { apply, get, employer, jobId } = await createCase();
  const id = await apply({ first: '=cmd()', letter: 'One, "two"', rating: 4 });
  await writeNote(context.database, id, employer.id, 'Between us.');
  await apply({ first: 'Grace', starred: true });
  const question = await createQuestion(jobId, 'choice', '+Which shift?');
  await answer(id, question, '@night');
  const response = await get('/export?rating=4');
  expect(response.headers['content-type']).toMatch(/^text\/csv; charset=utf-8/);
  expect(response.headers['content-disposition']).toBe('attachment; filename="applicants.csv"');
  const [head, row, ...rest] = response.body.split('\r\n');
  expect(head).toMatch(/^\uFEFFFirst name,Last name,Email,.*,Cover letter,'\+Which shift\?$/);
  expect(row).toMatch(/^'=cmd\(\),Lovelace,.*,New,4,No,,"One, ""two""",'@night$/);
  expect(rest).toEqual(['']);
  expect(response.body).not.toContain('Between us.');
  const events = await context.database
    .selectFrom('company_events')
    .select(['kind', 'user_id', 'detail'])
    .where('subject_id', '=', jobId)
    .execute();
  expect(events).toEqual([{ kind: 'applicants-exported', user_id: employer.id, detail: 'Navigator' }]);
});

test('[L-34, H-4] the copy has scorecards as far as its reader may see them', async () => {
  const { apply, get, employer, jobId, companyId } = await createCase();
  const join = () => createEmployer(context.services, { companyId, memberRole: 'recruiter' });
  const [ines, ivo, outsider] = [await join(), await join(), await join()];
  const id = await apply();
  await apply({ first: 'Grace' });
  const tableOf = async ({ headers }: { headers: typeof employer.headers }) =>
    (await get('/export', headers)).body.split('\r\n').map((line) => line.split(',').slice(13).join('|'));
  expect(await tableOf(employer)).toEqual(['Cover letter', '', '', '']);
  const path = `/api/company/jobs/${jobId}/hiring-team`;
  const members = [
    { userId: ines.id, part: 'hiring-manager' },
    { userId: ivo.id, part: 'interviewer' },
  ];
  const named = ['=Charts', 'Night sight'].map((name) => ({ id: null, name }));
  const payload = { members, criteria: named };
  const saved = await context.app.inject({ method: 'PUT', url: path, headers: employer.headers, payload });
  const { criteria } = saved.json<{ data: HiringTeam }>().data;
  const write = (user: typeof ines, recommendation: string, given: readonly number[]) =>
    context.app.inject({
      method: 'PUT',
      url: `/api/company/applicants/${id}/scorecard`,
      headers: user.headers,
      payload: {
        recommendation,
        text: '',
        scores: given.map((score, at) => ({ criterionId: criteria[at]?.id, score })),
      },
    });
  expect((await write(ines, 'strong-yes', [4, 1])).statusCode).toBe(200);
  const head = 'Cover letter|Scorecards|Score: =Charts|Score: Night sight';
  expect(await tableOf(employer)).toEqual([head, '|1 yes; 0 no|4|1', '|||', '']);
  expect(await tableOf(ivo)).toEqual([head, '|||', '|||', '']);
  expect(await tableOf(outsider)).toEqual(['Cover letter', '', '', '']);
  expect((await write(ivo, 'no', [3])).statusCode).toBe(200);
  for (const reader of [ivo, ines, employer])
    expect(await tableOf(reader)).toEqual([head, '|1 yes; 1 no|3.5|1', '|||', '']);
});

test('[H-4] copies are counted: the twenty-first within an hour has to wait', async () => {
  const { get } = await createCase();
  for (let number = 0; number < 20; number++) expect((await get('/export')).statusCode).toBe(200);
  expect((await get('/export')).statusCode).toBe(429);
});

test('[H-4] five thousand applicants are counted and begun in one answer', async () => {
  const { get, jobId } = await createCase();
  const resume = await createResume(context.services);
  await sql`
    with people as (
      insert into users (id, role, email, first_name, last_name)
      select gen_random_uuid(), 'candidate', 'crowd-' || ${jobId}::text || n || '@example.org', 'Crowd', n::text
      from generate_series(1, 5000) n returning id
    )
    insert into applications (id, job_id, user_id, resume_id, status)
    select gen_random_uuid(), ${jobId}, id, ${resume.id}, 'submitted' from people
  `.execute(context.database);
  const board = (await get('/board')).json<ApplicantBoard>();
  expect(board.total).toBe(5000);
  expect(board.stages[0]).toMatchObject({ total: 5000, next: expect.any(String) });
  expect(board.stages[0]?.applicants).toHaveLength(30);
});
