import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { readConfig } from '../../../platform/config.ts';
import type { App } from '../../../platform/http/app.ts';
import { hashSecret, newId } from '../../../platform/ids.ts';
import { startMailDelivery } from '../../../platform/mail-delivery/deliver-mail.ts';
import { startServices, type RunningServices } from '../../../platform/start-services.ts';
import {
  findInDatabase,
  findInFiles,
  erasedCandidate as candidate,
  erasedEmployer as employer,
} from '../../../testing/erased-people.ts';
import { leaveRests } from '../../../testing/erased-rests.ts';
import { createCompany, createEmployer, createJob } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { tokenOf } from '../../../testing/sent-mails.ts';
import { createServerDatabase, testServerUrl } from '../../../testing/test-database.ts';
import { multipart } from '../../../testing/uploads.ts';
import { eraseDueAccounts } from './erasure-commands.ts';
import { startApplicantHandlers } from '../../hiring/applicants/handlers.ts';
import { startPrivacyHandlers } from './handlers.ts';

/*
 * Two people use everything there is, on the product as it runs: their mails are delivered, their copies made by
 * the workers. Then they are erased, and everything that is stored is searched for anything of theirs.
 */

let running: RunningServices;
let app: App;
let dataDirectory: string;

const patience = { timeout: 20_000, interval: 50 };
const password = 'over the hills and far away';

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'waymark-erasure-'));
  const settings = { DATA_DIR: dataDirectory, DEMO: 'false', LOG_LEVEL: 'silent' };
  const server =
    testServerUrl === undefined ? {} : { DATABASE_URL: await createServerDatabase(testServerUrl) };
  const log = pino({ level: 'silent' });
  // Its mails are kept where the test reads them, and no demo is loaded.
  running = await startServices({ ...readConfig({ ...settings, ...server }), demo: true }, log);
  ({ app } = await buildApp(running.services, log));
  await startMailDelivery(running.services);
  await startPrivacyHandlers(running.services);
  await startApplicantHandlers(running.services);
});
afterAll(async () => {
  await app.close();
  await running.stop();
  await rm(dataDirectory, { recursive: true });
});

type Headers = Record<string, string>;
type SignedUp = { id: string; headers: Headers };

/** Calls the API and gives what it answers with; anything but a success fails the test. */
async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  headers: Headers,
  payload?: object | Buffer,
) {
  const response = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  expect(response.statusCode, `${method} ${url}: ${response.body.slice(0, 300)}`).toBeLessThan(300);
  return response;
}

async function callForm(
  url: string,
  headers: Headers,
  fields: Record<string, string | string[]>,
  file: { field?: string; name: string; bytes: Buffer },
) {
  const form = await multipart(fields, file);
  return (await call('POST', url, { ...headers, ...form.headers }, form.payload)).json().data;
}

/** Waits for a mail to be delivered and gives the secret of its link. */
async function receiveLink(to: string, subject: RegExp): Promise<string> {
  const read = () =>
    running.services.database
      .selectFrom('captured_mails')
      .select(['subject', 'text'])
      .where('recipient', '=', to)
      .orderBy('id', 'desc')
      .execute();
  await expect
    .poll(async () => (await read()).map((mail) => mail.subject).join('\n'), patience)
    .toMatch(subject);
  const mail = (await read()).find((one) => subject.test(one.subject));
  return tokenOf(mail && { to, html: '', ...mail });
}

