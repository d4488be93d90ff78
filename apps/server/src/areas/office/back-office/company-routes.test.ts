import type { CompanyChangeFields } from '@waymark/contract/companies/staff-companies';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createAlert,
  createApplication,
  createCandidate,
  createCompany,
  createConversation,
  createEmployer,
  createInterview,
  createJob,
  createStaff,
  suspend,
  type TestUser,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { ensureStages } from '../../hiring/applicants/stage-commands.ts';

const context = useTestApp();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await createStaff(context.services, { staff_role: 'moderator' });
});

async function send(method: 'GET' | 'POST', path: string, payload?: object) {
  return context.app.inject({
    method,
    url: `/api/staff/companies${path}`,
    headers: moderator.headers,
    ...(payload && { payload }),
  });
}
const change = (companyId: string, fields: CompanyChangeFields) =>
  send('POST', `/${companyId}/changes`, fields);
const heldReasonOf = async (id: string) =>
  (
    await context.database
      .selectFrom('companies')
      .select('held_reason')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).held_reason;
const statusOf = async (id: string) =>
  (await context.database.selectFrom('jobs').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

describe('[J-5] companies', () => {
  test('that are held come first, longest first, and each with its namesakes', async () => {
    const known = await createCompany(context.services, { name: 'Harbour Works' });
    const held = await createCompany(context.services, {
      name: 'HARBOUR  works',
      held_reason: 'name',
      created_at: new Date('2026-01-01'),
    });
    const { data } = (await send('GET', '')).json();
    expect(data[0]).toMatchObject({ id: held.id, heldReason: 'name' });
    const detail = (await send('GET', `/${held.id}`)).json().data;
    expect(detail.namesakes.map(({ id }: { id: string }) => id)).toContain(known.id);
    const owner = await createEmployer(context.services, { companyId: held.id, memberRole: 'owner' });
    await suspend(context.database, owner.id);
    const { people } = (await send('GET', `/${held.id}`)).json().data;
    expect(people).toMatchObject([{ id: owner.id, isSuspended: true }]);
    expect((await send('GET', `?show=all&q=${known.id}`)).json()).toMatchObject({ total: 1 });
    expect((await send('GET', `/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });

  test('show which letters are none of the alphabet, and the company that they imitate', async () => {
    const { services } = context;
    const real = await createCompany(services, { name: 'Lantern Bay' });
    const name = 'L\u0430ntern Bay';
    const { id } = await createCompany(services, { name, held_reason: 'letters' });
    const { data } = (await send('GET', `/${id}`)).json();
    expect(data.strangeLetters).toEqual([{ script: 'Cyrillic', letters: ['\u0430'] }]);
    expect(data.namesakes).toMatchObject([{ id: real.id, name: 'Lantern Bay' }]);
    const { data: held } = (await send('GET', '?show=held')).json();
    expect(held).toContainEqual(expect.objectContaining({ id, heldReason: 'letters' }));
  });

  test('are approved once; its people are told', async () => {
    const owner = await createEmployer(context.services);
    const { companyId } = owner;
    await context.database
      .updateTable('companies')
      .set({ held_reason: 'website' })
      .where('id', '=', companyId)
      .execute();
    expect((await change(companyId, { change: 'approve' })).statusCode).toBe(200);
    expect(await heldReasonOf(companyId)).toBeNull();
    expect((await change(companyId, { change: 'approve' })).statusCode).toBe(409);
    expect((await sentMails(context.database, owner.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is public now'),
    ]);
  });

  test('are verified by staff, for the website that they have, until it changes', async () => {
    const { id } = await createCompany(context.services, { website: 'https://quay.example' });
    await change(id, { change: 'verify' });
    expect((await send('GET', `/${id}`)).json().data.verification).toMatchObject({
      host: 'quay.example',
      by: 'staff',
    });
    await context.database
      .updateTable('companies')
      .set({ website: 'https://other.example' })
      .where('id', '=', id)
      .execute();
    expect((await send('GET', `/${id}`)).json().data.isVerified).toBe(false);
    const { id: without } = await createCompany(context.services);
    expect((await change(without, { change: 'verify' })).statusCode).toBe(409);
  });

  test('are suspended: nothing public, nothing done for them, and lifted as they were', async () => {
    const owner = await createEmployer(context.services);
    const { companyId } = owner;
    const { id: jobId } = await createJob(context.services, { company_id: companyId });
    const { id: closedId } = await createJob(context.services, { company_id: companyId, status: 'filled' });
    expect((await change(companyId, { change: 'suspend' })).json().fields).toEqual({
      reason: 'Please give a reason: the company will read it.',
    });
    await change(companyId, { change: 'suspend', reason: 'Not a company.' });
    expect((await context.app.inject(`/api/jobs/${jobId}`)).statusCode).toBe(404);
    const post = await context.app.inject({
      method: 'POST',
      url: '/api/company/drafts',
      headers: owner.headers,
      payload: {},
    });
    expect(post.statusCode).toBe(403);
    expect((await sentMails(context.database, owner.email))[0]?.text).toContain('Not a company.');
    expect((await change(companyId, { change: 'suspend', reason: 'Again.' })).statusCode).toBe(409);

    await change(companyId, { change: 'lift' });
    expect([await statusOf(jobId), await statusOf(closedId)]).toEqual(['active', 'filled']);
    expect(await heldReasonOf(companyId)).toBeNull();
  });

  test('[A-10] members of a suspended company see no applicants or senders until it is lifted', async () => {
    const owner = await createEmployer(context.services);
    const { companyId } = owner;
    const { id: jobId } = await createJob(context.services, { company_id: companyId });
    const { id, userId } = await createApplication(context.services, { job_id: jobId });
    const conversation = await createConversation(context.services, {
      company_id: companyId,
      candidate_id: userId,
      application_id: id,
    });
    const { id: interview } = await createInterview(context.services, id, { isChosen: true });
    const paths = [
      `/company/applicants/${id}`,
      `/applications/${id}/resume`,
      `/applications/${id}/resume/text`,
      `/company/jobs/${jobId}/applicants`,
      `/company/jobs/${jobId}/applicants/board`,
      `/company/applications/${id}/interviews`,
      `/company/applications/${id}/conversation`,
      `/interviews/${interview}/calendar`,
      `/conversations/${conversation}`,
    ];
    const get = (path: string) => context.app.inject({ url: `/api${path}`, headers: owner.headers });
    const answers = async () => Promise.all(paths.map(async (path) => (await get(path)).statusCode));
    expect(await answers()).toEqual(paths.map(() => 200));
    await change(companyId, { change: 'suspend', reason: 'They collect resumes.' });
    expect(await answers()).toEqual(paths.map(() => 404));
    for (const path of ['/conversations', '/company/resumes']) {
      expect((await get(path)).json().data, path).toEqual([]);
    }
    await change(companyId, { change: 'lift' });
    expect(await answers()).toEqual(paths.map(() => 200));
  });

  test.each(['approve', 'verify'] as const)(
    '%s means what was seen: another name or website by now is refused',
    async (decision) => {
      await createCompany(context.services, { name: 'Grand Pier', website: 'https://grand-pier.example' });
      const owner = await createEmployer(context.services, {
        companyId: (
          await createCompany(context.services, {
            name: 'Small Jetty',
            website: 'https://small-jetty.example',
            held_reason: 'name',
          })
        ).id,
      });
      const seen = { name: 'Small Jetty', website: 'https://small-jetty.example' };
      await context.database
        .updateTable('companies')
        .set({ name: 'Grand Pier', website: 'https://grand-pier.example' })
        .where('id', '=', owner.companyId)
        .execute();
      expect((await change(owner.companyId, { change: decision, seen })).statusCode).toBe(409);
      expect(await heldReasonOf(owner.companyId)).toBe('name');
      expect((await send('GET', `/${owner.companyId}`)).json().data.isVerified).toBe(false);
      const now = { name: 'Grand Pier', website: 'https://grand-pier.example' };
      expect((await change(owner.companyId, { change: decision, seen: now })).statusCode).toBe(200);
      const suspended = await change(owner.companyId, { change: 'suspend', reason: 'A copy.', seen });
      expect(suspended.statusCode).toBe(200);
    },
  );

  test('another company of a suspended one’s recruiter goes on, and that alone', async () => {
    const owner = await createEmployer(context.services);
    const other = await createCompany(context.services);
    await context.database
      .insertInto('company_members')
      .values({ company_id: other.id, user_id: owner.id, member_role: 'owner' })
      .execute();
    const { id: jobId } = await createJob(context.services, { company_id: other.id });
    await change(other.id, { change: 'suspend', reason: 'A copy.' });
    const trash = (id: string) =>
      context.app.inject({
        method: 'POST',
        url: '/api/company/jobs/changes',
        headers: owner.headers,
        payload: { action: 'trash', jobIds: [id] },
      });
    expect((await trash(jobId)).statusCode).toBe(404);
    const own = await createJob(context.services, { company_id: owner.companyId });
    expect((await trash(own.id)).statusCode).toBe(200);
  });

  test('that are lifted are held where another one has their name by now', async () => {
    const { id } = await createCompany(context.services, { name: 'Tide Mill' });
    await change(id, { change: 'suspend', reason: 'Wait.' });
    await createCompany(context.services, { name: 'Tide Mill' });
    await change(id, { change: 'lift' });
    expect(await heldReasonOf(id)).toBe('name');
  });
});

describe('[J-5] merging two companies', () => {
  const merge = (companyId: string, intoId: string, name: string) =>
    send('POST', `/${companyId}/merge`, { intoId, name });

  test('moves people, jobs, applicants, conversations and alerts, and removes the one', async () => {
    const { services, database } = context;
    const gone = await createEmployer(services);
    const kept = await createEmployer(services);
    const both = await createEmployer(services, { companyId: gone.companyId, memberRole: 'owner' });
    await database
      .insertInto('company_members')
      .values({ company_id: kept.companyId, user_id: both.id, member_role: 'viewer' })
      .execute();
    const { id: jobId } = await createJob(services, { company_id: gone.companyId });
    const candidate = await createCandidate(services);
    const application = await createApplication(services, { job_id: jobId, user_id: candidate.id });
    const stages = await ensureStages(database, gone.companyId);
    const shortlist = stages.find(({ kind }) => kind === 'shortlist');
    await database
      .updateTable('applications')
      .set({ stage_id: shortlist?.id ?? '' })
      .where('id', '=', application.id)
      .execute();
    await createConversation(services, { company_id: gone.companyId, candidate_id: candidate.id });
    const conversationId = await createConversation(services, {
      company_id: kept.companyId,
      candidate_id: candidate.id,
    });
    const alertId = await createAlert(services, { criteria: { company: gone.companyId } });
    const { name } = (await send('GET', `/${gone.companyId}`)).json().data;

    expect((await merge(gone.companyId, kept.companyId, 'another')).json().fields).toEqual({
      name: `Type ${name} to confirm.`,
    });
    expect((await merge(gone.companyId, kept.companyId, name)).statusCode).toBe(200);

    expect((await send('GET', `/${gone.companyId}`)).statusCode).toBe(404);
    const { people, openJobs } = (await send('GET', `/${kept.companyId}`)).json().data;
    const roles = people.map(({ id, memberRole }: { id: string; memberRole: string }) => [id, memberRole]);
    expect(roles).toHaveLength(3);
    expect(roles).toEqual(
      expect.arrayContaining([
        [kept.id, 'owner'],
        [gone.id, 'owner'],
        [both.id, 'owner'],
      ]),
    );
    expect(openJobs).toBe(1);
    const moved = await database
      .selectFrom('applications')
      .innerJoin('application_stages', 'application_stages.id', 'applications.stage_id')
      .select(['application_stages.company_id', 'application_stages.kind'])
      .where('applications.id', '=', application.id)
      .executeTakeFirstOrThrow();
    expect(moved).toEqual({ company_id: kept.companyId, kind: 'shortlist' });
    const messages = await database
      .selectFrom('messages')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .execute();
    expect(messages).toHaveLength(2);
    const alert = await database
      .selectFrom('job_alerts')
      .select('criteria')
      .where('id', '=', alertId)
      .executeTakeFirstOrThrow();
    expect(alert.criteria.company).toBe(kept.companyId);
  });

  test('tells the owners of the other who came and as what, and those who came where they are', async () => {
    const { services, database } = context;
    const gone = await createEmployer(services);
    const kept = await createEmployer(services);
    const helper = await createEmployer(services, { companyId: kept.companyId, memberRole: 'recruiter' });
    const { name } = (await send('GET', `/${gone.companyId}`)).json().data;
    await database
      .updateTable('companies')
      .set({ held_reason: 'name' })
      .where('id', '=', gone.companyId)
      .execute();
    expect((await merge(gone.companyId, kept.companyId, name)).statusCode).toBe(200);
    const told = async ({ email }: TestUser) =>
      (await sentMails(database, email)).filter(({ subject }) => subject.includes('is now part of'));
    expect((await told(kept)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`(${gone.email}), recruiter`),
    ]);
    expect((await told(gone)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`merged ${name} into`),
    ]);
    expect(await told(helper)).toEqual([]);
  });

  test('crosswise at once ends, with one of the two left', async () => {
    const [one, other] = await Promise.all([
      createCompany(context.services),
      createCompany(context.services),
    ]);
    const answers = await Promise.all([
      merge(one.id, other.id, one.name),
      merge(other.id, one.id, other.name),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  });

  test('members of a held company become no owners, and their postings are reviewed', async () => {
    const { services, database } = context;
    const kept = await createEmployer(services);
    const { id: heldId, name } = await createCompany(services, { held_reason: 'name' });
    const copycat = await createEmployer(services, { companyId: heldId });
    const { id: jobId } = await createJob(services, { company_id: heldId, status: 'pending' });
    expect((await merge(heldId, kept.companyId, name)).statusCode).toBe(200);
    const { people } = (await send('GET', `/${kept.companyId}`)).json().data;
    expect(people).toContainEqual(expect.objectContaining({ id: copycat.id, memberRole: 'recruiter' }));
    expect(people).toContainEqual(expect.objectContaining({ id: kept.id, memberRole: 'owner' }));
    const job = database.selectFrom('jobs').select(['status', 'awaits_approval']).where('id', '=', jobId);
    expect(await job.executeTakeFirst()).toEqual({ status: 'pending', awaits_approval: true });
  });

  test('claims a company without members: its registrant becomes the owner', async () => {
    const { id: importedId } = await createCompany(context.services);
    const { id: heldId, name } = await createCompany(context.services, { held_reason: 'name' });
    const registrant = await createEmployer(context.services, { companyId: heldId });
    await merge(heldId, importedId, name);
    const { people } = (await send('GET', `/${importedId}`)).json().data;
    expect(people).toMatchObject([{ id: registrant.id, memberRole: 'owner' }]);
  });

  test('a suspended one comes back under no other name', async () => {
    const { id, name } = await createCompany(context.services, { held_reason: 'suspended' });
    const other = await createCompany(context.services);
    expect((await merge(id, other.id, name)).statusCode).toBe(409);
    expect((await merge(other.id, id, other.name)).statusCode).toBe(409);
    expect((await send('GET', `/${id}`)).statusCode).toBe(200);
  });

  test('into itself is refused', async () => {
    const { id, name } = await createCompany(context.services);
    expect((await merge(id, id, name)).statusCode).toBe(400);
  });
});
