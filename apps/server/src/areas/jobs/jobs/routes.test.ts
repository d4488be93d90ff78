import { expect, test } from 'vitest';
import type { Change } from '../../../platform/changes.ts';
import {
  createEmployer,
  createJob,
  createCandidate,
  createStaff,
  type TestUser,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import { sentMails } from '../../../testing/sent-mails.ts';

const context = useTestApp();

const longAgo = new Date('2026-01-10T09:00:00Z');

function confirm(jobId: string, headers: Record<string, string>) {
  return context.app.inject({ method: 'POST', url: `/api/company/jobs/${jobId}/confirm`, headers });
}

async function confirmedAt(jobId: string): Promise<string> {
  const { data } = (await context.app.inject(`/api/jobs/${jobId}`)).json<{ data: { confirmedAt: string } }>();
  return data.confirmedAt;
}

test('[I-6] a member says that a job is still open, and seekers see it at once', async () => {
  const { services } = context;
  const member = await createEmployer(services, { memberRole: 'recruiter' });
  const job = await createJob(services, { company_id: member.companyId, confirmed_at: longAgo });
  expect(await confirmedAt(job.id)).toBe(longAgo.toISOString());
  await services.changes.settled();
  const told: Change[] = [];
  services.changes.subscribe({ changed: (changes) => void told.push(...changes), lost() {} });
  const response = await confirm(job.id, member.headers);
  expect(response.statusCode).toBe(200);
  const { data } = response.json<{ data: { confirmedAt: string } }>();
  expect(Date.now() - Date.parse(data.confirmedAt)).toBeLessThan(60_000);
  expect(await confirmedAt(job.id)).toBe(data.confirmedAt);
  expect(told).toMatchObject([{ kind: 'job', id: String(job.number) }]);
});

test('[I-6] a member cannot confirm a job of another company', async () => {
  const { services } = context;
  const job = await createJob(services, { confirmed_at: longAgo });
  const stranger = await createEmployer(services);
  const response = await confirm(job.id, stranger.headers);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: 'not_found', message: 'There is no job with this address.' });
  expect(await confirmedAt(job.id)).toBe(longAgo.toISOString());
});

test('[I-6] a closed job is not confirmed', async () => {
  const { services } = context;
  const owner = await createEmployer(services);
  const job = await createJob(services, {
    company_id: owner.companyId,
    status: 'expired',
    confirmed_at: longAgo,
  });
  expect((await confirm(job.id, owner.headers)).statusCode).toBe(409);
  expect(await confirmedAt(job.id)).toBe(longAgo.toISOString());
});

test('[H-4] the list of jobs says when each was confirmed, and which the company was asked about', async () => {
  const { services } = context;
  const owner = await createEmployer(services);
  const own = { company_id: owner.companyId, confirmed_at: longAgo };
  const asked = await createJob(services, {
    ...own,
    confirmation_asked_at: new Date('2026-03-01T00:00:00Z'),
  });
  const quiet = await createJob(services, {
    ...own,
    confirmation_asked_at: new Date('2025-12-01T00:00:00Z'),
  });
  const list = async () => {
    const response = await context.app.inject({ url: '/api/company/jobs', headers: owner.headers });
    const { data } = response.json<{
      data: { id: string; askedToConfirm: boolean; confirmedAt: string }[];
    }>();
    return new Map(data.map((job) => [job.id, job]));
  };
  expect((await list()).get(asked.id)).toMatchObject({
    askedToConfirm: true,
    confirmedAt: longAgo.toISOString(),
  });
  expect((await list()).get(quiet.id)?.askedToConfirm).toBe(false);
  await confirm(asked.id, owner.headers);
  expect((await list()).get(asked.id)?.askedToConfirm).toBe(false);
});

let lines = 0;

const yesterday = new Date(Date.now() - 86_400_000);

/** Reports a job from an IP address of its own, unless one is given. */
function report(
  jobId: string,
  fields: Partial<JobReportFields>,
  { who, line = `198.51.100.${++lines}` }: { who?: TestUser; line?: string } = {},
) {
  return context.app.inject({
    method: 'POST',
    url: `/api/jobs/${jobId}/reports`,
    payload: fields,
    headers: who?.headers ?? {},
    remoteAddress: line,
  });
}