async function queueIsEmpty(): Promise<void> {
  const { database } = running.services;
  const list = async () => {
    // What can still be taken back waits for a time: it has come.
    await sql`update pgboss.job set start_after = now() where state = 'created' and start_after > now()`.execute(
      database,
    );
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where state in ('created', 'retry', 'active')
    `.execute(database);
    return rows.map(({ name }) => name);
  };
  await expect.poll(list, patience).toEqual([]);
}

async function signUpCandidate(): Promise<SignedUp> {
  const { firstName, lastName, email, phone, fileName, resumeText, browser } = candidate;
  const fields = {
    firstName,
    lastName,
    email,
    phone,
    jobTitle: 'Miller',
    location: 'Potsdam',
    allowedText: 'true',
    bestJobFirst: 'true',
    desireCompensation: '$100,0000',
    educationLevel: 'Some college',
    experienceLevel: '10 Plus',
    valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
    sendResumeToExpert: 'true',
  };
  const bytes = Buffer.concat([pdfBytes(), Buffer.from(`%${resumeText}\n`)]);
  const { user, accessToken } = await callForm('/signup', { 'user-agent': browser }, fields, {
    name: fileName,
    bytes,
  });
  return { id: user.id, headers: { authorization: `Bearer ${accessToken}`, 'user-agent': browser } };
}

/** Profile, picture, consents, another address, an application that is read, a message, and a copy. */
async function useEverything({ id, headers }: SignedUp): Promise<{ applicationId: string }> {
  const { database } = running.services;
  const boss = await createEmployer(running.services, { email: 'boss@mills.example' });
  const job = await createJob(running.services, { company_id: boss.companyId });
  await call('PUT', '/consents', headers, { purpose: 'allowedText', granted: false });
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b93a12' } })
    .png()
    .toBuffer();
  await callForm('/profile-picture', headers, {}, { field: 'picture', name: 'me.png', bytes: picture });
  const alert = { keywords: 'miller', frequency: 'daily' };
  await call('POST', '/job-alerts', headers, { ...alert, name: candidate.alertName });
  const asGuest = { ...alert, name: candidate.guestAlertName, email: candidate.email };
  await call('POST', '/job-alerts/guest', {}, asGuest);
  const caller = { name: candidate.firstName, phone: candidate.phone, topic: candidate.callTopic };
  await call('POST', '/call-back-requests', headers, caller);
  const { data: resumes } = (await call('GET', '/resumes', headers)).json();
  const application = await callForm(
    '/applications',
    headers,
    { jobId: job.id, coverLetter: candidate.coverLetter },
    { name: candidate.fileName, bytes: Buffer.concat([pdfBytes(), Buffer.from(candidate.resumeText)]) },
  );
  expect(resumes).toHaveLength(1);
  await call('GET', `/applications/${application.id}/resume`, boss.headers);
  await workTogether(application.id, headers, boss.headers);
  const report = { reason: 'misleading', text: candidate.report, email: candidate.email };
  await call('POST', `/jobs/${job.id}/reports`, headers, report);
  // The first address is proven before it is left: what came to it is the person's own.
  const token = await receiveLink(candidate.email, /set your password/);
  await call('POST', '/set-password', headers, { token, password });
  await call('PUT', '/update-user', headers, {
    email: candidate.newEmail,
    currentPassword: password,
    jobTitle: 'Miller',
    location: 'Potsdam',
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    phone: candidate.phone,
    desireCompensation: '$100,0000',
  });
  await call('POST', '/confirm-email', {}, { token: await receiveLink(candidate.newEmail, /confirm/i) });
  await database
    .insertInto('contact_messages')
    .values({
      id: newId(),
      name: candidate.firstName,
      email: candidate.newEmail,
      message: candidate.message,
      user_id: id,
    })
    .execute();
  await database
    .insertInto('saved_jobs')
    .values({ id: 'x'.repeat(21), user_id: id, title: candidate.savedJob, company: 'Watermill' })
    .execute();
  await database
    .insertInto('orders')
    .values({
      id: newId(),
      user_id: id,
      external_id: 'order-1',
      product_id: 'resume-writing',
      package_name: 'Resume writing',
      price_cents: 9900,
      status_percentage: 100,
    })
    .execute();
  await call('POST', '/account-exports', headers);
  await receiveLink(candidate.newEmail, /copy of your Waymark data is ready/);
  return { applicationId: application.id };
}

/** What an employer writes about an applicant and to them, what they answer, and what they show to employers. */
async function workTogether(applicationId: string, headers: Headers, boss: Headers): Promise<void> {
  await call('POST', `/company/applicants/${applicationId}/notes`, boss, { text: candidate.noteAboutThem });
  const letter = { text: `Dear ${candidate.firstName}, can we talk?` };
  await call('POST', `/company/applications/${applicationId}/messages`, boss, letter);
  const [conversation] = (await call('GET', '/conversations', headers)).json().data;
  await call('POST', `/conversations/${conversation.id}/messages`, headers, { text: candidate.reply });
  await call('POST', '/company/interviews', boss, {
    applicationIds: [applicationId],
    startsAt: [new Date(Date.now() + 86_400_000).toISOString()],
    durationMinutes: 30,
    timeZone: 'Europe/Berlin',
    place: 'At the weir',
    videoUrl: '',
    note: '',
  });
  await call('PUT', '/candidate-profile', headers, {
    visible: true,
    resumeId: null,
    headline: candidate.headline,
    summary: '',
    location: 'Potsdam',
    types: [],
    category: 'manufacturing',
    skills: ['milling'],
    remote: false,
    hourlyRate: null,
    excludedCompanies: [],
  });
}

async function signUpEmployer(): Promise<SignedUp> {
  const { firstName, lastName, email, phone, contactEmail, contactPhone, guest } = employer;
  const response = await call(
    'POST',
    '/employer-signup',
    {},
    {
      companyName: 'Slate & Sons',
      website: 'slate.example',
      country: 'United Kingdom',
      firstName,
      lastName,
      email,
      phone,
      password,
    },
  );
  const { user, accessToken } = response.json().data;
  const headers = { authorization: `Bearer ${accessToken}` };
  await call('POST', '/confirm-email', {}, { token: await receiveLink(email, /confirm/i) });
  await call('POST', '/company-invitations', headers, { email: guest, memberRole: 'recruiter' });
  await running.services.database
    .updateTable('companies')
    .set({ contact_email: contactEmail, contact_phone: contactPhone, email })
    .where('id', '=', user.company.id)
    .execute();
  await running.services.database
    .insertInto('contact_messages')
    .values({ id: newId(), name: firstName, email, message: employer.message, user_id: null })
    .execute();
  // Another company has invited them, too.
  const other = await createCompany(running.services);
  await running.services.database
    .insertInto('company_invitations')
    .values({
      id: newId(),
      company_id: other.id,
      email,
      member_role: 'recruiter',
      invited_by: null,
      token_hash: 'any',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return { id: user.id, headers };
}

/** Everything that would tell that these two were here. */
async function listTraces(ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from files`.execute(
    running.services.database,
  );
  const { rows: own } = await sql<{ id: string }>`
    select id from resumes union all select id from account_exports union all select id from sessions
    where user_id = any(${ids})
  `.execute(running.services.database);
  return [
    ...Object.values(candidate),
    ...Object.values(employer),
    ...ids,
    ...rows.map((row) => row.key),
    ...own.map((row) => row.id),
    hashSecret(candidate.newEmail),
  ];
}

test('[G-10] after the erasure nothing that is stored tells of them: no column of any table, no file', async () => {
  const { services } = running;
  const first = await signUpCandidate();
  const { applicationId } = await useEverything(first);
  const second = await signUpEmployer();
  await call('POST', '/delete-account', second.headers, { password });
  await call('PUT', '/resume-profile', first.headers, {
    sections: [{ section: 'summary', version: 0, value: candidate.resumeSummary }],
  });
  await call('POST', '/delete-account/link', first.headers);
  const token = await receiveLink(candidate.newEmail, /Delete your Waymark account\?/);
  await call('POST', '/delete-account/confirm', first.headers, { token });
  await queueIsEmpty();
  await leaveRests(services.database, first.id);
  const traces = await listTraces([first.id, second.id, applicationId]);

  // The search finds what is there, or it would prove nothing: every string, in every table that can hold a person.
  const before = await findInDatabase(services.database, traces);
  const filesBefore = await findInFiles(dataDirectory, traces);
  const found = new Set([...before.values(), ...filesBefore.values()].flat());
  expect(traces.filter((trace) => !found.has(trace))).toEqual([]);
  expect([...before.keys()]).toEqual([
    'pgboss.job_common',
    'public.account_exports',
    'public.agreed_terms',
    'public.application_events',
    'public.application_notes',
    'public.applications',
    'public.call_back_requests',
    'public.candidate_profiles',
    'public.captured_mails',
    'public.companies',
    'public.company_events',
    'public.company_invitations',
    'public.company_members',
    'public.consents',
    'public.contact_messages',
    'public.conversations',
    'public.critiques',
    'public.customer_login_codes',
    'public.email_changes',
    'public.files',
    'public.interview_offers',
    'public.job_alerts',
    'public.job_reports',
    'public.mail_choices',
    'public.mail_sends',
    'public.messages',
    'public.one_time_tokens',
    'public.orders',
    'public.rate_limits',
    'public.resume_profiles',
    'public.resumes',
    'public.saved_jobs',
    'public.sessions',
    'public.users',
    'public.webhook_receipts',
  ]);
  // Two resumes, a picture and a copy.
  expect(filesBefore.size).toBe(4);

  expect(await eraseDueAccounts(services, new Date(Date.now() + 8 * 86_400_000))).toBe(2);
  await expect.poll(async () => (await findInFiles(dataDirectory, traces)).size, patience).toBe(0);
  await queueIsEmpty();
  expect(await findInDatabase(services.database, traces)).toEqual(new Map());
  expect(await findInFiles(dataDirectory, traces)).toEqual(new Map());
  // What is not theirs has stayed: the sale, and the colleague who read the application.
  expect(await services.database.selectFrom('orders').select('user_id').execute()).toEqual([
    { user_id: null },
  ]);
  const left = await services.database.selectFrom('users').select('email').execute();
  expect(left).toEqual([{ email: 'boss@mills.example' }]);
}, 60_000);
