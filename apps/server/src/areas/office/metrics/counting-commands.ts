import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { countedDays, keptDays, type CountedFigure } from './constants.ts';

/**
 * What happened since a moment: `at`, and `weight` for how often. Each reads its table once, without locks.
 */
const happened: Readonly<Record<CountedFigure, (since: Date) => RawBuilder<unknown>>> = {
  candidates: (since) => newUsers('candidate', since),
  employers: (since) => newUsers('employer', since),
  'postings-opened': (since) => sql`select posted_at as at, 1 as weight from jobs
    where posted_at >= ${since} and status in ('active', 'expired', 'filled')`,
  'postings-closed': (since) => sql`select closed_at as at, 1 as weight from jobs
    where closed_at >= ${since} and status in ('expired', 'filled')`,
  views: (since) => sql`select day::timestamp at time zone 'UTC' as at, views as weight from job_views
    where day >= (${since}::timestamptz at time zone 'UTC')::date`,
  applications: (since) =>
    sql`select created_at as at, 1 as weight from applications where created_at >= ${since}`,
  alerts: (since) => sql`select sent_at as at, 1 as weight from mail_sends
    where kind = 'new-jobs' and created_at >= ${since} and sent_at >= ${since}`,
  orders: (since) => sql`select created_at as at, 1 as weight from orders where created_at >= ${since}
    union all select paid_at, 1 from posting_orders where paid_at >= ${since}`,
  'reviews-asked': (since) =>
    sql`select created_at as at, 1 as weight from critiques where created_at >= ${since}`,
  'reviews-published': (since) => firstPublications(sql`1`, since),
  'review-hours': (since) =>
    firstPublications(sql`extract(epoch from min(published_at) - min(critiques.created_at)) / 3600`, since),
};

/** Demo accounts do not count. */
function newUsers(role: 'candidate' | 'employer', since: Date): RawBuilder<unknown> {
  return sql`select created_at as at, 1 as weight from users
    where role = ${role} and not is_demo and created_at >= ${since}`;
}

/** A review that was opened again counts once. */
function firstPublications(weight: RawBuilder<unknown>, since: Date): RawBuilder<unknown> {
  return sql`select min(published_at) as at, ${weight} as weight
    from critique_publications join critiques on critiques.id = critique_id
    group by critique_id having min(published_at) >= ${since}`;
}

/** Counts what happened on each day since one, today included. */
async function countSince(database: Kysely<Tables>, since: Date, now: Date): Promise<void> {
  for (const [figure, listSince] of Object.entries(happened)) {
    // Another process that counts at the same time gets the same result.
    await sql`
      insert into figure_days (day, figure, count, counted_at)
      select (at at time zone 'UTC')::date, ${figure}, round(sum(weight))::int, ${now}
      from (${listSince(since)} union all select ${now}::timestamptz, 0) as happened
      where at <= ${now} group by 1
      on conflict (day, figure) do update set
        -- What was counted and is gone since, with an account for example, has happened all the same.
        count = greatest(figure_days.count, excluded.count), counted_at = excluded.counted_at
    `.execute(database);
  }
}

/** Brings the last two days up to date. */
export async function countRecentDays(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await countSince(database, startOfDay(now, 1), now);
}

/**
 * Counts everything that is there: an import brings postings of weeks ago. Forgets what is too long ago to be
 * shown.
 */
export async function countAllDays(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await countSince(database, startOfDay(now, countedDays), now);
  await database
    .deleteFrom('figure_days')
    .where('day', '<', startOfDay(now, keptDays).toISOString().slice(0, 10))
    .execute();
}

function startOfDay(now: Date, daysBefore: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysBefore));
}
