import type {
  ConversationReportDecisionFields,
  JobReportDecisionFields,
} from '@waymark/contract/office/reports';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  createCandidate,
  createConversation,
  createEmployer,
  createJob,
  createStaff,
  type Overrides,
  type TestUser,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let moderator: TestUser;
let owner: Awaited<ReturnType<typeof createEmployer>>;
let jobId: string;

beforeEach(async () => {
  await context.database.deleteFrom('job_reports').execute();
  moderator = await createStaff(context.services, { staff_role: 'moderator' });
  owner = await createEmployer(context.services);
  const job = await createJob(context.services, { company_id: owner.companyId, title: 'Ferry captain' });
  jobId = job.id;
});

async function report(fields: Partial<Overrides<'job_reports'>> = {}): Promise<void> {
  await context.database
    .insertInto('job_reports')
    .values({ id: newId(), job_id: jobId, user_id: null, reporter_hash: newId(), reason: 'money', ...fields })
    .execute();
}

const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
  context.app.inject({
    method,
    url: `/api/staff/reports${path}`,
    headers: moderator.headers,
    ...(payload && { payload }),
  });
const get = async (path: string) => (await send('GET', path)).json();

async function decide(fields: Omit<JobReportDecisionFields, 'until'>, until?: string) {
  const seen = until ?? ((await get(`/jobs/${jobId}`)).data.until as string);
  return send('POST', `/jobs/${jobId}/decisions`, { ...fields, until: seen });
}

