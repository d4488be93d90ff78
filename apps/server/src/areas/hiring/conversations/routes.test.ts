import { describe, expect, test } from 'vitest';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createStaff,
  suspend,
  type TestUser,
} from '../../../testing/factories.ts';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { changeCompany } from '../../office/back-office/company-commands.ts';
import { stopMails } from '../../identity/email-preferences/commands.ts';
import { conversationReportReceiptMail } from './emails/conversations.ts';
import { sendMessage } from './message-commands.ts';

const context = useTestApp();
const approve = (companyId: string) =>
  changeCompany(context.services, { companyId, change: 'approve', reason: '', staffId: null });
const { call } = createAccountCalls(context);

/** A recruiter and who has applied for a job of the company. */
async function createPair(candidateRow: Parameters<typeof createCandidate>[1] = {}) {
  const { services } = context;
  const recruiter = await createEmployer(services);
  const candidate = await createCandidate(services, { email_confirmed_at: new Date(), ...candidateRow });
  const job = await createJob(services, { company_id: recruiter.companyId, title: 'Keeper' });
  const application = await createApplication(services, { user_id: candidate.id, job_id: job.id });
  return { recruiter, candidate, resumeId: application.resumeId, applicationId: application.id };
}

const write = (from: TestUser, applicationId: string, text: string) =>
  call('POST', `/company/applications/${applicationId}/messages`, from.headers, { text });
const answer = (from: TestUser, conversationId: string, text: string) =>
  call('POST', `/conversations/${conversationId}/messages`, from.headers, { text });

async function begin(recruiter: TestUser, applicationId: string): Promise<string> {
  const sent = await write(recruiter, applicationId, 'Good morning,\nwhen could you begin?');
  expect(sent.statusCode).toBe(201);
  return sent.json().data.conversationId;
}

async function read(reader: TestUser, conversationId: string) {
  const { data } = (await call('GET', `/conversations/${conversationId}`, reader.headers)).json();
  const lastMessageId = data.messages[0].id;
  return call('POST', `/conversations/${conversationId}/read`, reader.headers, { lastMessageId });
}