const stored = (jobId: string) =>
  context.database
    .selectFrom('job_reports')
    .select(['reason', 'text', 'email', 'user_id'])
    .where('job_id', '=', jobId)
    .orderBy('created_at')
    .execute();

test('[I-6] a guest’s report is kept, reaches all staff, and is thanked for with what happens next', async () => {
  const { services, database } = context;
  const staff = [await createStaff(services), await createStaff(services)];
  const job = await createJob(services, { title: 'Mystery shopper' });
  const response = await report(job.id, {
    reason: 'money',
    text: 'They want 40 euros first.',
    email: 'Ida@Example.org',
  });
  expect(response.statusCode).toBe(201);
  expect(response.json<{ message: string }>().message).toContain('takes it down if it breaks our rules');
  expect(response.json<{ message: string }>().message).toContain('ida@example.org');
  expect(await stored(job.id)).toEqual([
    { reason: 'money', text: 'They want 40 euros first.', email: 'ida@example.org', user_id: null },
  ]);
  for (const { email } of staff) {
    const [mail] = await sentMails(database, email);
    expect(mail).toMatchObject({ replyTo: 'ida@example.org' });
    expect(mail?.subject).toContain('Mystery shopper');
    expect(mail?.text).toContain('They want 40 euros first.');
    expect(mail).not.toHaveProperty('concerns');
  }
});

test('[L-43] a closed posting can be reported for fraud, but not for being closed', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const job = await createJob(services, { status: 'expired', title: 'Parcel friend' });
  const closed = await report(job.id, { reason: 'closed' });
  expect([closed.statusCode, closed.json().message]).toEqual([
    409,
    'This job is closed already. Thank you anyway.',
  ]);
  expect((await report(job.id, { reason: 'money', text: 'They kept my deposit.' })).statusCode).toBe(201);
  expect((await sentMails(database, staff.email)).at(-1)?.subject).toContain('Parcel friend');
  const draft = await createJob(services, { status: 'draft' });
  expect((await report(draft.id, { reason: 'money' })).statusCode).toBe(404);
});

test('[I-6] reports of one person about one job are one, and staff hear only what is new', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const who = await createCandidate(services);
  const job = await createJob(services);
  const subjects = async () => (await sentMails(database, staff.email)).length;
  await report(job.id, { reason: 'spam' }, { who });
  await report(job.id, { reason: 'spam' }, { who });
  expect(await subjects()).toBe(1);
  await report(job.id, { reason: 'misleading', text: 'It is another town.' }, { who });
  expect(await subjects()).toBe(2);
  expect(await stored(job.id)).toMatchObject([{ reason: 'misleading', user_id: who.id }]);
  // Guests are told apart by their line, and a member from a guest there.
  await report(job.id, { reason: 'spam' }, { line: '203.0.113.9' });
  await report(job.id, { reason: 'spam' }, { line: '203.0.113.9' });
  expect(await stored(job.id)).toHaveLength(2);
  expect((await sentMails(database, staff.email)).at(-1)?.text).toContain('2 people have reported this job.');
  expect((await sentMails(database, staff.email))[0]).toMatchObject({ concerns: who.id });
});

const receipts = async ({ email }: TestUser) =>
  (await sentMails(context.database, email)).filter(({ subject }) =>
    subject.startsWith('We have your report'),
  );

test('[I-6, L-7] a member gets a receipt at once, one for each posting, without what they typed', async () => {
  const { services } = context;
  const who = await createCandidate(services, { email_confirmed_at: yesterday, first_name: 'Ida' });
  const job = await createJob(services, { title: 'Mystery shopper' });
  const answer = await report(job.id, { reason: 'money', text: 'A secret remark.' }, { who });
  expect(answer.json<{ message: string }>().message).toContain('We have sent you a mail');
  await report(job.id, { reason: 'spam', text: 'And another.' }, { who });
  const [mail, ...others] = await receipts(who);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'report-receipt', concerns: who.id });
  expect(mail?.text).toContain('Thank you, Ida');
  expect(mail?.text).toContain('“Mystery shopper”');
  expect(mail?.text).not.toContain('secret remark');
});

