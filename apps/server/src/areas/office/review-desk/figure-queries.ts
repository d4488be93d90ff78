import type { ReviewFigures } from '@waymark/contract/office/review-desk';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { countWaiting, countWeeks, figureWeeks, weekOf } from './figure-rules.ts';

const mostCounted = 5000;
const mostReviewers = 100;

/** How the desk is doing: who waits, how long reviews took, who has how many. */
export async function readFigures(database: Kysely<Tables>, now = new Date()): Promise<ReviewFigures> {
  const since = new Date(weekOf(now) - (figureWeeks - 1) * 7 * 86_400_000);
  return {
    waiting: countWaiting(await listRequestTimes(database), now),
    weeks: countWeeks(await listFinished(database, since), now),
    reviewers: await listReviewers(database),
  };
}

async function listRequestTimes(database: Kysely<Tables>): Promise<Date[]> {
  const { rows } = await sql<{ created_at: Date }>`
    select critiques.created_at from critiques join users on users.id = critiques.user_id
    where is_open and not review_ready and users.deletion_due_at is null
    order by critiques.created_at limit ${mostCounted}
  `.execute(database);
  return rows.map((row) => row.created_at);
}

/** Each review by its first publication: what was opened again took no longer for that. */
async function listFinished(database: Kysely<Tables>, since: Date) {
  const { rows } = await sql<{ requestedAt: Date; publishedAt: Date }>`
    select critiques.created_at as "requestedAt", min(published_at) as "publishedAt"
    from critique_publications join critiques on critiques.id = critique_id
    group by critiques.id having min(published_at) >= ${since}
    order by min(published_at) desc limit ${mostCounted}
  `.execute(database);
  return rows;
}

async function listReviewers(database: Kysely<Tables>): Promise<ReviewFigures['reviewers']> {
  const { rows } = await sql<ReviewFigures['reviewers'][number]>`
    select first_name || ' ' || last_name as name,
      (select count(*)::int from critiques where is_open and claimed_by = users.id) as "inWork",
      (
        select count(*)::int from critique_publications
        where reviewer_id = users.id and published_at > now() - interval '30 days'
      ) as published
    from users
    where role = 'staff' and staff_role in ('reviewer', 'administrator')
    order by published desc, "inWork" desc, last_name, id limit ${mostReviewers}
  `.execute(database);
  return rows;
}