describe('[K-1] a company and a candidate write to each other', () => {
  test('a message is mailed once while it is unread, and the answer goes to who wrote', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const colleague = await createEmployer(context.services, { companyId: recruiter.companyId });
    const conversationId = await begin(recruiter, applicationId);
    expect((await write(recruiter, applicationId, 'One more thing')).json().data.conversationId).toBe(
      conversationId,
    );
    const [mail, ...more] = await sentMails(context.database, candidate.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('when could you begin?');
    expect(mail?.text).toContain(`/jobs-messages?conversation=${conversationId}`);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

    const unread = () => call('GET', '/own-counters', candidate.headers);
    expect((await unread()).json().data.unread).toBe(1);
    expect((await read(candidate, conversationId)).json().data.unread).toBe(0);
    expect((await answer(candidate, conversationId, 'On Monday')).statusCode).toBe(201);
    const answers = await sentMails(context.database, recruiter.email);
    expect(answers.map(({ subject }) => subject)).toEqual(['Ada Lovelace has answered about Keeper']);
    expect(await sentMails(context.database, colleague.email)).toEqual([]);

    // The candidate has read: the next message is worth a mail again.
    await answer(recruiter, conversationId, 'Very good');
    expect(await sentMails(context.database, candidate.email)).toHaveLength(2);
    const { data } = (await call('GET', `/conversations/${conversationId}`, recruiter.headers)).json();
    expect(data.messages.map(({ text, own }: { text: string; own: boolean }) => [text, own])).toEqual([
      ['Very good', true],
      ['On Monday', false],
      ['One more thing', true],
      ['Good morning,\nwhen could you begin?', true],
    ]);
    expect(data.messages[2].readAt).not.toBeNull();
    expect(data.messages[0].readAt).toBeNull();
  });

  test('[A-10] a suspended recruiter is not told the answer: colleagues are', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const colleague = await createEmployer(context.services, { companyId: recruiter.companyId });
    const conversationId = await begin(recruiter, applicationId);
    await context.database
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('id', '=', recruiter.id)
      .execute();
    expect((await answer(candidate, conversationId, 'My number is 7')).statusCode).toBe(201);
    expect(await sentMails(context.database, recruiter.email)).toEqual([]);
    expect(await sentMails(context.database, colleague.email)).toHaveLength(1);
  });

  test('the text of a message is not mailed to an unconfirmed address', async () => {
    const { recruiter, candidate, applicationId } = await createPair({ email_confirmed_at: null });
    await begin(recruiter, applicationId);
    const [mail] = await sentMails(context.database, candidate.email);
    expect(mail?.text).toContain('has written to you');
    expect(mail?.text).not.toContain('when could you begin?');
  });

  test('a held company can write nothing until staff has approved it', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const hold = (reason: 'name' | null) =>
      context.database
        .updateTable('companies')
        .set({ held_reason: reason })
        .where('id', '=', recruiter.companyId)
        .execute();
    await hold('name');
    expect((await write(recruiter, applicationId, 'Hello')).statusCode).toBe(403);
    expect(await sentMails(context.database, candidate.email)).toEqual([]);
    expect(
      await context.database
        .selectFrom('conversations')
        .select('id')
        .where('candidate_id', '=', candidate.id)
        .execute(),
    ).toEqual([]);
    await approve(recruiter.companyId);
    expect((await write(recruiter, applicationId, 'Hello')).statusCode).toBe(201);
  });

  test('who withdrew, leaves or has stopped the company is not written to', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const conversationId = await begin(recruiter, applicationId);
    const block = (blocked: boolean) =>
      call('PUT', `/conversations/${conversationId}/block`, candidate.headers, { blocked });
    await block(true);
    expect((await answer(recruiter, conversationId, 'Still there?')).statusCode).toBe(409);
    expect((await answer(candidate, conversationId, 'No')).statusCode).toBe(409);
    await block(false);
    expect((await answer(recruiter, conversationId, 'Thank you')).statusCode).toBe(201);

    const leave = (due: Date | null) =>
      context.database
        .updateTable('users')
        .set({ deletion_due_at: due })
        .where('id', '=', candidate.id)
        .execute();
    await leave(new Date(Date.now() + 86_400_000));
    expect((await answer(recruiter, conversationId, 'Hello?')).statusCode).toBe(409);
    await leave(null);
    await call('POST', `/applications/${applicationId}/withdraw`, candidate.headers);
    expect((await write(recruiter, applicationId, 'Why?')).statusCode).toBe(409);
    expect((await answer(candidate, conversationId, 'Because')).statusCode).toBe(409);
  });

  test('[A-10] a suspended candidate, who could not read it, gets no messages', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const conversationId = await begin(recruiter, applicationId);
    await suspend(context.database, candidate.id);
    const before = (await sentMails(context.database, candidate.email)).length;
    expect((await answer(recruiter, conversationId, 'Hello?')).statusCode).toBe(409);
    expect((await write(recruiter, applicationId, 'Hello?')).statusCode).toBe(409);
    expect(await sentMails(context.database, candidate.email)).toHaveLength(before);
  });

  test('two recruiters who write first at once write into one conversation', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const colleague = await createEmployer(context.services, { companyId: recruiter.companyId });
    const sent = await Promise.all([
      write(recruiter, applicationId, 'From the one'),
      write(colleague, applicationId, 'From the other'),
    ]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { data } = (await call('GET', '/conversations', candidate.headers)).json();
    expect(data).toHaveLength(1);
    expect(data[0].unread).toBe(2);
    expect(await sentMails(context.database, candidate.email)).toHaveLength(1);
  });

  test('what is too long or empty is refused, and control characters are left out', async () => {
    const { recruiter, applicationId } = await createPair();
    expect((await write(recruiter, applicationId, 'x'.repeat(5001))).statusCode).toBe(400);
    expect((await write(recruiter, applicationId, ' \n ')).statusCode).toBe(400);
    const sent = await write(recruiter, applicationId, 'a\u0007b\r\nc');
    expect(sent.json().data.message.text).toBe('ab\nc');
  });

  test('a candidate who wants no mails of messages gets none, and reads them all the same', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const choices = { messages: false, viewed: true, stages: true, reminders: true };
    await call('PUT', '/mail-choices', candidate.headers, choices);
    const conversationId = await begin(recruiter, applicationId);
    expect(await sentMails(context.database, candidate.email)).toEqual([]);
    const { data } = (await call('GET', '/conversations', candidate.headers)).json();
    expect(data[0]).toMatchObject({ id: conversationId, unread: 1 });
  });

  test('the link of a mail stops its kind in one click, and no other', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    await begin(recruiter, applicationId);
    const [mail] = await sentMails(context.database, candidate.email);
    const url = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(url);
    const stopped = await context.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.statusCode).toBe(200);
    const { data } = (await call('GET', '/mail-choices', candidate.headers)).json();
    expect(data).toEqual({ messages: false, viewed: true, stages: true, reminders: true });
    await expect(stopMails(context.database, 'an unknown token', 'viewed')).resolves.toBe('Viewed');
  });

  test('a report reaches all staff once, with what the company wrote', async () => {
    const staff = await createStaff(context.services);
    const { recruiter, candidate, applicationId } = await createPair();
    const conversationId = await begin(recruiter, applicationId);
    const report = () =>
      call('POST', `/conversations/${conversationId}/reports`, candidate.headers, { reason: 'money' });
    expect((await report()).statusCode).toBe(200);
    expect((await report()).statusCode).toBe(200);
    const mails = await sentMails(context.database, staff.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('when could you begin?');
  });

  test('[L-7] a report has a receipt, once until it is decided, without what was typed', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const conversationId = await begin(recruiter, applicationId);
    const report = async (fields: object) => {
      const url = `/conversations/${conversationId}/reports`;
      return (await call('POST', url, candidate.headers, fields)).json<{ message: string }>().message;
    };
    const receipts = async () =>
      (await sentMails(context.database, candidate.email)).filter(({ kind }) => kind === 'report-receipt');
    expect(await report({ reason: 'money', text: 'A secret remark.' })).toContain('We have sent you a mail');
    expect(await report({ reason: 'money', text: 'And another.' })).not.toContain('sent you a mail');
    const [mail, ...others] = await receipts();
    expect(others).toEqual([]);
    expect(mail?.concerns).toBe(candidate.id);
    expect(mail?.text).not.toContain('secret remark');
    await context.database
      .updateTable('conversation_reports')
      .set({ decided_at: new Date(), decision: 'keep' })
      .where('conversation_id', '=', conversationId)
      .execute();
    await report({ reason: 'money', text: 'It goes on.' });
    expect(await receipts()).toHaveLength(2);
  });

  test('[L-7] hostile names stay text in the receipt of a report', () => {
    const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
    const mail = conversationReportReceiptMail(
      { email: 'ada@example.org', firstName: hostile, language: 'en' },
      { companyName: hostile, reason: 'money' },
    );
    expect(mail.html).not.toContain('<img');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  test('lists go on where they ended, and unread ones can be shown alone', async () => {
    const { recruiter, candidate, resumeId } = await createPair();
    const ids: string[] = [];
    for (let nth = 0; nth < 27; nth++) {
      const job = await createJob(context.services, { company_id: recruiter.companyId });
      const { id } = await createApplication(context.services, {
        user_id: candidate.id,
        job_id: job.id,
        resume_id: resumeId,
      });
      ids.unshift(await begin(recruiter, id));
    }
    const list = async (query: string) =>
      (await call('GET', `/conversations${query}`, candidate.headers)).json();
    const first = await list('');
    const second = await list(`?before=${first.next}`);
    const shown = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    expect(shown).toEqual(ids);
    expect(second.next).toBeNull();
    await read(candidate, ids[0] as string);
    expect((await list('?show=unread')).data[0].id).toBe(ids[1]);
  });

  test('a company begins only so many conversations within a day', async () => {
    const { recruiter, applicationId } = await createPair();
    const { companyId } = recruiter;
    for (let nth = 0; nth < 200; nth++) {
      const { id: candidateId } = await createCandidate(context.services);
      await context.database.transaction().execute((transaction) =>
        sendMessage(transaction, context.services, {
          companyId,
          candidateId,
          authorId: recruiter.id,
          text: 'Hello',
        }),
      );
    }
    expect((await write(recruiter, applicationId, 'Hello')).statusCode).toBe(429);
  });

  test('an account that is deleted takes its conversations with it; a recruiter leaves the words', async () => {
    const { recruiter, candidate, applicationId } = await createPair();
    const conversationId = await begin(recruiter, applicationId);
    await context.database.deleteFrom('users').where('id', '=', recruiter.id).execute();
    const { data } = (await call('GET', `/conversations/${conversationId}`, candidate.headers)).json();
    expect(data.messages[0]).toMatchObject({ author: '', text: 'Good morning,\nwhen could you begin?' });
    await context.database.deleteFrom('users').where('id', '=', candidate.id).execute();
    const left = await context.database
      .selectFrom('messages')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .execute();
    expect(left).toEqual([]);
  });
});