test('[I-6] a report never mails a stranger', async () => {
  const { services, database } = context;
  const stranger = 'stranger@example.org';
  const job = await createJob(services);
  await report(job.id, { reason: 'spam', email: stranger });
  const who = await createCandidate(services, { email_confirmed_at: yesterday });
  await report(job.id, { reason: 'spam', email: stranger }, { who });
  expect(await sentMails(database, stranger)).toEqual([]);
  expect(await receipts(who)).toHaveLength(1);

  const reportMany = async (member: TestUser) => {
    const jobs = await Promise.all(Array.from({ length: 12 }, () => createJob(services)));
    await Promise.all(jobs.map(({ id }) => report(id, { reason: 'spam' }, { who: member })));
    return (await receipts(member)).length;
  };
  expect(await reportMany(await createCandidate(services, { email_confirmed_at: yesterday }))).toBe(10);
  expect(await reportMany(await createCandidate(services, { email_confirmed_at: null }))).toBe(1);
});

test.each([
  [{}, 'reason', 'Choose what is wrong.'],
  [{ reason: 'nonsense' }, 'reason', 'Choose what is wrong.'],
  [{ reason: 'other', text: '  ' }, 'text', 'Please say what is wrong.'],
  [{ reason: 'spam', text: 'x'.repeat(1001) }, 'text', 'Please keep it to 1000 characters.'],
  [{ reason: 'spam', email: 'ida at home' }, 'email', 'Enter a valid email, or leave it empty.'],
])('[I-6] %o is refused with what to do', async (fields, name, message) => {
  const job = await createJob(context.services);
  const response = await report(job.id, fields);
  expect(response.statusCode).toBe(400);
  expect(response.json<{ fields: Record<string, string> }>().fields).toEqual({ [name]: message });
  expect(await stored(job.id)).toEqual([]);
});

test('[I-6] only what is public can be reported, and only while it is open', async () => {
  const { services } = context;
  const draft = await createJob(services, { status: 'draft' });
  const closed = await createJob(services, { status: 'filled' });
  expect((await report(crypto.randomUUID(), { reason: 'spam' })).statusCode).toBe(404);
  expect((await report(draft.id, { reason: 'spam' })).statusCode).toBe(404);
  expect((await report(closed.id, { reason: 'closed' })).statusCode).toBe(409);
  expect([...(await stored(draft.id)), ...(await stored(closed.id))]).toEqual([]);
});

test('[I-6] five people who say that a job is closed have its employer asked, once', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services);
  const job = await createJob(services, {
    company_id: owner.companyId,
    title: 'Ferry captain',
    confirmed_at: yesterday,
  });
  const mails = async () => (await sentMails(database, owner.email)).map(({ subject }) => subject);
  const who = await createCandidate(services);
  for (let again = 0; again < 3; again++)
    await report(job.id, { reason: 'closed', text: `${again}` }, { who });
  await report(job.id, { reason: 'spam' });
  for (let guest = 0; guest < 3; guest++) await report(job.id, { reason: 'closed' });
  expect(await mails()).toEqual([]);
  const last = await report(job.id, { reason: 'closed' });
  expect(last.json<{ message: string }>().message).toContain('the employer is asked');
  expect(await mails()).toEqual(['Is “Ferry captain” still open?']);
  await report(job.id, { reason: 'closed' });
  expect(await mails()).toHaveLength(1);

  // Confirmed since: what was said before does not count any more.
  await database
    .updateTable('jobs')
    .set({ confirmed_at: new Date(Date.now() + 1000) })
    .where('id', '=', job.id)
    .execute();
  await report(job.id, { reason: 'closed' });
  expect(await mails()).toHaveLength(1);
});

test('[I-6] two reports at the same moment count each other', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services);
  const job = await createJob(services, { company_id: owner.companyId, confirmed_at: yesterday });
  await Promise.all(Array.from({ length: 5 }, () => report(job.id, { reason: 'closed' })));
  expect(await sentMails(database, owner.email)).toHaveLength(1);
});

test('[I-6] one guest with many invented addresses is one reporter', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services);
  const staff = await createStaff(services);
  const job = await createJob(services, { company_id: owner.companyId, confirmed_at: yesterday });
  const line = '203.0.113.78';
  for (let guest = 0; guest < 6; guest++) {
    await report(job.id, { reason: 'closed', email: `invented-${guest}@example.org` }, { line });
  }
  expect(await stored(job.id)).toHaveLength(1);
  expect((await sentMails(database, staff.email)).at(-1)?.text).toContain('It is the first report');
  expect(await sentMails(database, owner.email)).toEqual([]);
});
