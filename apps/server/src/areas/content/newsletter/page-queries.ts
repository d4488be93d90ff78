import type { IssueCard, IssueDetail } from '@waymark/contract/content/archive';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { presentCard } from './presenter.ts';
import { renderForPage } from './text-rules.ts';

function selectListed(database: Kysely<Tables>) {
  return database.selectFrom('newsletter_issues').where('state', 'in', ['sending', 'sent']);
}

/** A page of the archive, the newest first; none beyond the last page. */
export async function listIssues(
  database: Kysely<Tables>,
  page: number,
  pageSize: number,
): Promise<{ issues: IssueCard[]; total: number }> {
  const { total } = await selectListed(database)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectListed(database)
    .select(['slug', 'title', 'summary', 'started_at'])
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { issues: rows.map(presentCard), total };
}

/** An issue that was sent, or whose sending was stopped; null for any other. */
export async function findIssue(database: Kysely<Tables>, slug: string): Promise<IssueDetail | null> {
  const row = await database
    .selectFrom('newsletter_issues')
    .select(['id', 'slug', 'state', 'title', 'summary', 'body', 'started_at'])
    .where('slug', '=', slug)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...presentCard(row),
    html: renderForPage(row.body),
    isListed: row.state !== 'stopped',
    earlier: await findBeside(database, row.id, 'earlier'),
    later: await findBeside(database, row.id, 'later'),
  };
}

async function findBeside(
  database: Kysely<Tables>,
  issueId: string,
  side: 'earlier' | 'later',
): Promise<IssueCard | null> {
  const own = sql`(select started_at, id from newsletter_issues where id = ${issueId})`;
  const order = side === 'earlier' ? 'desc' : 'asc';
  const row = await selectListed(database)
    .select(['slug', 'title', 'summary', 'started_at'])
    .where(sql<SqlBool>`(started_at, id) ${sql.raw(side === 'earlier' ? '<' : '>')} ${own}`)
    .orderBy('started_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
  return row ? presentCard(row) : null;
}
