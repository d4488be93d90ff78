import { sayEnglish } from '@waymark/contract/text/say';
import { defaultCriteria, scorecardMaxCount } from '@waymark/contract/hiring/choices';
import type { ApplicantBoard, Applicant } from '@waymark/contract/hiring/applicants';
import type { ApplicantScorecards, HiringTeam, ScorecardFields } from '@waymark/contract/hiring/scorecards';
import { expect, test } from 'vitest';
import { createApplication, createCandidate, createEmployer } from '../../../testing/factories.ts';
import { createJob, suspend, type TestUser } from '../../../testing/factories.ts';
import { newId } from '../../../platform/ids.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { ensureStages } from '../applicants/stage-commands.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { personalData } from '../personal-data.ts';

const context = useTestApp();

type Headers = TestUser['headers'];
const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  context.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });

/** An owner who is not on the team, a hiring manager, two interviewers, and a recruiter outside the team. */
async function createCase() {
  const { services, database } = context;
  const owner = await createEmployer(services);
  const { companyId } = owner;
  const join = (first_name: string) =>
    createEmployer(services, { companyId, memberRole: 'recruiter', first_name, last_name: 'Penn' });
  const manager = await join('Mara');
  const ines = await join('Ines');
  const ivo = await join('Ivo');
  const outsider = await join('Otto');
  const viewer = await createEmployer(services, { companyId, memberRole: 'viewer' });
  const { id: jobId } = await createJob(services, { company_id: companyId, title: 'Pilot' });
  const candidate = await createCandidate(services);
  const { id } = await createApplication(services, { job_id: jobId, user_id: candidate.id });
  const team = `/company/jobs/${jobId}/hiring-team`;
  const members = [
    { userId: manager.id, part: 'hiring-manager' },
    { userId: ines.id, part: 'interviewer' },
    { userId: ivo.id, part: 'interviewer' },
  ];
  const criteria = (await send('GET', team, owner.headers)).json<{ data: HiringTeam }>().data.criteria;
  const saved = await send('PUT', team, owner.headers, { members, criteria });
  expect(saved.statusCode).toBe(200);
  const card = (fields: Partial<ScorecardFields> = {}) => ({
    recommendation: 'yes' as const,
    text: 'Reads a chart well.',
    scores: [{ criterionId: criteria[0]?.id ?? '', score: 4 }],
    ...fields,
  });
  const write = (user: TestUser, fields: Partial<ScorecardFields> = {}) =>
    send('PUT', `/company/applicants/${id}/scorecard`, user.headers, card(fields));
  const read = (user: TestUser) => send('GET', `/company/applicants/${id}/scorecards`, user.headers);
  const see = async (user: TestUser) => (await read(user)).json<{ data: ApplicantScorecards }>().data;
  const move = async (kind: string) => {
    const stages = await ensureStages(database, companyId);
    const stageId = stages.find((stage) => stage.kind === kind)?.id ?? null;
    await database.updateTable('applications').set({ stage_id: stageId }).where('id', '=', id).execute();
  };
  return {
    owner,
    manager,
    ines,
    ivo,
    outsider,
    viewer,
    candidate,
    companyId,
    jobId,
    id,
    team,
    members,
    criteria,
    write,
    read,
    see,
    move,
  };
}

const cards = (applicationId: string) =>
  context.database
    .selectFrom('scorecards')
    .select('id')
    .where('application_id', '=', applicationId)
    .execute();

const messageOf = (response: { json: () => unknown }) => (response.json() as { message: string }).message;

test('[L-34] a posting has the same criteria at each look, stored by the first change alone', async () => {
  const owner = await createEmployer(context.services);
  const { id } = await createJob(context.services, { company_id: owner.companyId });
  const path = `/company/jobs/${id}/hiring-team`;
  const criteria = async () =>
    (await send('GET', path, owner.headers)).json<{ data: HiringTeam }>().data.criteria;
  const seen = await criteria();
  expect([seen.map(({ name }) => name), await criteria()]).toEqual([defaultCriteria, seen]);
  const stored = context.database.selectFrom('scorecard_criteria').select('name').where('job_id', '=', id);
  expect(await stored.execute()).toEqual([]);
  const members = [{ userId: owner.id, part: 'hiring-manager' }];
  await send('PUT', path, owner.headers, { members, criteria: seen.toSpliced(1, 1) });
  expect(await criteria()).toEqual(seen.toSpliced(1, 1));
  expect(await stored.execute()).toHaveLength(defaultCriteria.length - 1);
});

