import { describe, expect, test } from 'vitest';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  suspend,
  type TestUser,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendDueLetters } from '../rejections/commands.ts';
import { scheduleDeletion } from '../../lifecycle/privacy/deletion-commands.ts';
import { endWithdrawnInterviews, endDeclinedInterviews } from './commands.ts';

const context = useTestApp();
const { call } = createAccountCalls(context);

const day = 86_400_000;
const times = [new Date(Date.now() + day).toISOString(), new Date(Date.now() + 2 * day).toISOString()];
const round = { startsAt: times, durationMinutes: 45, timeZone: 'Europe/London', place: 'The lighthouse' };

async function createApplicants(count = 1) {
  const { services } = context;
  const recruiter = await createEmployer(services);
  const job = await createJob(services, { company_id: recruiter.companyId, title: 'Keeper, night; day' });
  const applicants: { candidate: TestUser; applicationId: string }[] = [];
  for (let nth = 0; nth < count; nth++) {
    const candidate = await createCandidate(services, { email_confirmed_at: new Date() });
    const { id } = await createApplication(services, { user_id: candidate.id, job_id: job.id });
    applicants.push({ candidate, applicationId: id });
  }
  const [first] = applicants as [{ candidate: TestUser; applicationId: string }];
  return { recruiter, applicants, ...first };
}

const offer = (recruiter: TestUser, applicationIds: string[], fields: object = {}) =>
  call('POST', '/company/interviews', recruiter.headers, { applicationIds, ...round, ...fields });

async function listOf(recruiter: TestUser, applicationId: string) {
  return (await call('GET', `/company/applications/${applicationId}/interviews`, recruiter.headers)).json()
    .data;
}

const choose = (candidate: TestUser, interviewId: string, slotId: string) =>
  call('POST', `/interviews/${interviewId}/answer`, candidate.headers, { answer: 'choose', slotId });

async function offered(recruiter: TestUser, applicationId: string) {
  expect((await offer(recruiter, [applicationId])).statusCode).toBe(201);
  const [interview] = await listOf(recruiter, applicationId);
  return interview;
}

async function calendarsTo(email: string) {
  const mails = await sentMails(context.database, email);
  return mails.flatMap(({ calendar }) => calendar ?? []);
}