const stateOf = () =>
  context.database
    .selectFrom('jobs')
    .select(['status', 'moderation'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
const openReports = () =>
  context.database.selectFrom('job_reports').select('id').where('decided_at', 'is', null).execute();
const subjectsTo = async (email: string) =>
  (await sentMails(context.database, email)).map(({ subject }) => subject);

describe('[L-7] reports about a posting', () => {
  test('are decided together: who reported and who posted hear of it, each once', async () => {
    const candidate = await createCandidate(context.services);
    await report({ user_id: candidate.id, reason: 'money', text: 'They want 40 euros.' });
    await report({ email: 'guest-a@example.net', reason: 'money' });
    await report({ email: 'guest-a@example.net', reason: 'spam' });
    await report({ reason: 'money' });
    expect(await get('/jobs')).toMatchObject({
      total: 1,
      data: [
        {
          jobId,
          title: 'Ferry captain',
          count: 4,
          reasons: [
            { reason: 'money', count: 3 },
            { reason: 'spam', count: 1 },
          ],
        },
      ],
    });
    const reason = 'It asks applicants for money.';
    expect((await decide({ decision: 'suspend', reason })).statusCode).toBe(200);
    expect(await stateOf()).toEqual({ status: 'pending', moderation: 'suspended' });
    expect(await openReports()).toEqual([]);
    for (const email of [candidate.email, 'guest-a@example.net']) {
      const mails = await sentMails(context.database, email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your report about “Ferry captain”']);
      expect(mails[0]?.text).toContain(reason);
    }
    expect(await subjectsTo(owner.email)).toEqual(['“Ferry captain” was taken down']);
    expect((await send('GET', `/jobs/${jobId}`)).statusCode).toBe(404);
  });

  test('that are wrong leave the posting as it is, and its company knows', async () => {
    await report();
    await decide({ decision: 'keep', reason: 'The fee is for a licence that the law asks for.' });
    expect(await stateOf()).toEqual({ status: 'active', moderation: null });
    expect(await subjectsTo(owner.email)).toEqual(['“Ferry captain” was reported and stays']);
    const log = await context.database
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', jobId)
      .execute();
    expect(log).toEqual([
      {
        action: 'report.keep',
        before: { status: 'active', openReports: 1 },
        after: { openReports: 0, decision: 'keep' },
      },
    ]);
  });

  test('close a posting that no longer hires; no source can reopen it', async () => {
    await report({ reason: 'closed' });
    await decide({ decision: 'close', reason: 'Its company says so.' });
    const job = await context.database
      .selectFrom('jobs')
      .select(['status', 'closed_by_company'])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    expect(job).toEqual({ status: 'expired', closed_by_company: true });
    const managed = async () =>
      (await context.app.inject({ url: '/api/company/jobs', headers: owner.headers })).json().data;
    expect(await managed()).toMatchObject([{ status: 'closed', moderationReason: 'Its company says so.' }]);
  });

  test('that come after they were read stay open, and so does what is reported again', async () => {
    await report({ updated_at: new Date('2026-03-01T08:00:00.123Z') });
    const { until } = (await get(`/jobs/${jobId}`)).data;
    await report({ updated_at: new Date('2026-03-01T09:00:00Z') });
    expect((await decide({ decision: 'keep', reason: 'Fine.' }, until)).statusCode).toBe(200);
    expect(await openReports()).toHaveLength(1);
  });

  test('who reports again what was decided is seen to', async () => {
    const candidate = await createCandidate(context.services);
    const say = () =>
      context.app.inject({
        method: 'POST',
        url: `/api/jobs/${jobId}/reports`,
        headers: candidate.headers,
        payload: { reason: 'spam' },
      });
    await say();
    await decide({ decision: 'keep', reason: 'Fine.' });
    await say();
    expect(await openReports()).toHaveLength(1);
  });

  test('are decided once: the second of two at once is told', async () => {
    await report({ email: 'guest-b@example.net' });
    const { until } = (await get(`/jobs/${jobId}`)).data;
    const answers = await Promise.all([
      decide({ decision: 'keep', reason: 'Fine.' }, until),
      decide({ decision: 'suspend', reason: 'Not fine.' }, until),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await subjectsTo('guest-b@example.net')).toHaveLength(1);
  });

  test('need a reason', async () => {
    await report();
    expect((await decide({ decision: 'keep', reason: ' ' })).json().fields).toEqual({
      reason: 'Please give a reason.',
    });
    expect(await openReports()).toHaveLength(1);
  });

  test('ten thousand of them come in pages, the most reported first', async () => {
    await report();
    await report();
    await sql`
      insert into jobs (id, company_id, source, source_id, status, title, category, work_mode, search_vector, title_vector)
      select gen_random_uuid(), ${owner.companyId}, 'crowd', number, 'active', 'Crowd ' || number, 'other', 'remote', '', ''
      from generate_series(1, 400) as number
    `.execute(context.database);
    await sql`
      insert into job_reports (id, job_id, reporter_hash, reason)
      select gen_random_uuid(), jobs.id, reporter::text, 'spam'
      from jobs, generate_series(1, 25) as reporter where source = 'crowd'
    `.execute(context.database);
    const first = await get('/jobs');
    expect(first).toMatchObject({ total: 401, pageSize: 25 });
    expect(first.data).toHaveLength(25);
    expect(first.data[0]).toMatchObject({ count: 25, reasons: [{ reason: 'spam', count: 25 }] });
    expect((await get('/jobs?page=17')).data).toMatchObject([{ jobId, count: 2 }]);
    expect((await send('GET', '/jobs?page=18')).statusCode).toBe(404);
  });
});

describe('[L-7] a report about a conversation', () => {
  async function reportConversation() {
    const candidate = await createCandidate(context.services);
    const company = await createEmployer(context.services);
    const conversationId = await createConversation(context.services, {
      company_id: company.companyId,
      candidate_id: candidate.id,
    });
    await context.database
      .insertInto('conversation_reports')
      .values({ conversation_id: conversationId, reason: 'rude', text: 'Read the last one.' })
      .execute();
    return { candidate, company, conversationId };
  }

  async function decideOf(conversationId: string, fields: Omit<ConversationReportDecisionFields, 'at'>) {
    const { at } = (await get(`/conversations/${conversationId}`)).data;
    return send('POST', `/conversations/${conversationId}/decisions`, { ...fields, at });
  }

  test('shows what was written and no name; a warning is mailed to both sides', async () => {
    const { candidate, company, conversationId } = await reportConversation();
    const { data } = await get(`/conversations/${conversationId}`);
    expect(data).toMatchObject({ reason: 'rude', messages: [{ fromCompany: true, text: 'Hello' }] });
    expect(JSON.stringify(data)).not.toContain('Lovelace');
    await decideOf(conversationId, { decision: 'warn', reason: 'Stay polite.' });
    expect((await sentMails(context.database, company.email))[0]?.text).toContain('Stay polite.');
    expect((await sentMails(context.database, candidate.email))[0]?.text).toContain('warned the company');
    expect(await get('/conversations')).toMatchObject({ total: 0 });
  });

  test('that is not upheld tells the candidate alone', async () => {
    const { candidate, company, conversationId } = await reportConversation();
    await decideOf(conversationId, { decision: 'keep', reason: 'It is a plain refusal.' });
    expect(await subjectsTo(candidate.email)).toHaveLength(1);
    expect(await subjectsTo(company.email)).toEqual([]);
    const again = await send('POST', `/conversations/${conversationId}/decisions`, {
      decision: 'warn',
      reason: 'Late.',
      at: new Date().toISOString(),
    });
    expect(again.statusCode).toBe(409);
  });

  test('an unreported conversation cannot be read', async () => {
    const conversationId = await createConversation(context.services, {
      company_id: owner.companyId,
      candidate_id: (await createCandidate(context.services)).id,
    });
    expect((await send('GET', `/conversations/${conversationId}`)).statusCode).toBe(404);
  });
});