test('[L-34] the team is saved with its parts, shown to the company, and recorded in its history', async () => {
  const { team, viewer, owner, manager, companyId } = await createCase();
  const seen = (await send('GET', team, viewer.headers)).json<{ data: HiringTeam }>().data;
  expect(seen).toMatchObject({
    isChangeable: false,
    colleagues: [],
    members: [
      { name: 'Mara Penn', part: 'hiring-manager' },
      { name: 'Ines Penn', part: 'interviewer' },
      { name: 'Ivo Penn', part: 'interviewer' },
    ],
  });
  const own = (await send('GET', team, manager.headers)).json<{ data: HiringTeam }>().data;
  expect(own.isChangeable).toBe(true);
  // The owner, the manager, two interviewers and the recruiter outside; no viewer.
  expect(own.colleagues).toHaveLength(5);
  expect(own.colleagues.map(({ userId }) => userId)).not.toContain(viewer.id);
  const events = await context.database
    .selectFrom('company_events')
    .select(['kind', 'detail', 'user_id'])
    .where('company_id', '=', companyId)
    .execute();
  expect(events).toEqual([{ kind: 'hiring-team-changed', detail: 'Pilot', user_id: owner.id }]);
});

test('[L-34] owners and hiring managers alone change a team; a recruiter only puts together an empty one', async () => {
  const { team, members, criteria, ines, outsider, manager, viewer, owner } = await createCase();
  for (const user of [ines, outsider, viewer]) {
    expect((await send('PUT', team, user.headers, { members, criteria })).statusCode).toBe(403);
  }
  expect((await send('PUT', team, manager.headers, { members: [], criteria })).statusCode).toBe(200);
  const takeover = { members: [{ userId: outsider.id, part: 'hiring-manager' }], criteria };
  expect((await send('PUT', team, outsider.headers, takeover)).statusCode).toBe(200);
  expect((await send('PUT', team, manager.headers, { members, criteria })).statusCode).toBe(403);
  expect((await send('PUT', team, owner.headers, { members, criteria })).statusCode).toBe(200);
});

test('[L-34] a team has colleagues who recruit, each once, and a hiring manager', async () => {
  const { team, owner, viewer, ines, criteria, members } = await createCase();
  const stranger = await createEmployer(context.services);
  const gone = await createEmployer(context.services, {
    companyId: owner.companyId,
    memberRole: 'recruiter',
  });
  await suspend(context.database, gone.id);
  const put = (list: object[]) => send('PUT', team, owner.headers, { members: list, criteria });
  const manager = { userId: owner.id, part: 'hiring-manager' };
  for (const { id } of [stranger, viewer, gone]) {
    const refused = await put([manager, { userId: id, part: 'interviewer' }]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ fields: object }>().fields).toEqual({
      members: 'A hiring team has owners and recruiters of the company only. Choose others.',
    });
  }
  expect((await put([{ userId: ines.id, part: 'interviewer' }])).statusCode).toBe(400);
  expect((await put([manager, manager])).statusCode).toBe(400);
  expect(
    (await put(Array.from({ length: 31 }, () => ({ userId: newId(), part: 'recruiter' })))).statusCode,
  ).toBe(400);
  const { data } = (await send('GET', team, owner.headers)).json<{ data: HiringTeam }>();
  expect(data.members).toHaveLength(members.length);
});

test('[L-34] criteria are renamed, added and ordered; one with scores stays', async () => {
  const { team, owner, members, criteria, write, ines } = await createCase();
  const [first, second, third, fourth] = criteria;
  const put = (list: object[]) => send('PUT', team, owner.headers, { members, criteria: list });
  const changed = await put([
    { id: null, name: 'Night sight' },
    third,
    { ...first, name: 'Charts' },
  ] as object[]);
  const names = changed.json<{ data: HiringTeam }>().data.criteria.map(({ name }) => name);
  expect(names).toEqual(['Night sight', third?.name, 'Charts']);
  expect((await write(ines)).statusCode).toBe(200);
  const refused = await put([third] as object[]);
  expect(refused.statusCode).toBe(409);
  expect(messageOf(refused)).toBe(
    '“Charts” has scores already: it can be renamed, but not removed. Put it back.',
  );
  // Removed before.
  expect((await put([first, second, fourth] as object[])).statusCode).toBe(400);
  expect((await put([])).statusCode).toBe(400);
  expect(
    (await put([first, { id: null, name: 'charts' }, { id: null, name: 'Charts' }] as object[])).statusCode,
  ).toBe(400);
  const nine = Array.from({ length: 9 }, (_, number) => ({ id: null, name: `Skill ${number}` }));
  expect((await put(nine)).statusCode).toBe(400);
  expect((await put([{ id: null, name: 'x'.repeat(61) }])).statusCode).toBe(400);
});

