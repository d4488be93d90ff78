import type { IssueCard, IssueDetail } from '@waymark/contract/content/archive';
import type { StaffIssueList } from '@waymark/contract/content/choices';
import type { Audience, IssueFigures, StaffIssue, StaffIssueDetail } from '@waymark/contract/content/issues';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { mailState } from '../../../platform/mail/mail-state-queries.ts';
import { renderInThread } from '../../../platform/markdown/markdown-gateway.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { isHeld } from '../../identity/accounts/queries.ts';

function selectListed(database: Database) {
  return database.selectFrom('newsletter_issues').where('state', 'in', ['sending', 'sent']);
}

/** A page of the archive, newest first; empty beyond the last page. */
export async function listIssues(
  database: Database,
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

/** An issue that was sent, completely or not; null for any other. */
export async function findIssue(database: Database, slug: string): Promise<IssueDetail | null> {
  const row = await database
    .selectFrom('newsletter_issues')
    .select(['id', 'slug', 'state', 'title', 'summary', 'body', 'started_at'])
    .where('slug', '=', slug)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...presentCard(row),
    html: await renderInThread(row.body),
    isListed: row.state !== 'stopped',
    earlier: await findBeside(database, row.id, 'earlier'),
    later: await findBeside(database, row.id, 'later'),
  };
}

async function findBeside(
  database: Database,
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

const inList: Readonly<Record<StaffIssueList, ReturnType<typeof sql<SqlBool>>>> = {
  drafts: sql<SqlBool>`state = 'draft' and scheduled_for is null`,
  scheduled: sql<SqlBool>`scheduled_for is not null`,
  sent: sql<SqlBool>`state <> 'draft'`,
};

/** A page of issues, and the audience. Throws `not_found` beyond the last page. */
export async function listStaffIssues(
  database: Database,
  { show, page }: { show: StaffIssueList; page: number },
): Promise<Page<StaffIssue> & { audience: Audience }> {
  const pageSize = defaultPageSize;
  const issues = database.selectFrom('newsletter_issues').where(inList[show]);
  const { total } = await issues.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await issues
    .selectAll('newsletter_issues')
    .select(isHeld.as('is_held'))
    .orderBy(sql`coalesce(started_at, draft_saved_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const figures = await countDeliveries(
    database,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row) => presentIssue(row, figures.get(row.id)));
  return { data, total, page, pageSize, audience: await countAudience(database) };
}

/** An issue with its draft. Throws `not_found`. */
export async function getStaffIssue(database: Database, issueId: string): Promise<StaffIssueDetail> {
  const row = await database
    .selectFrom('newsletter_issues')
    .selectAll('newsletter_issues')
    .select(isHeld.as('is_held'))
    .where('id', '=', issueId)
    .executeTakeFirst();
  if (!row) throw noSuchIssue();
  const figures = await countDeliveries(database, [issueId]);
  return {
    ...presentIssue(row, figures.get(issueId)),
    draft: row.draft,
    version: row.draft_version,
    audience: await countAudience(database),
  };
}

export function noSuchIssue(): AppError {
  return new AppError('not_found', msg`This issue no longer exists.`);
}

export async function countAudience(database: Database): Promise<Audience> {
  const { rows } = await sql<Audience>`
    select
      (count(*) filter (where confirmed_at is not null and stopped_at is null))::int as confirmed,
      (count(*) filter (where confirmed_at is null))::int as waiting,
      (count(*) filter (where stopped_at is not null))::int as stopped
    from newsletter_subscribers
  `.execute(database);
  return rows[0] ?? { confirmed: 0, waiting: 0, stopped: 0 };
}

/** The current delivery figures of issues, by id. */
async function countDeliveries(
  database: Database,
  issueIds: readonly string[],
): Promise<Map<string, Omit<IssueFigures, 'receivers'>>> {
  if (issueIds.length === 0) return new Map();
  const { rows } = await sql<Omit<IssueFigures, 'receivers'> & { id: string }>`
    with outcomes as (
      select issue_id, has_stopped, case when delivery.state = 'queued' then ${mailState} else delivery.state end as state
      from newsletter_deliveries delivery
      left join mail_sends on delivery.state = 'queued' and mail_sends.id = delivery.queue_id
      where issue_id = any(${issueIds}::uuid[])
    )
    select issue_id as id,
      (count(*) filter (where state = 'sent'))::int as sent,
      (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state in ('failed', 'bounced')))::int as failed,
      (count(*) filter (where has_stopped))::int as stopped
    from outcomes group by issue_id
  `.execute(database);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

type Row = Selectable<Tables['newsletter_issues']> & { is_held: boolean };

const nothing = { sent: 0, waiting: 0, failed: 0, stopped: 0 };

/** An issue for its authors. */
function presentIssue(row: Row, figures: Omit<IssueFigures, 'receivers'> = nothing): StaffIssue {
  return {
    id: row.id,
    title: row.state === 'draft' ? row.draft.title : row.title,
    state: row.state,
    slug: row.slug,
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    isHeld: row.is_held,
    startedAt: row.started_at?.toISOString() ?? null,
    savedAt: row.draft_saved_at.toISOString(),
    figures: row.state === 'draft' ? null : { receivers: row.receivers, ...figures },
  };
}

/** An issue in lists. */
function presentCard(row: Pick<Row, 'slug' | 'title' | 'summary' | 'started_at'>): IssueCard {
  return {
    slug: row.slug ?? '',
    title: row.title,
    summary: row.summary,
    sentAt: (row.started_at ?? new Date(0)).toISOString(),
  };
}
