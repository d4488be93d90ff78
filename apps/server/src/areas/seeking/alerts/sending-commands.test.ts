import type { AlertCriteria } from '@waymark/contract/seeking/choices';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createAlert,
  createCandidate,
  createCompany,
  createJob,
  createPlace,
  suspend,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendDueAlerts } from './sending-commands.ts';

const context = useTestApp();

const email = 'reader@example.org';
const hour = 3_600_000;
/** After everything that a test has written: looks are told the time, they do not wait for it. */
const soon = () => new Date(Date.now() + 1000);
const later = (hours: number) => new Date(soon().getTime() + hours * hour);

type NewJob = Parameters<typeof createJob>[1];

async function post(job: NewJob = {}) {
  const created = await createJob(context.services, { title: 'Lighthouse Keeper', ...job });
  await context.services.changes.settled();
  return created;
}

async function close({ id }: { id: string }) {
  await context.database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', id).execute();
  await context.services.changes.settled();
}

const send = (now = soon()) => sendDueAlerts(context.services, context.index, { now });
const mails = (to = email) => sentMails(context.database, to);
const watch = (criteria: Partial<AlertCriteria> = {}, overrides: object = {}) =>
  createAlert(context.services, { email, criteria, ...overrides });
const alertRow = (id: string) =>
  context.database.selectFrom('job_alerts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

beforeEach(async () => {
  await context.database.deleteFrom('jobs').execute();
  await context.services.changes.settled();
  await context.database.deleteFrom('job_alerts').execute();
  await context.database.deleteFrom('users').execute();
  await sql`delete from pgboss.job`.execute(context.database);
});

describe('[G-6] a due alert', () => {
  test('[L-25] lists a posting under several ids once, with the number of its openings and places', async () => {
    await watch({ keywords: 'keeper' });
    const { id } = await createCompany(context.services, { name: 'Trinity House' });
    for (const city of ['Dover', 'Deal', 'Margate'])
      await post({
        company_id: id,
        description: 'You keep a light.',
        place_ids: [await createPlace(context.services, { city, region: 'Kent' })],
      });
    expect(await send()).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toContain('1 new job');
    expect(mail?.text.match(/Lighthouse Keeper/g)).toHaveLength(1);
    expect(mail?.text).toMatch(/Trinity House · (Dover|Deal|Margate), Kent and 2 more · 3 openings/);
    expect(await send(later(25))).toBe(0);
    const place = await createPlace(context.services, { city: 'Whitstable', region: 'Kent' });
    const light = { company_id: id, description: 'You keep a light.', place_ids: [place] };
    await post({ ...light, created_at: later(26) });
    expect(await send(later(50))).toBe(1);
    expect((await mails()).at(-1)?.text).toContain('Kent and 3 more · 4 openings');
  });

  test('sends the jobs that are new to it, each once, with all there is to know', async () => {
    await post({ title: 'Keeper of long ago', created_at: later(-2) });
    const id = await watch({ keywords: 'keeper' });
    const place = await createPlace(context.services, { city: 'Ramsgate', region: 'Kent' });
    const company = await createCompany(context.services, { name: 'Trinity House' });
    const job = await post({
      company_id: company.id,
      place_ids: [place],
      salary_min: 4_000_000,
      salary_max: 5_000_000,
      salary_currency: 'GBP',
      salary_period: 'year',
    });
    await post({ title: 'Nurse' });
    expect(await send()).toBe(1);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: '1 new job: Keeper by the sea' });
    for (const words of [
      'Lighthouse Keeper\nTrinity House · Ramsgate, Kent\n£40,000 – £50,000 a year\nIts title says what you look for',
      `/job-detail?job=${job.id}`,
      'You asked for keeper.',
      'at most once a day',
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain('Keeper of long ago');
    expect(await alertRow(id)).toMatchObject({ last_sent_at: expect.any(Date) });
  });

  test('says how to stop it, to the reader and to the mail program', async () => {
    await watch();
    await post();
    await send();
    const [mail] = await mails();
    const { 'List-Unsubscribe': address = '', ...rest } = mail?.headers ?? {};
    expect(rest).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const url = /^<(https?:\/\/[^>]+\/api\/job-alerts\/unsubscribe\?token=[\w-]+)>$/.exec(address)?.[1] ?? '';
    expect(mail?.text).toContain('/unsubscribe-alert?token=');
    const { pathname, search } = new URL(url);
    await context.app.inject({ method: 'POST', url: pathname + search });
    await post();
    expect(await send(later(25))).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  test('run twice, or by two processes at once, sends one mail', async () => {
    await watch();
    await post();
    const sent = await Promise.all([send(), send()]);
    expect(sent.toSorted()).toEqual([0, 1]);
    expect(await send()).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  test('never repeats a job, even if posted again, and keeps its interval', async () => {
    await watch({}, { frequency: 'daily' });
    const job = await post();
    await send();
    const reposted = { posted_at: soon() };
    await context.database.updateTable('jobs').set(reposted).where('id', '=', job.id).execute();
    const second = await post({ title: 'Harbour Keeper' });
    expect(await send(later(23))).toBe(0);
    expect(await send(later(25))).toBe(1);
    const [, mail] = await mails();
    expect(mail?.text).toContain(second.id);
    expect(mail?.text).not.toContain(job.id);
    expect(await send(later(50))).toBe(0);
  });

  test.each([
    ['instant', 0.9, 1.1],
    ['weekly', 167, 169],
  ] as const)('%s: not again before its time', async (frequency, tooEarly, inTime) => {
    await watch({}, { frequency });
    await post();
    await send();
    await post({ title: 'Harbour Keeper' });
    expect(await send(later(tooEarly))).toBe(0);
    expect(await send(later(inTime))).toBe(1);
  });

  test('sends nothing where nothing new fits, and looks again later', async () => {
    const id = await watch({}, { frequency: 'daily' });
    await post({ title: 'Nurse' });
    expect(await send()).toBe(0);
    await post();
    // Quiet looks are made once an hour.
    expect(await send(later(0.5))).toBe(0);
    expect(await send(later(1.1))).toBe(1);
    expect(await mails()).toHaveLength(1);
    expect(await alertRow(id)).toMatchObject({ last_sent_at: expect.any(Date) });
  });

  test('does not count a look while there is no new job at all', async () => {
    await watch();
    expect(await send()).toBe(0);
    await post();
    expect(await send()).toBe(1);
  });

  test('shows ten of many, those with the words in their title first, and says how many there are', async () => {
    await watch({ keywords: 'keeper' });
    const hidden = await post({ title: 'Assistant', description: 'Helps the keeper.' });
    for (let i = 0; i < 12; i++) await post({ title: `Keeper ${i}` });
    await send();
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^13 new jobs/);
    expect(mail?.text.match(/job-detail/g)).toHaveLength(10);
    expect(mail?.text).toContain('Here are 10 of them');
    expect(mail?.text).not.toContain(hidden.id);
    expect(mail?.text).toMatch(/See all matching jobs: \S+q=keeper/);
  });

  test.each([
    ['type:part-time', { type: 'part-time' }, { type: 'full-time' }],
    ['notType:temporary', { type: 'full-time' }, { type: 'temporary' }],
    ['mode:remote', { work_mode: 'remote' }, { work_mode: 'on-site' }],
    ['notMode:remote', { work_mode: 'on-site' }, { work_mode: 'remote' }],
    ['level:senior', { title: 'Senior Keeper' }, { title: 'Junior Keeper' }],
    ['skill:Welding', { skills: ['Welding'] }, { skills: ['Sewing'] }],
  ] as const)('that has %s of its search mails what the search finds', async (filter, found, other) => {
    await watch({ keywords: 'keeper', stated: [filter] });
    const met = await post(structuredClone(found) as NewJob);
    const missed = await post(structuredClone(other) as NewJob);
    expect(await send()).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain(met.id);
    expect(mail?.text).not.toContain(missed.id);
  });

  test('a job that was closed is not sent, whether the search knows of it or not', async () => {
    await watch();
    await close(await post());
    const second = await post();
    // Closed by another process: the columns here still have it as open.
    await context.database
      .updateTable('jobs')
      .set({ status: 'filled' })
      .where('id', '=', second.id)
      .execute();
    expect(await send()).toBe(0);
    const third = await post({ title: 'Harbour Keeper' });
    expect(await send(later(2))).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain(third.id);
    expect(mail?.text).not.toContain(second.id);
  });

  test('one that cannot be read does not keep the others', async () => {
    const broken = await watch();
    await context.database
      .updateTable('job_alerts')
      .set({ criteria: JSON.stringify({ keywords: 'x'.repeat(300), role: '', location: '' }) })
      .where('id', '=', broken)
      .execute();
    await watch();
    await post();
    await expect(send()).rejects.toThrow('Job alerts could not be sent.');
    expect(await mails()).toHaveLength(1);
  });

  test('has its turn at the next look where the process begins to end', async () => {
    await watch();
    await post();
    expect(await sendDueAlerts(context.services, context.index, { signal: AbortSignal.abort() })).toBe(0);
    expect(await mails()).toEqual([]);
    expect(await send()).toBe(1);
  });
});

describe('[G-6] mails go only to who wants them', () => {
  test.each([
    ['not confirmed', { confirmed_at: null, confirm_hash: 'x' }],
    ['paused', { paused_at: new Date() }],
    ['deleted', { deleted_at: new Date() }],
  ])('not for an alert that is %s', async (_state, state) => {
    await watch({}, state);
    await post();
    expect(await send()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('a member gets them at the address of the account, once it is proven', async () => {
    const member = await createCandidate(context.services);
    await createAlert(context.services, { user_id: member.id });
    await post();
    expect(await send()).toBe(0);
    const account = { email: 'new.address@example.org', email_confirmed_at: new Date() };
    await context.database.updateTable('users').set(account).where('id', '=', member.id).execute();
    expect(await send()).toBe(1);
    const [mail] = await mails(account.email);
    expect(mail?.text).toContain('/jobs-alerts');
    await post({ title: 'Lamp Keeper' });
    await suspend(context.database, member.id);
    expect(await send(later(30))).toBe(0);
    await context.database
      .updateTable('users')
      .set({ suspended_at: null })
      .where('id', '=', member.id)
      .execute();
    expect(await send(later(30))).toBe(1);
    await context.database
      .updateTable('users')
      .set({ deletion_due_at: later(100) })
      .where('id', '=', member.id)
      .execute();
    await post({ title: 'Harbour Keeper' });
    expect(await send(later(60))).toBe(0);
  });

  test('a pause leaves out what came meanwhile', async () => {
    const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const id = await createAlert(context.services, { user_id: member.id });
    const press = (act: string) =>
      context.app.inject({ method: 'POST', url: `/api/job-alerts/${id}/${act}`, headers: member.headers });
    await press('pause');
    await post();
    await press('resume');
    expect(await send()).toBe(0);
    // The embedded database's clock counts milliseconds: what it does in one of them came at the same time.
    const job = await post({ title: 'Harbour Keeper', created_at: soon() });
    expect(await send()).toBe(1);
    expect((await mails(member.email))[0]?.text).toContain(job.id);
  });
});

describe('[G-6] an alert finds what the search page finds', () => {
  test.each<[string, Partial<AlertCriteria>, NewJob, NewJob]>([
    [
      'a role and keywords',
      { role: 'Nurse', keywords: 'night' },
      { title: 'Night Nurse' },
      { title: 'Nurse' },
    ],
    [
      'alternatives',
      { role: 'Nurse', keywords: 'night OR weekend' },
      { title: 'Weekend Nurse' },
      { title: 'Weekend Cook' },
    ],
    ['a category', { keywords: '', category: 'health' }, { category: 'health' }, { category: 'legal' }],
    ['experience', { keywords: '', experience: '2' }, { experience_min: 1 }, { experience_min: 3 }],
    [
      'a salary',
      { keywords: '', salary: '60000' },
      { salary_yearly_usd: 70_000 },
      { salary_yearly_usd: 50_000 },
    ],
    [
      'other names for the work, where they are wanted',
      { keywords: 'doctor', closelyRelated: true },
      { title: 'Physician' },
      { title: 'Cook' },
    ],
    [
      'the words alone, where they are not',
      { keywords: 'doctor', closelyRelated: false },
      { title: 'Doctor' },
      { title: 'Physician' },
    ],
  ])('%s', async (_what, criteria, fitting, other) => {
    await watch(criteria);
    const found = await post(fitting);
    const left = await post(other);
    expect(await send()).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain(found.id);
    expect(mail?.text).not.toContain(left.id);
  });

  test('[K-1] five years are five and more, and the link of the mail finds the same', async () => {
    await watch({ keywords: '', experience: '5' });
    const [more, silent] = [await post({ experience_min: 9 }), await post({ experience_min: null })];
    expect(await send()).toBe(1);
    const [mail] = await mails();
    const [, query = ''] = /See all matching jobs: \S+\?(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(new URLSearchParams(query).getAll('experience')).toContain('5-plus');
    const { data } = (await context.app.inject({ url: `/api/jobs?${query}` })).json<{
      data: { id: string }[];
    }>();
    for (const found of [mail?.text ?? '', data.map(({ id }) => id).join()]) {
      expect(found).toContain(more.id);
      expect(found).not.toContain(silent.id);
    }
  });

  test('a place, a company and its industry', async () => {
    const place = await createPlace(context.services, { city: 'Leeds' });
    const company = await createCompany(context.services, { industry: 'Shipping' });
    await watch({ keywords: '', location: 'Leeds' });
    await watch({ keywords: '', company: company.id });
    await watch({ keywords: '', industry: 'shipping' });
    const there = await post({ place_ids: [place] });
    const theirs = await post({ company_id: company.id });
    await post();
    expect(await send()).toBe(3);
    const texts = (await mails()).map(({ text }) => [text.includes(there.id), text.includes(theirs.id)]);
    expect(texts.toSorted()).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    expect((await mails()).every(({ subject }) => subject.startsWith('1 new job'))).toBe(true);
  });
});
