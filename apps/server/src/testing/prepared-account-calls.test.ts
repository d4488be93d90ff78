import { expect, test } from 'vitest';
import { codeOf, knownHash, knownPassword } from './account-calls.ts';
import { solvedCaptcha } from './blog-factories.ts';
import {
  createApplication,
  createCandidate,
  createConversation,
  createEmployer,
  createJob,
  createStaff,
} from './factories.ts';
import { createKey } from './key-factories.ts';
import { useNotedCalls } from './noted-calls.ts';
import { sentMails, tokenOf } from './sent-mails.ts';
import { useTestApp } from './test-app.ts';

/*
 * Calls of signing up and in, of accounts and of companies, by people and by keys. What each writes, mails and locks is
 * compared with its record in `ledgers`.
 */
const context = useTestApp();
const { call, recorded } = useNotedCalls(context);

/** What the newest mail with a link to an address lets do. */
async function lastToken(email: string): Promise<string> {
  const mails = await sentMails(context.database, email);
  return tokenOf(mails.findLast(({ text }) => text.includes('token=')));
}

const guest = { headers: { 'user-agent': 'Test/1.0' } };
const withPassword = async () => ({ password_hash: await knownHash(), email_confirmed_at: new Date() });
const password = knownPassword;

test('[A-3] signing in, links by mail, passwords and addresses', async () => {
  const { services } = context;
  const person = await createCandidate(services, await withPassword());
  const { email } = person;
  await call('POST /login', guest, [], { email, password });
  await call('POST /login/link', guest, [], { email });
  await call('POST /login/by-link', guest, [], { token: await lastToken(email) });
  await call('POST /forgot-password', guest, [], { email });
  const token = await lastToken(email);
  await call('POST /links/check', guest, [], { token, purpose: 'set-password' });
  await call('POST /set-password', guest, [], { token, password });
  const fresh = await createCandidate(services, await withPassword());
  const newPassword = `${password} again`;
  const changing = await createCandidate(services, await withPassword());
  await call('PUT /reset-password', changing, [], { oldPassword: password, newPassword });
  const fields = { jobTitle: 'Admiral', location: 'Arlington', firstName: 'Grace', lastName: 'Hopper' };
  const details = { ...fields, phone: '+1 202 555 0100', desireCompensation: '$150,0000' };
  const other = { ...details, email: 'grace@example.org', currentPassword: password };
  await call('PUT /update-user', fresh, [], other);
  await call('POST /confirm-email', guest, [], { token: await lastToken(other.email) });
  await call('POST /undo-email', guest, [], { token: await lastToken(fresh.email) });
  await call('PUT /account-language', changing, [], { language: 'en' });
  await call('PUT /consents', changing, [], { purpose: 'allowedText', granted: true });
  await expect(recorded()).toMatchFileSnapshot('ledgers/signing-in.tsv');
});

test('[A-10] MFA, and the end of an account', async () => {
  const { services, database } = context;
  const person = await createCandidate(services, await withPassword());
  const { secret } = await call('POST /second-step', person, [], { password });
  await call('POST /second-step/confirm', person, [], { code: codeOf(secret) });
  const passTime = () =>
    database
      .updateTable('totp_secrets')
      .set(({ eb }) => ({ last_step: eb('last_step', '-', 10) }))
      .execute();
  await passTime();
  await call('POST /second-step/recovery-codes', person, [], { password, code: codeOf(secret) });
  const { challenge } = await call('POST /login', guest, [], { email: person.email, password });
  await passTime();
  await call('POST /login/second-step', guest, [], { challenge, code: codeOf(secret) });
  await passTime();
  await call('POST /second-step/remove', person, [], { password, code: codeOf(secret) });
  await call('POST /passkeys/options', person, [], { password });
  await call('POST /delete-account/link', person);
  const token = await lastToken(person.email);
  await call('POST /delete-account/confirm', guest, [], { token });
  await call('POST /delete-account', await createEmployer(services, await withPassword()), [], { password });
  await expect(recorded()).toMatchFileSnapshot('ledgers/mfa.tsv');
});