describe('[K-1] interviews are offered and chosen', () => {
  test('[A-10] a suspended recruiter is not told the time that was chosen: colleagues are', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const colleague = await createEmployer(context.services, { companyId: recruiter.companyId });
    const interview = await offered(recruiter, applicationId);
    await context.database
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('id', '=', recruiter.id)
      .execute();
    expect((await choose(candidate, interview.id, interview.slots[0].id)).statusCode).toBe(200);
    expect(await sentMails(context.database, recruiter.email)).toEqual([]);
    expect(await calendarsTo(colleague.email)).toHaveLength(1);
  });

  test('a chosen time is in both calendars, under one UID, and the stage has come to the interviews', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    const [invitation] = await sentMails(context.database, candidate.email);
    expect(invitation?.subject).toMatch(/invites you to an interview: Keeper, night; day/);
    expect(invitation?.calendar).toBeUndefined();

    const chosen = await choose(candidate, interview.id, interview.slots[1].id);
    expect(chosen.json().data).toMatchObject({ status: 'chosen', startsAt: times[1] });
    const [own] = await calendarsTo(candidate.email);
    const [theirs] = await calendarsTo(recruiter.email);
    for (const calendar of [own, theirs]) {
      expect(calendar?.method).toBe('REQUEST');
      expect(calendar?.content).toContain(`UID:${interview.id}@waymark`);
      expect(calendar?.content).toContain('SEQUENCE:1');
      expect(calendar?.content).toContain('Keeper\\, night\\; day');
    }
    expect(own?.content).not.toContain(recruiter.email);
    const { kind } = await context.database
      .selectFrom('applications')
      .innerJoin('application_stages', 'application_stages.id', 'applications.stage_id')
      .select('application_stages.kind')
      .where('applications.id', '=', applicationId)
      .executeTakeFirstOrThrow();
    expect(kind).toBe('interview');
  });

  test('the appointment can be saved by both sides, once there is one', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    const path = `/interviews/${interview.id}/calendar`;
    expect((await call('GET', path, candidate.headers)).statusCode).toBe(404);
    await choose(candidate, interview.id, interview.slots[0].id);
    for (const side of [candidate, recruiter]) {
      const saved = await call('GET', path, side.headers);
      expect(saved.headers['content-type']).toContain('text/calendar');
      expect(saved.body).toContain('METHOD:PUBLISH');
      expect(saved.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    }
  });

  test('of two candidates who take one time at once, one is refused with a sentence', async () => {
    const { recruiter, applicants } = await createApplicants(2);
    const ids = applicants.map(({ applicationId }) => applicationId);
    expect((await offer(recruiter, ids)).statusCode).toBe(201);
    const interviews = await Promise.all(ids.map(async (id) => (await listOf(recruiter, id))[0]));
    const slotId = interviews[0].slots[0].id;
    const answers = await Promise.all(
      applicants.map(({ candidate }, at) => choose(candidate, interviews[at].id, slotId)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toContain('Please choose another one');
    const taken = await context.database
      .selectFrom('interview_slots')
      .select('taken_by')
      .where('id', '=', slotId)
      .executeTakeFirstOrThrow();
    expect(interviews.map(({ id }) => id)).toContain(taken.taken_by);
  });

  test('who asks for other times frees the one that was chosen, and both calendars forget it', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    await choose(candidate, interview.id, interview.slots[0].id);
    const asked = await call('POST', `/interviews/${interview.id}/answer`, candidate.headers, {
      answer: 'ask',
      text: 'Rather in the evening',
    });
    expect(asked.json().data).toMatchObject({ status: 'others-asked', startsAt: null });
    expect((await calendarsTo(candidate.email)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    const [, cancelled] = await calendarsTo(recruiter.email);
    expect(cancelled?.content).toContain('SEQUENCE:2');
    const mails = await sentMails(context.database, recruiter.email);
    expect(mails.at(-1)?.text).toContain('Rather in the evening');
  });

  test('a change keeps the UID, and the candidate chooses again', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    await choose(candidate, interview.id, interview.slots[0].id);
    const changed = await call('PUT', `/company/interviews/${interview.id}`, recruiter.headers, {
      ...round,
      startsAt: [times[1]],
    });
    const { status, slots } = changed.json().data;
    expect([status, slots.length]).toEqual(['offered', 1]);
    expect((await choose(candidate, interview.id, interview.slots[0].id)).statusCode).toBe(409);
    expect((await choose(candidate, interview.id, slots[0].id)).statusCode).toBe(200);
    const calendars = await calendarsTo(candidate.email);
    expect(calendars.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST']);
    expect(calendars.at(-1)?.content).toContain('SEQUENCE:3');
  });

  test('one that has gone to and fro too often is changed and chosen no more, and can still be declined', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    await context.database
      .updateTable('interview_offers')
      .set({ sequence: 30 })
      .where('id', '=', interview.id)
      .execute();
    const mails = (await sentMails(context.database, candidate.email)).length;
    const changed = await call('PUT', `/company/interviews/${interview.id}`, recruiter.headers, round);
    expect(changed.statusCode).toBe(409);
    expect((await choose(candidate, interview.id, interview.slots[0].id)).statusCode).toBe(409);
    expect(await sentMails(context.database, candidate.email)).toHaveLength(mails);
    const declined = { answer: 'decline', text: '' };
    const ended = await call('POST', `/interviews/${interview.id}/answer`, candidate.headers, declined);
    expect(ended.json().data.status).toBe('declined');
  });

  test.each([
    'https://meet.example@evil.example/room',
    'https://meet.example:1@evil.example',
    'javascript:alert(1)',
  ])('a call at %s is refused', async (videoUrl) => {
    const { recruiter, applicationId } = await createApplicants();
    expect((await offer(recruiter, [applicationId], { videoUrl })).json().fields).toHaveProperty('videoUrl');
    expect(
      (await offer(recruiter, [applicationId], { videoUrl: 'https://meet.example/a@b' })).statusCode,
    ).toBe(201);
  });

  test('a cancelled or declined interview can be answered no more', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    const cancel = () => call('POST', `/company/interviews/${interview.id}/cancel`, recruiter.headers);
    expect((await cancel()).json().data.status).toBe('cancelled');
    expect((await cancel()).statusCode).toBe(409);
    expect((await choose(candidate, interview.id, interview.slots[0].id)).statusCode).toBe(409);
    const again = await offered(recruiter, applicationId);
    const decline = { answer: 'decline', text: '' };
    await call('POST', `/interviews/${again.id}/answer`, candidate.headers, decline);
    expect((await choose(candidate, again.id, again.slots[0].id)).statusCode).toBe(409);
  });

  test('times are offered once at a time, also by two recruiters at once', async () => {
    const { recruiter, applicationId } = await createApplicants();
    const colleague = await createEmployer(context.services, { companyId: recruiter.companyId });
    const both = await Promise.all([offer(recruiter, [applicationId]), offer(colleague, [applicationId])]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await listOf(recruiter, applicationId)).toHaveLength(1);
  });

  test.each([
    ['a time that is over', { startsAt: [new Date(Date.now() - 1000).toISOString()] }],
    ['no time', { startsAt: [] }],
    [
      'eleven times',
      {
        startsAt: Array.from({ length: 11 }, (_, at) =>
          new Date(Date.now() + day + at * 60_000).toISOString(),
        ),
      },
    ],
    ['one time twice', { startsAt: [times[0], times[0]] }],
    ['no place', { place: '' }],
    ['a link that is none of the web', { videoUrl: 'javascript:alert(1)' }],
    ['a zone that there is not', { timeZone: 'Moon/Tycho' }],
  ])('%s is refused', async (_name, fields) => {
    const { recruiter, applicationId } = await createApplicants();
    expect((await offer(recruiter, [applicationId], fields)).statusCode).toBe(400);
    expect(await listOf(recruiter, applicationId)).toEqual([]);
  });

  test('[A-10] a suspended candidate is invited to nothing', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    await suspend(context.database, candidate.id);
    expect((await offer(recruiter, [applicationId])).statusCode).toBe(409);
    expect(await sentMails(context.database, candidate.email)).toHaveLength(0);
  });

  test('a held company cannot invite, and another company’s applicants are not found', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const other = await createApplicants();
    expect((await offer(recruiter, [applicationId, other.applicationId])).statusCode).toBe(404);
    await context.database
      .updateTable('companies')
      .set({ held_reason: 'website' })
      .where('id', '=', recruiter.companyId)
      .execute();
    expect((await offer(recruiter, [applicationId])).statusCode).toBe(403);
    expect(await sentMails(context.database, candidate.email)).toEqual([]);
  });

  test('the interview of an application that is withdrawn ends, once, and its time is free', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    await choose(candidate, interview.id, interview.slots[0].id);
    await call('POST', `/applications/${applicationId}/withdraw`, candidate.headers);
    await endWithdrawnInterviews(context.services);
    await endWithdrawnInterviews(context.services);
    const [ended] = await listOf(recruiter, applicationId);
    expect(ended).toMatchObject({ status: 'cancelled', startsAt: null });
    const mails = await sentMails(context.database, recruiter.email);
    expect(mails.filter(({ subject }) => subject.includes('has withdrawn'))).toHaveLength(1);
  });

  test('[G-10] an appointment ends when its candidate has the account deleted, and the company is told', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    await choose(candidate, interview.id, interview.slots[0].id);
    await context.database
      .transaction()
      .execute((transaction) => scheduleDeletion(transaction, context.services, candidate.id));
    await endWithdrawnInterviews(context.services);
    const [ended] = await listOf(recruiter, applicationId);
    expect(ended).toMatchObject({ status: 'cancelled', startsAt: null });
    const mails = await sentMails(context.database, recruiter.email);
    expect(mails.filter(({ subject }) => subject.includes('has withdrawn'))).toHaveLength(1);
  });
});

