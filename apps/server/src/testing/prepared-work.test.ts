import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import { schedulePlatform } from '../platform/schedule.ts';
import { ensureStages } from '../areas/hiring/applicants/stage-commands.ts';
import { newId } from '../platform/ids.ts';
import { createDraft as createPostDraft, createPost, solvedCaptcha } from './blog-factories.ts';
import { sendWebhook } from './checkout-events.ts';
import {
  createAlert,
  createCandidate,
  createEmployer,
  createApplication,
  createInterview,
  createJob,
  createOutsideApplication,
  createStaff,
  type TestUser,
} from './factories.ts';
import { createGuestCalls } from './guest-applications.ts';
import { createKey } from './key-factories.ts';
import { createIssue, createSubscriber } from './newsletter-factories.ts';
import { useNotedCalls } from './noted-calls.ts';
import { createPlanOrder } from './order-factories.ts';
import { callsOf } from './paying-companies.ts';
import { createPublishedReview } from './review-factories.ts';
import { createWorld } from './route-world.ts';
import { useTestApp } from './test-app.ts';

/*
 * Everything that recurs, once, where much is due: what each task writes, mails and locks is compared with its record.
 * What is not due yet lies beside it and stays.
 */
const context = useTestApp();
const { note, recorded } = useNotedCalls(context);

type Task = (signal: AbortSignal) => Promise<unknown>;

/** These ask others, whom no test has. */
const outside = ['recheck-company-records', 'renew-exchange-rates', 'search-notices', 'run-job-sources'];

/** All that recurs, by name. */
async function listTasks(): Promise<Map<string, Task>> {
  const tasks = new Map<string, Task>();
  const queue = Object.create(context.services.queue, {
    schedule: { value: async (name: string, { run }: { run: Task }) => void tasks.set(name, run) },
  }) as typeof context.services.queue;
  // What a notice begins would go on beside the task that is looked at.
  const notices = { ...context.services.notices, listen: () => () => Promise.resolve() };
  // Where mails reach nobody, nobody is asked or told.
  const config = { ...context.services.config, smtpUrl: 'smtp://mails.example' };
  const services = { ...context.services, config, queue, notices };
  const log = pino({ level: 'silent' });
  for (const { schedules = [] } of areas)
    for (const schedule of schedules) await schedule(services, context.index, log);
  await schedulePlatform(services);
  return tasks;
}