test('[L-34] opinions stay independent: one sees those of others after handing in one’s own', async () => {
  const { write, see, ines, ivo, manager, owner } = await createCase();
  expect((await write(ines, { recommendation: 'strong-yes' })).statusCode).toBe(200);
  expect(await see(ivo)).toMatchObject({ own: null, others: null, count: 1, yes: null, isOnTeam: true });
  expect(await see(manager)).toMatchObject({
    own: null,
    count: 1,
    yes: 1,
    others: [{ author: 'Ines Penn' }],
  });
  expect(await see(owner)).toMatchObject({
    count: 1,
    yes: 1,
    isOnTeam: false,
    others: [{ author: 'Ines Penn' }],
  });
  const answer = await write(ivo, { recommendation: 'no', text: 'Gets lost.' });
  expect(answer.json<{ data: ApplicantScorecards }>().data).toMatchObject({
    own: { author: 'Ivo Penn', recommendation: 'no', text: 'Gets lost.' },
    others: [{ author: 'Ines Penn', recommendation: 'strong-yes', scores: [{ score: 4 }] }],
    count: 2,
    yes: 1,
  });
});

test('[L-34] cards of the board count scorecards, and recommendations for those who may see them', async () => {
  const { write, ines, ivo, manager, outsider, viewer, jobId, id } = await createCase();
  await write(ines);
  const cardFor = async (user: TestUser) => {
    const board = await send('GET', `/company/jobs/${jobId}/applicants/board`, user.headers);
    const page = await send('GET', `/company/jobs/${jobId}/applicants`, user.headers);
    const one = await send('GET', `/company/applicants/${id}`, user.headers);
    const onBoard = board.json<ApplicantBoard>().stages[0]?.applicants[0]?.scorecards;
    expect(page.json<{ data: Applicant[] }>().data[0]?.scorecards).toEqual(onBoard);
    expect(one.json<{ data: Applicant }>().data.scorecards).toEqual(onBoard);
    return onBoard;
  };
  expect(await cardFor(ines)).toEqual({ count: 1, yes: 1 });
  expect(await cardFor(manager)).toEqual({ count: 1, yes: 1 });
  expect(await cardFor(ivo)).toEqual({ count: 1, yes: null });
  expect(await cardFor(outsider)).toBeNull();
  expect(await cardFor(viewer)).toBeNull();
});

test('[L-34] members outside the team, viewers, other companies and applicants neither read nor write', async () => {
  const { write, read, ines, outsider, viewer, candidate, owner, id } = await createCase();
  await write(ines);
  const stranger = await createEmployer(context.services);
  for (const [user, status] of [
    [outsider, 403],
    [viewer, 403],
    [candidate, 403],
    [stranger, 404],
  ] as const) {
    expect((await read(user)).statusCode).toBe(status);
    expect((await write(user)).statusCode).toBe(status);
  }
  expect(messageOf(await read(outsider))).toBe(
    'Only the hiring team of this posting and the owners of the company see its scorecards.',
  );
  // The owner reads, and writes as a member of the team alone.
  expect((await read(owner)).statusCode).toBe(200);
  expect((await write(owner)).statusCode).toBe(403);
  expect(await cards(id)).toHaveLength(1);
});

test('[L-34] a suspended company, a member who became a viewer and a withdrawn application are refused', async () => {
  const { write, read, ines, ivo, companyId, id, manager } = await createCase();
  await context.database
    .updateTable('company_members')
    .set({ member_role: 'viewer' })
    .where('user_id', '=', ivo.id)
    .execute();
  expect((await write(ivo)).statusCode).toBe(403);
  await context.database
    .updateTable('companies')
    .set({ held_reason: 'suspended' })
    .where('id', '=', companyId)
    .execute();
  expect((await read(ines)).statusCode).toBe(403);
  expect((await write(ines)).statusCode).toBe(403);
  await context.database
    .updateTable('companies')
    .set({ held_reason: null })
    .where('id', '=', companyId)
    .execute();
  await context.database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .execute();
  expect((await read(manager)).statusCode).toBe(404);
  expect((await write(ines)).statusCode).toBe(404);
});

test('[L-34] one changes one’s own scorecard until the applicant is hired or declined', async () => {
  const { write, see, move, ines, ivo } = await createCase();
  await write(ines);
  await write(ines, { recommendation: 'no', text: '', scores: [] });
  expect(await see(ines)).toMatchObject({ count: 1, own: { recommendation: 'no', text: '', scores: [] } });
  for (const kind of ['hired', 'declined']) {
    await move(kind);
    const refused = await write(ines);
    expect(refused.statusCode).toBe(409);
    expect(messageOf(refused)).toBe('This applicant is hired or declined: scorecards stay as they are.');
    expect((await write(ivo)).statusCode).toBe(409);
  }
  expect(await see(ines)).toMatchObject({ isDecided: true, own: { recommendation: 'no' } });
  await move('offer');
  expect((await write(ines)).statusCode).toBe(200);
});

