import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  type TestUser,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { ensureStages, moveApplications } from '../applicants/stage-commands.ts';
import { sendDueLetters } from './commands.ts';

const context = useTestApp();
const { call } = createAccountCalls(context);

const text = 'Dear {firstName}, about {jobTitle}: no. {company}';
const later = () => new Date(Date.now() + 11 * 60_000);

async function createApplicants(names: string[]) {
  const { services } = context;
  const recruiter = await createEmployer(services);
  const job = await createJob(services, { company_id: recruiter.companyId, title: 'Keeper' });
  const candidates: TestUser[] = [];
  const ids: string[] = [];
  for (const first_name of names) {
    const candidate = await createCandidate(services, { first_name, email_confirmed_at: new Date() });
    candidates.push(candidate);
    ids.push((await createApplication(services, { user_id: candidate.id, job_id: job.id })).id);
  }
  return {
    recruiter,
    candidates: candidates as [TestUser, ...TestUser[]],
    ids: ids as [string, ...string[]],
  };
}

const decline = (recruiter: TestUser, applicationIds: string[], letter = text) =>
  call('POST', '/company/declines', recruiter.headers, { applicationIds, text: letter });

async function stageOf(applicationId: string): Promise<string | undefined> {
  const row = await context.database
    .selectFrom('applications')
    .leftJoin('application_stages', 'application_stages.id', 'applications.stage_id')
    .select('application_stages.kind')
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  return row?.kind ?? 'new';
}

const timelineOf = async (candidate: TestUser, id: string) =>
  (await call('GET', `/application-timelines?applications=${id}`, candidate.headers)).json().data[0];

const statusOf = async (candidate: TestUser) =>
  (await call('GET', '/applications', candidate.headers)).json().data[0].status;