/** All that was written until now was written so many minutes earlier. */
async function passMinutes(minutes: number): Promise<void> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select quote_ident(table_name) as name, array_agg(quote_ident(column_name)) as columns
    from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = 'public' and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
      and table_name not in ('migrations', 'job_changes')
    group by table_name
  `.execute(context.database);
  await context.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const { name, columns } of rows) {
      const set = columns.map((column) => `${column} = ${column} - interval '${minutes} minutes'`);
      await sql.raw(`update ${name} set ${set.join(', ')}`).execute(transaction);
    }
  });
}

const today = () => new Date().toISOString().slice(0, 10);

/** What waits for its time, which comes when years have passed. */
async function leaveBehind(): Promise<void> {
  const { services, database } = context;
  const soon = new Date(Date.now() + 3_600_000);
  const world = await createWorld(services);
  const stages = await ensureStages(database, world.companyId);
  const [declined] = stages.filter(({ kind }) => kind === 'declined');
  const { id: told } = await createApplication(services, { job_id: world.jobId });
  await createInterview(services, told, { isChosen: true });
  const stage_id = declined?.id ?? '';
  await database
    .updateTable('applications')
    .set({ stage_id, moved_at: sql<Date>`clock_timestamp()`, told_version: sql<number>`stage_version` })
    .where('id', 'in', [world.applicationId, told])
    .execute();
  const { id: gone } = await createApplication(services, { job_id: world.jobId, status: 'withdrawn' });
  await createInterview(services, gone, { isChosen: true });
  await createEmployer(services, { companyId: world.companyId, deletion_due_at: soon });
  await createPublishedReview(services);
  const staff = await createStaff(services);
  const schedule = { scheduled_for: soon, scheduled_by: staff.id };
  await database
    .updateTable('blog_posts')
    .set(schedule)
    .where('id', '=', await createPostDraft(services))
    .execute();
  await createSubscriber(services);
  await database
    .updateTable('newsletter_issues')
    .set(schedule)
    .where('id', '=', await createIssue(services))
    .execute();
  await createJob(services, { status: 'pending', posted_at: null });
  await createJob(services, {
    status: 'draft',
    trashed_at: new Date(),
    source: 'employer',
    company_id: world.companyId,
  });
  await createJob(services, { featured_until: soon });
  await database
    .insertInto('contact_messages')
    .values({ id: newId(), name: 'Ida', email: 'ida@example.net', message: 'How?', user_id: null })
    .execute();
}

/** What is kept for a while, and then forgotten. */
async function leaveRests(): Promise<void> {
  const { services, database, app } = context;
  const candidate = await createCandidate(services);
  const staff = await createStaff(services);
  const employer = await createEmployer(services);
  const post = (who: TestUser, path: string, json: object) => callsOf(context, who)('POST', path, json);
  const { id: jobId } = await createJob(services);
  await post(candidate, `/jobs/${jobId}/reports`, { reason: 'spam' });
  await post(candidate, '/impersonation-consent', { hours: 1 });
  await post(staff, `/staff/users/${candidate.id}/visits`, { reason: 'A button.' });
  await post(candidate, '/login/passkey/options', {});
  const { slug } = await createPost(services, staff.id);
  const comment = { author: 'Ada', email: 'ada@example.org', url: '', comment: 'Thanks.', wantsMail: true };
  await post(candidate, `/blog-posts/${slug}/comments`, { ...comment, captcha: await solvedCaptcha(app) });
  await createSubscriber(services, { confirmed_at: null, confirm_expires_at: new Date() });
  await createSubscriber(services, { stopped_at: new Date(), stop_reason: 'asked' });
  await createAlert(services, { user_id: candidate.id, deleted_at: new Date() });
  const canceled = { status: 'canceled', canceled_at: new Date() } as const;
  await createPlanOrder(services, { company_id: employer.companyId, ...canceled });
  await createKey(services, candidate.id, { owner_kind: 'person', scopes: ['applications:read'] });
  await sendWebhook(context, { type: 'order.paid', data: { nothing: true } });
  const call = { id: newId(), name: 'Ida', phone: '+442079460123', user_id: null };
  await database
    .insertInto('call_back_requests')
    .values({ ...call, done_at: new Date() })
    .execute();
  await createGuestCalls(context).send({ email: 'guest@example.org', jobId });
}

/** What is due on a day, or as soon as something new is there. */
async function leaveForToday(): Promise<void> {
  const { services } = context;
  const confirmed = { email_confirmed_at: new Date() };
  const { id: user_id } = await createCandidate(services, confirmed);
  await createOutsideApplication(services, { user_id, remind_on: today() });
  await createAlert(services, { user_id });
  await createJob(services, { deadline: '2020-01-01' });
  await createJob(services);
  await services.changes.settled();
}

beforeAll(async () => {
  await leaveBehind();
  await leaveRests();
});

const days = (count: number) => count * 24 * 60;
/** What is kept for a time is there just before it is over, and gone just after. */
const kept = [60, days(1), days(7), days(30), days(90), days(180), days(365), days(400), days(730)];
const margin = 10;

test('[L-15] what is kept for a while is forgotten then, and not before', async () => {
  const { signal } = new AbortController();
  const tasks = [...(await listTasks())].filter(([name]) => /^(?:drop|empty|forget|sweep|trim)-/.test(name));
  let passed = 0;
  for (const minutes of kept.flatMap((age) => [age - margin, age + margin])) {
    await passMinutes(minutes - passed);
    passed = minutes;
    for (const [name, run] of tasks) await note(name, `after ${minutes} min`, () => run(signal));
  }
  await expect(recorded()).toMatchFileSnapshot('ledgers/forgetting.tsv');
});

test('[L-21] what recurs writes, mails and locks as it is recorded, and leaves what is not due', async () => {
  await passMinutes(days(4000));
  await createWorld(context.services);
  await leaveForToday();
  const { signal } = new AbortController();
  for (const [name, run] of await listTasks()) {
    if (!outside.includes(name)) await note(name, 'due', () => run(signal));
  }
  await expect(recorded()).toMatchFileSnapshot('ledgers/recurring.tsv');
});