test('[L-34] a scorecard has a recommendation, a bounded text, and each criterion of its posting once', async () => {
  const { write, ines, criteria, id } = await createCase();
  const criterionId = criteria[0]?.id ?? '';
  const other = await createJob(context.services, {
    company_id: (await createEmployer(context.services)).companyId,
  });
  const foreign = newId();
  await context.database
    .insertInto('scorecard_criteria')
    .values({ id: foreign, job_id: other.id, name: 'Foreign', position: 0 })
    .execute();
  const refused: object[] = [
    { recommendation: 'maybe' },
    { text: 'x'.repeat(4001) },
    { scores: [{ criterionId, score: 5 }] },
    { scores: [{ criterionId, score: 0 }] },
    { scores: [{ criterionId, score: 2.5 }] },
    { scores: [{ criterionId: foreign, score: 2 }] },
    { scores: [1, 2].map((score) => ({ criterionId, score })) },
  ];
  for (const fields of refused) expect((await write(ines, fields)).statusCode).toBe(400);
  expect(await cards(id)).toEqual([]);
  expect((await write(ines, { text: 'x'.repeat(4000) })).statusCode).toBe(200);
});

test('[L-34] two windows that hand in at once leave one scorecard, and an application has a bound of them', async () => {
  const { write, ines, ivo, id } = await createCase();
  const answers = await Promise.all([write(ines), write(ines), write(ines)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { database } = context;
  expect(await cards(id)).toHaveLength(1);
  const former = { application_id: id, author_id: null, recommendation: 'yes' } as const;
  const rows = Array.from({ length: scorecardMaxCount - 1 }, () => ({ ...former, id: newId() }));
  await database.insertInto('scorecards').values(rows).execute();
  expect((await write(ivo)).statusCode).toBe(409);
  expect((await write(ines)).statusCode).toBe(200);
});

test('[L-34] the team ends with the membership; its scorecards stay the company’s, and go with the application', async () => {
  const { write, see, ines, manager, team, companyId, id } = await createCase();
  const { database } = context;
  await write(ines);
  await database
    .deleteFrom('company_members')
    .where('company_id', '=', companyId)
    .where('user_id', '=', ines.id)
    .execute();
  const { data } = (await send('GET', team, manager.headers)).json<{ data: HiringTeam }>();
  expect(data.members.map(({ name }) => name)).toEqual(['Mara Penn', 'Ivo Penn']);
  expect(await see(manager)).toMatchObject({ others: [{ author: 'Ines Penn' }] });
  await database.deleteFrom('users').where('id', '=', ines.id).execute();
  expect(await see(manager)).toMatchObject({ others: [{ author: null }] });
  await database.deleteFrom('applications').where('id', '=', id).execute();
  expect(await cards(id)).toEqual([]);
  const orphans = database
    .selectFrom('scorecard_scores')
    .leftJoin('scorecards', 'scorecards.id', 'scorecard_id')
    .select('score')
    .where('scorecards.id', 'is', null);
  expect(await orphans.execute()).toEqual([]);
});

test('[L-34] applicants read nothing of scorecards in their application, their timeline or their mails', async () => {
  const { write, ines, candidate, id } = await createCase();
  await write(ines, { text: 'A sentence for colleagues alone.' });
  const pages = [`/application-timelines?applications=${id}`, '/applications', '/get-auth-user'];
  for (const page of pages) {
    const answer = await send('GET', page, candidate.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/scorecard|colleagues alone/i);
  }
  const mails = await context.database.selectFrom('captured_mails').select('text').execute();
  expect(mails.filter(({ text }) => text.includes('colleagues alone'))).toEqual([]);
});

test('[L-34, L-15, L-40] the copy of a member has what the member wrote; that of the applicant has nothing of it', async () => {
  const { write, ines, ivo, candidate } = await createCase();
  await write(ines, { text: 'Reads a chart well.' });
  await write(ivo, { text: 'Gets lost.' });
  const copyOf = async (user: TestUser, say = sayEnglish) => {
    const person = { id: user.id, addresses: [user.email] };
    const sections = personalData.sections.filter(({ key }) => ['hiringTeams', 'scorecards'].includes(key));
    return Promise.all(sections.map((section) => section.list(context.database, person, say)));
  };
  const [teams, written] = await copyOf(ines);
  expect(teams).toMatchObject([{ job: 'Pilot', part: 'interviewer' }]);
  expect(written).toMatchObject([
    { job: 'Pilot', recommendation: 'yes', scores: ['Skills for the job: 4'], text: 'Reads a chart well.' },
  ]);
  expect(await copyOf(candidate)).toEqual([[], []]);
  const [, inGerman] = await copyOf(ines, sayIn('de'));
  expect(inGerman).toMatchObject([{ scores: [`${sayIn('de')`Skills for the job`}: 4`] }]);
});
