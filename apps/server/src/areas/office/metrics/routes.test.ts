import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  createApplication,
  createCandidate,
  createJob,
  createResume,
  createStaff,
} from '../../../testing/factories.ts';
import { createOrder } from '../../../testing/order-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { countAllDays, countRecentDays } from './counting-commands.ts';
import { readBoardMetrics } from './queries.ts';

const context = useTestApp();
const now = new Date('2026-03-18T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const shown = { days: 30, by: 'day' } as const;

const read = (query: Parameters<typeof readBoardMetrics>[1] = shown) =>
  readBoardMetrics(context.database, query, now);
const figuresOf = async (query: Parameters<typeof readBoardMetrics>[1] = shown) => {
  const { figures } = await read(query);
  return Object.fromEntries(figures.map(({ figure, ...one }) => [figure, one]));
};

/** Something of each kind on the third day before now, and less of it elsewhere. */
beforeAll(async () => {
  const { services, database } = context;
  const at = daysAgo(3);
  const candidates = [
    await createCandidate(services, { created_at: at }),
    await createCandidate(services, { created_at: at }),
    await createCandidate(services, { created_at: daysAgo(40) }),
  ];
  const job = await createJob(services, { posted_at: at });
  const closed = await createJob(services, { posted_at: daysAgo(700), status: 'expired' });
  await createJob(services, { posted_at: daysAgo(-2) });
  await database.updateTable('jobs').set({ closed_at: at }).where('id', '=', closed.id).execute();
  await createApplication(services, { job_id: job.id, user_id: candidates[0]?.id ?? '', created_at: at });
  await createOrder(services, { user_id: candidates[1]?.id ?? '', created_at: at });
  await database
    .insertInto('job_views')
    .values([
      { job_id: job.id, day: at.toISOString().slice(0, 10), source: 'search', views: 7 },
      { job_id: job.id, day: at.toISOString().slice(0, 10), source: 'direct', views: 4 },
    ])
    .execute();
  await database
    .insertInto('mail_sends')
    .values([
      { id: newId(), kind: 'new-jobs', created_at: at, sent_at: at },
      { id: newId(), kind: 'new-jobs', created_at: at },
      { id: newId(), kind: 'welcome', created_at: at, sent_at: at },
    ])
    .execute();
  await reviews(at);
  await countAllDays(database, now);
});

/** Two reviews: one took ten hours and one twenty; one was published again later. */
async function reviews(at: Date) {
  const { services, database } = context;
  for (const hours of [10, 20]) {
    const { id: userId } = await createCandidate(services, { created_at: daysAgo(100) });
    const { id: resumeId } = await createResume(services, { userId });
    const id = newId();
    const asked = new Date(at.getTime() - hours * 3_600_000);
    await database
      .insertInto('critiques')
      .values({ id, user_id: userId, resume_id: resumeId, created_at: asked })
      .execute();
    const publications = hours === 10 ? [at, daysAgo(1)] : [at];
    for (const published_at of publications) {
      await sql`insert into critique_publications (id, critique_id, fields, published_at)
        values (${newId()}, ${id}, '{}', ${published_at})`.execute(database);
    }
  }
}

describe('[J-5] the figures of the board', () => {
  test('count each thing on its day', async () => {
    const { steps, figures, reviewHours } = await read();
    expect(steps).toHaveLength(30);
    expect(Object.fromEntries(figures.map(({ figure, counts }) => [figure, counts.at(-4)]))).toEqual({
      candidates: 2,
      employers: 0,
      'postings-opened': 1,
      'postings-closed': 1,
      views: 11,
      applications: 1,
      alerts: 1,
      orders: 1,
      'reviews-asked': 1,
      'reviews-published': 2,
    });
    expect(reviewHours.at(-4)).toBe(15);
    expect(reviewHours.at(-1)).toBeNull();
    expect((await figuresOf())['postings-opened']?.total).toBe(1);
  });

  test('are summed by week and month, and compared with the time before', async () => {
    const weeks = await figuresOf({ days: 30, by: 'week' });
    expect((await read({ days: 30, by: 'week' })).steps.at(-1)).toBe('2026-03-16');
    expect(weeks['candidates']?.counts.at(-2)).toBe(2);
    const months = await figuresOf({ days: 30, by: 'month' });
    expect((await read({ days: 30, by: 'month' })).steps).toEqual(['2026-02-01', '2026-03-01']);
    expect(months['candidates']).toEqual({ total: 3, before: 0, counts: [1, 2] });
    // Nothing of it was counted before.
    expect(months['views']?.before).toBeNull();
    expect((await figuresOf())['postings-opened']?.before).toBe(0);
    expect((await figuresOf())['candidates']?.before).toBe(1);
  });

  test('stay as they are when they are counted again, and when what was counted is gone', async () => {
    const before = await figuresOf();
    await countAllDays(context.database, now);
    expect(await figuresOf()).toEqual(before);
    const gone = await createCandidate(context.services, { created_at: daysAgo(0) });
    await countRecentDays(context.database, now);
    expect((await figuresOf())['candidates']?.counts.at(-1)).toBe(1);
    await context.database.deleteFrom('users').where('id', '=', gone.id).execute();
    await Promise.all([countRecentDays(context.database, now), countAllDays(context.database, now)]);
    expect((await figuresOf())['candidates']?.counts.at(-1)).toBe(1);
  });

  test('are forgotten after three years', async () => {
    const day = daysAgo(1101).toISOString().slice(0, 10);
    await context.database.insertInto('figure_days').values({ day, figure: 'views', count: 3 }).execute();
    await countAllDays(context.database, now);
    const left = await context.database
      .selectFrom('figure_days')
      .select('day')
      .where('day', '=', day)
      .execute();
    expect(left).toEqual([]);
  });

  test('are for moderators, and of a length that the page has', async () => {
    const { headers } = await createStaff(context.services, { staff_role: 'moderator' });
    const ask = (query: string) => context.app.inject({ url: `/api/staff/figures${query}`, headers });
    expect((await ask('?days=90')).json().data.steps).toHaveLength(90);
    expect((await ask('?days=31')).json().fields).toEqual({ days: 'days is one of 30, 90, 365.' });
    expect((await ask('?by=hour')).statusCode).toBe(400);
  });
});
