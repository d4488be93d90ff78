import { beforeEach, expect, test } from 'vitest';
import { listAuditLog } from '../../areas/identity/audit/queries.ts';
import { listStaff } from '../../areas/identity/staff/queries.ts';
import { readBoardMetrics } from '../../areas/office/metrics/queries.ts';
import { offerFirstPackages } from '../../areas/payments/career-services/commands.ts';
import {
  createCandidate,
  createConversation,
  createEmployer,
  createStaff,
  createJob,
} from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { emptyTables } from '../../testing/test-database.ts';
import { createDemoAccounts } from '../accounts.ts';
import { demoPackages } from '../packages.ts';
import { createDemoFigures } from './create-demo-figures.ts';
import { createDemoOffice } from './create-demo-office.ts';
import { createDemoQueues } from './create-demo-queues.ts';
import { createDemoRecords } from './create-demo-records.ts';
import { createDemoReviews } from './create-demo-reviews.ts';
import { createDemoStaff } from './create-demo-staff.ts';
import { demoRefusedSale } from './staff-records.ts';
import { sayEnglish } from '@waymark/contract/text/say';

/** The postings that visitors have reported. */
const reported = ['demo-7', 'demo-8'];

const context = useTestApp();

beforeEach(() => emptyTables(context.database));

test('[J-5] the demo’s staff finds a reported conversation, a redirect and synonyms, once', async () => {
  const { services, database } = context;
  const { companyId } = await createEmployer(services);
  const { id: candidateId } = await createCandidate(services);
  await createConversation(services, { company_id: companyId, candidate_id: candidateId });
  await createDemoOffice(database);
  await createDemoOffice(database);
  const { headers } = await createStaff(services);
  const total = async (path: string) =>
    ((await context.app.inject({ url: `/api/staff/${path}`, headers })).json() as { total: number }).total;
  expect(await total('redirects')).toBe(1);
  expect(await total('synonyms')).toBe(1);
  expect(await total('reports/conversations')).toBe(1);
});

test('[J-5] the demo’s staff finds something in each queue, once', async () => {
  const { services, database } = context;
  for (const source_id of reported) await createJob(services, { source: 'demo', source_id });
  await createDemoQueues(database, reported);
  await createDemoQueues(database, reported);
  const { headers } = await createStaff(services);
  const get = async (path: string) =>
    (await context.app.inject({ url: `/api/staff/${path}`, headers })).json();
  const counts = Object.fromEntries(
    (await get('overview')).data.map(({ queue, count }: { queue: string; count: number }) => [queue, count]),
  );
  expect(counts).toMatchObject({ postings: 2, companies: 1, reports: 4, messages: 2, callBacks: 1 });
  const { data } = await get('postings');
  expect(data.map(({ signs }: { signs: string[] }) => signs)).toEqual([
    [],
    ['payment', 'documents', 'contact', 'capitals'],
  ]);
});

test('[J-5] the demo’s administrator finds orders, reports, mails and imports to work on, once', async () => {
  const { app, services, database } = context;
  await offerFirstPackages(database, demoPackages);
  await createDemoAccounts(database);
  for (const source_id of reported) await createJob(services, { source: 'demo', source_id });
  await createDemoQueues(database, reported);
  await createDemoRecords(database);
  await createDemoRecords(database);
  const { headers } = await createStaff(services);
  const get = async (path: string) => (await app.inject({ url: `/api/staff/${path}`, headers })).json();
  const counts = Object.fromEntries(
    (await get('overview')).data.map(({ queue, count }: { queue: string; count: number }) => [queue, count]),
  );
  expect(counts).toMatchObject({ orders: 1, webhooks: 1, mails: 2 });
  expect((await get('mails?show=failed')).data).toMatchObject([{ isResendable: true, attempts: 37 }]);
  expect((await get('mails?show=bounced')).data).toMatchObject([{ isResendable: true, attempts: 1 }]);
  expect((await get('unsigned-webhooks')).data).toHaveLength(2);
  expect((await get('imports')).data.map(({ rejected }: { rejected: number }) => rejected)).toEqual([4, 0]);
  const replayed = await app.inject({
    method: 'POST',
    url: `/api/staff/webhooks/${demoRefusedSale.id}/replay`,
    headers,
  });
  expect(replayed.json()).toEqual({ message: 'Acted upon.' });
  expect((await get(`orders?q=${demoRefusedSale.orderNumber}`)).data).toMatchObject([
    { item: 'Complete Career Package', status: 'working' },
  ]);
});

test('[J-5] the demo’s board has a past, the same however often it is loaded', async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  await createDemoFigures(context.database, now);
  const shown = { days: 365, by: 'week' } as const;
  const figures = await readBoardMetrics(context.database, shown, now);
  expect(figures.figures.find(({ figure }) => figure === 'applications')?.before).toBeGreaterThan(1000);
  expect(figures.reviewHours.every((hours) => hours !== null)).toBe(true);
  await createDemoFigures(context.database, now);
  expect((await readBoardMetrics(context.database, shown, now)).figures).toEqual(figures.figures);
});

test('[L-10] the demo’s desk is alive, once however often it is loaded', async () => {
  const { services, database } = context;
  await expect(createDemoReviews(services)).rejects.toThrow('The demo has no staff account.');
  await database.transaction().execute(createDemoAccounts);
  await createDemoReviews(services);
  await createDemoReviews(services);
  const rows = await database
    .selectFrom('critiques')
    .innerJoin('users', 'users.id', 'critiques.user_id')
    .leftJoin('critique_publications', 'critique_id', 'critiques.id')
    .select(['users.email', 'is_open', 'claimed_by', 'critique_publications.fields'])
    .execute();
  expect(rows.filter(({ is_open: isOpen, claimed_by: by }) => isOpen && by === null)).toHaveLength(4);
  expect(rows.filter(({ claimed_by: by }) => by !== null)).toHaveLength(1);
  const published = rows.flatMap(({ fields }) => fields ?? []);
  expect(published).toHaveLength(2);
  const own = rows.find(({ email, fields }) => fields && email.startsWith('seeker'));
  const comments = own?.fields?.comments ?? [];
  expect(comments.length).toBeGreaterThanOrEqual(5);
  // Each means a line of the resume as it was drawn.
  for (const { anchor } of comments) {
    expect(anchor).toMatchObject({ page: 1, line: expect.stringMatching(/^p1-\d+$/) as string });
    expect(anchor?.area).not.toBeNull();
  }
});

const today = new Date('2026-11-01T12:00:00Z');

test('[J-4] the demo’s member of staff has colleagues and a log, once', async () => {
  await createDemoAccounts(context.database);
  await createDemoStaff(context.database, today);
  await createDemoStaff(context.database, today);
  const { data } = await listStaff(context.database, '', 1);
  expect(data.map(({ firstName, staffRole }) => `${firstName} ${staffRole}`)).toEqual([
    'Tomás reviewer',
    'Mina moderator',
    'Priya administrator',
  ]);
  const log = await listAuditLog(context.database, { page: 1 }, sayEnglish);
  expect(log.data.map(({ who, what, subject }) => `${who} ${what} ${subject}`)).toEqual([
    'Priya Raman changed the role of Mina Park',
    'Mina Park joined the staff Mina Park',
    'Priya Raman invited a new staff member: null',
    'Tomás Ortega joined the staff Tomás Ortega',
    'Priya Raman invited a new staff member: null',
  ]);
});