describe('[K-1] applicants are declined politely', () => {
  test('[H-3] letters that wait are listed for their company until they go out or are taken back', async () => {
    const { recruiter, ids } = await createApplicants(['Ada', 'Grace']);
    const other = await createEmployer(context.services);
    const { batchId } = (await decline(recruiter, ids)).json().data;
    const waiting = async (user: TestUser) =>
      (await call('GET', '/company/declines', user.headers)).json().data;
    expect(await waiting(recruiter)).toMatchObject([
      { batchId, letters: [{ jobTitle: 'Keeper' }, { jobTitle: 'Keeper' }] },
    ]);
    expect(await waiting(other)).toEqual([]);
    expect((await call('POST', `/company/declines/${batchId}/undo`, recruiter.headers, {})).statusCode).toBe(
      200,
    );
    expect(await waiting(recruiter)).toEqual([]);
    await decline(recruiter, ids);
    await sendDueLetters(context.services, later());
    expect(await waiting(recruiter)).toEqual([]);
  });

  test('the letters go out in ten minutes, each with its own words, once', async () => {
    const { recruiter, candidates, ids } = await createApplicants(['{company}', 'Grace']);
    const preview = await call('POST', '/company/declines/preview', recruiter.headers, {
      applicationIds: ids,
      text,
    });
    expect(preview.json().data).toMatchObject({ letters: 2 });
    expect(preview.json().data.text).toMatch(/^Dear \{company\}, about Keeper: no\. Company \d+$/);
    expect((await decline(recruiter, ids)).json().data.letters).toBe(2);
    expect(await Promise.all(ids.map(stageOf))).toEqual(['declined', 'declined']);
    expect(await sendDueLetters(context.services)).toBe(0);
    expect((await timelineOf(candidates[0], ids[0])).nextStep).toBe('submitted');
    expect(await statusOf(candidates[0])).toBe('submitted');

    expect(await sendDueLetters(context.services, later())).toBe(2);
    await context.database
      .updateTable('application_events')
      .set({ created_at: sql`created_at - interval '11 minutes'` })
      .where('application_id', '=', ids[0])
      .execute();
    expect(await statusOf(candidates[0])).toBe('declined');
    expect(await sendDueLetters(context.services, later())).toBe(0);
    const mails = await sentMails(context.database, candidates[0].email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Dear {company}, about Keeper: no.');
    expect(mails[0]?.headers?.['List-Unsubscribe']).toContain('kind=stages');
    const timeline = await timelineOf(candidates[0], ids[0]);
    expect(timeline.nextStep).toBe('read-message');
    expect(timeline.conversation.unread).toBe(1);
  });

  test('what is taken back in time is as if it had not been', async () => {
    const { recruiter, candidates, ids } = await createApplicants(['Ada', 'Grace']);
    const { companyId } = recruiter;
    const stages = await ensureStages(context.database, companyId);
    const shortlist = stages.find(({ kind }) => kind === 'shortlist')?.id ?? '';
    const move = {
      companyId,
      userId: recruiter.id,
      applicationIds: [ids[0]],
      stageId: shortlist,
      isQuiet: true,
    };
    await context.database
      .transaction()
      .execute((transaction) => moveApplications(transaction, context.services, move));
    const { batchId } = (await decline(recruiter, ids)).json().data;
    const stranger = await createEmployer(context.services);
    const undo = (who: TestUser) => call('POST', `/company/declines/${batchId}/undo`, who.headers);
    expect((await undo(stranger)).statusCode).toBe(409);
    expect((await undo(recruiter)).statusCode).toBe(200);
    expect(await Promise.all(ids.map(stageOf))).toEqual(['shortlist', 'new']);
    expect(await sendDueLetters(context.services, later())).toBe(0);
    expect(await sentMails(context.database, candidates[0].email)).toEqual([]);
    const { events } = await timelineOf(candidates[0], ids[0]);
    expect(events.map(({ kind }: { kind: string }) => kind)).not.toContain('declined');
  });

  test('of an undo and the sending that come at once, one wins whole', async () => {
    const { recruiter, candidates, ids } = await createApplicants(['Ada']);
    const { batchId } = (await decline(recruiter, ids)).json().data;
    const [undone, sent] = await Promise.all([
      call('POST', `/company/declines/${batchId}/undo`, recruiter.headers),
      sendDueLetters(context.services, later()),
    ]);
    const mails = await sentMails(context.database, candidates[0].email);
    const [id] = ids;
    expect([undone.statusCode, sent, mails.length, await stageOf(id)]).toEqual(
      undone.statusCode === 200 ? [200, 0, 0, 'new'] : [409, 1, 1, 'declined'],
    );
  });

  test('who was moved on by hand, or withdrew, gets no letter', async () => {
    const { recruiter, candidates, ids } = await createApplicants(['Ada', 'Grace']);
    const { companyId } = recruiter;
    await decline(recruiter, ids);
    const stages = await ensureStages(context.database, companyId);
    const offer = stages.find(({ kind }) => kind === 'offer')?.id ?? '';
    const move = { companyId, userId: recruiter.id, applicationIds: [ids[0]], stageId: offer, isQuiet: true };
    await context.database
      .transaction()
      .execute((transaction) => moveApplications(transaction, context.services, move));
    await call('POST', `/applications/${ids[1]}/withdraw`, candidates[1]?.headers);
    await sendDueLetters(context.services, later());
    for (const { email } of candidates) expect(await sentMails(context.database, email)).toEqual([]);
    expect(await context.database.selectFrom('decline_letters').select('batch_id').execute()).toEqual([]);
  });

  test('a placeholder that nothing stands for, another company’s and a held company are refused', async () => {
    const { recruiter, ids } = await createApplicants(['Ada']);
    const other = await createApplicants(['Grace']);
    const refused = await decline(recruiter, ids, 'Dear {lastName}');
    expect([refused.statusCode, refused.json().fields.text]).toEqual([
      400,
      'This letter has a placeholder that is not known. Use one of these: {firstName}, {jobTitle}, {company}.',
    ]);
    expect((await decline(recruiter, other.ids)).statusCode).toBe(404);
    await context.database
      .updateTable('companies')
      .set({ held_reason: 'name' })
      .where('id', '=', recruiter.companyId)
      .execute();
    expect((await decline(recruiter, ids)).statusCode).toBe(403);
    expect(await stageOf(ids[0])).toBe('new');
  });

  test('a company keeps twenty templates, each under a name of its own', async () => {
    const { recruiter } = await createApplicants(['Ada']);
    const add = (name: string) =>
      call('POST', '/company/decline-templates', recruiter.headers, { name, text });
    expect((await add('Plain')).statusCode).toBe(201);
    expect((await add('plain')).statusCode).toBe(409);
    for (let nth = 1; nth < 20; nth++) await add(`Template ${nth}`);
    expect((await add('One too many')).statusCode).toBe(409);
    const { data } = (await call('GET', '/company/decline-templates', recruiter.headers)).json();
    expect(data).toHaveLength(20);
    const rename = await call('PUT', `/company/decline-templates/${data[0].id}`, recruiter.headers, {
      name: 'Template 1',
      text,
    });
    expect(rename.statusCode).toBe(409);
  });
});