test('[B-12] companies sign up, invite, and say who they are', async () => {
  const { services } = context;
  const named = { companyName: 'Crane & Co', website: 'https://crane.example', country: 'Norway' };
  const first = { firstName: 'Olga', lastName: 'Crane', phone: '+47 22 00 00 00' };
  await call('POST /employer-signup', guest, [], {
    ...named,
    ...first,
    email: 'olga@crane.example',
    password,
  });
  const owner = await createEmployer(services);
  await call('POST /own-companies', owner, [], { ...named, companyName: 'Crane Two' });
  await call('POST /company-invitations', owner, [], { email: 'new@example.org', memberRole: 'viewer' });
  const invited = { token: await lastToken('new@example.org'), firstName: 'Ada', lastName: 'New' };
  await call('POST /company-invitations/read', guest, [], { token: invited.token });
  await call('POST /company-invitations/accept', guest, [], { ...invited, password });
  await call('PUT /company-people/own', owner, [], { shown: true, title: 'Head of Cranes' });
  const staff = await createStaff(services);
  await call('POST /staff/invitations', staff, [], { email: 'hand@example.org', staffRole: 'reviewer' });
  const hand = {
    token: await lastToken('hand@example.org'),
    firstName: 'Ida',
    lastName: 'Hand',
  };
  await call('POST /staff-invitations/read', guest, [], { token: hand.token });
  await call('POST /staff-invitations/accept', guest, [], { ...hand, password });
  await expect(recorded()).toMatchFileSnapshot('ledgers/joining.tsv');
});

test('[G-6] guests ask for alerts, the newsletter, a call and an answer', async () => {
  const { app } = context;
  const email = 'guest@example.org';
  await call('POST /job-alerts/guest', guest, [], { email, frequency: 'daily', keywords: 'keeper' });
  await call('POST /job-alerts/confirm', guest, [], { token: await lastToken(email) });
  await call('POST /newsletter/subscriptions', guest, [], { dzEmail: email });
  await call('POST /newsletter/confirm', guest, [], { token: await lastToken(email) });
  await call('POST /call-back-requests', guest, [], { name: 'Ida', phone: '+44 20 7946 0123' });
  const message = { name: 'Ida', email, message: 'How do I post a job?', captcha: await solvedCaptcha(app) };
  await call('POST /contact-messages', guest, [], message);
  await expect(recorded()).toMatchFileSnapshot('ledgers/guests.tsv');
});

test('[L-31] keys post, change, close, reopen and move', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services);
  await createJob(services, { company_id: owner.companyId, status: 'expired', posted_at: new Date() });
  const { companyId: company_id } = owner;
  const key = await createKey(services, owner.id, {
    company_id,
    scopes: ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'],
  });
  const fields = {
    title: 'Keeper',
    description: '<p>Keep the light.</p>',
    type: 'full-time',
    workMode: 'on-site',
  };
  const { id } = await call('POST /v1/company/jobs', key, [], {
    ...fields,
    category: 'logistics',
    places: ['Leeds, United Kingdom'],
  });
  await call('PATCH /v1/company/jobs/:jobId', key, [id], { title: 'Head Keeper' });
  await call('POST /v1/company/jobs/:jobId/close', key, [id]);
  await call('POST /v1/company/jobs/:jobId/reopen', key, [id], { deadline: null });
  await call('POST /v1/company/jobs/:jobId/fill', key, [id]);
  const { id: job_id } = await createJob(services, { company_id });
  const { id: applied } = await createApplication(services, { job_id });
  await call('GET /company/jobs/:jobId/applicants', owner, [job_id]);
  const stage = await database
    .selectFrom('application_stages')
    .select('id')
    .where('company_id', '=', company_id)
    .where('kind', '=', 'interview')
    .executeTakeFirstOrThrow();
  await call('POST /v1/company/applications/:applicationId/move', key, [applied], { stageId: stage.id });
  await expect(recorded()).toMatchFileSnapshot('ledgers/keys.tsv');
});

test('[J-5] staff decide on reports of jobs and of messages', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const candidate = await createCandidate(services);
  const owner = await createEmployer(services);
  const { id: jobId } = await createJob(services, { company_id: owner.companyId });
  for (const decision of ['keep', 'suspend']) {
    await call('POST /jobs/:jobId/reports', candidate, [jobId], { reason: 'spam' });
    const until = new Date(Date.now() + 1000).toISOString();
    const decided = { decision, reason: 'So it is.', until };
    await call('POST /staff/reports/jobs/:jobId/decisions', staff, [jobId], decided);
  }
  const conversation = { company_id: owner.companyId, candidate_id: candidate.id };
  const id = await createConversation(services, conversation);
  await call('POST /conversations/:conversationId/reports', candidate, [id], { reason: 'spam' });
  const { created_at } = await database
    .selectFrom('conversation_reports')
    .select('created_at')
    .executeTakeFirstOrThrow();
  const warned = { decision: 'warn', reason: 'Be kind.', at: created_at.toISOString() };
  await call('POST /staff/reports/conversations/:conversationId/decisions', staff, [id], warned);
  await expect(recorded()).toMatchFileSnapshot('ledgers/reports.tsv');
});