/** As if the applicant was declined that long ago. */
async function declinedMinutesAgo(recruiter: TestUser, applicationId: string, minutes: number) {
  const fields = { applicationIds: [applicationId], text: 'Dear {firstName}, we go on with others.' };
  const answer = await call('POST', '/company/declines', recruiter.headers, fields);
  expect(answer.statusCode, answer.body).toBe(201);
  const at = new Date(Date.now() - minutes * 60_000);
  const { database } = context;
  await database.updateTable('applications').set({ moved_at: at }).where('id', '=', applicationId).execute();
  await database
    .updateTable('interview_rounds')
    .set({ created_at: new Date(at.getTime() - day) })
    .execute();
  return answer.json().data.batchId as string;
}

describe('[L-9] the interview of an applicant who is declined', () => {
  test('ends once the letter has gone out, once, and both calendars lose its time', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    await choose(candidate, interview.id, interview.slots[0].id);
    await declinedMinutesAgo(recruiter, applicationId, 11);
    await endDeclinedInterviews(context.services);
    expect(await listOf(recruiter, applicationId)).toMatchObject([{ status: 'chosen' }]);
    await sendDueLetters(context.services, new Date(Date.now() + day));
    await endDeclinedInterviews(context.services);
    await endDeclinedInterviews(context.services);
    expect(await listOf(recruiter, applicationId)).toMatchObject([{ status: 'cancelled', startsAt: null }]);
    expect((await choose(candidate, interview.id, interview.slots[1].id)).statusCode).toBe(409);
    for (const { email } of [recruiter, candidate]) {
      const cancelled = (await calendarsTo(email)).filter(({ method }) => method === 'CANCEL');
      expect(cancelled).toHaveLength(1);
    }
  });

  test('ends without a mail where no time was agreed: the letter has said it', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    await declinedMinutesAgo(recruiter, applicationId, 11);
    await sendDueLetters(context.services, new Date(Date.now() + day));
    const before = (await sentMails(context.database, candidate.email)).length;
    await endDeclinedInterviews(context.services);
    expect((await choose(candidate, interview.id, interview.slots[0].id)).statusCode).toBe(409);
    expect(await sentMails(context.database, candidate.email)).toHaveLength(before);
  });

  test('[L-50] is shown with the letter, and stays where the rejection is quiet', async () => {
    const { recruiter, candidate, applicationId } = await createApplicants();
    const interview = await offered(recruiter, applicationId);
    await choose(candidate, interview.id, interview.slots[0].id);
    const fields = { applicationIds: [applicationId], text: 'Dear {firstName}' };
    const preview = await call('POST', '/company/declines/preview', recruiter.headers, fields);
    expect(preview.json().data.interviews).toMatchObject([{ startsAt: times[0], timeZone: 'Europe/London' }]);
    await declinedMinutesAgo(recruiter, applicationId, 11);
    await context.database.deleteFrom('decline_letters').execute();
    await endDeclinedInterviews(context.services);
    expect(await listOf(recruiter, applicationId)).toMatchObject([{ status: 'chosen' }]);
    expect((await calendarsTo(candidate.email)).map(({ method }) => method)).toEqual(['REQUEST']);
  });

  test('goes on while the decline can be undone, and where times were offered after it', async () => {
    const { recruiter, applicationId } = await createApplicants();
    await offered(recruiter, applicationId);
    const batchId = await declinedMinutesAgo(recruiter, applicationId, 9);
    await endDeclinedInterviews(context.services);
    expect(await listOf(recruiter, applicationId)).toMatchObject([{ status: 'offered' }]);
    await call('POST', `/company/declines/${batchId}/undo`, recruiter.headers);
    await endDeclinedInterviews(context.services);
    expect(await listOf(recruiter, applicationId)).toMatchObject([{ status: 'offered' }]);

    const again = await createApplicants();
    await declinedMinutesAgo(again.recruiter, again.applicationId, 20);
    await sendDueLetters(context.services, new Date(Date.now() + day));
    await offered(again.recruiter, again.applicationId);
    await endDeclinedInterviews(context.services);
    expect(await listOf(again.recruiter, again.applicationId)).toMatchObject([{ status: 'offered' }]);
  });
});
