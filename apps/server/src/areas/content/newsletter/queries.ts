import type { StaffIssueList } from '@waymark/contract/content/choices/newsletter';
import type { Audience, IssueFigures, StaffIssue, StaffIssueDetail } from '@waymark/contract/content/issues';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { mailState } from '../../../platform/mail/mail-state-queries.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { isHeld } from '../../identity/accounts/staff-queries.ts';
import { presentIssue } from './presenter.ts';

const inList: Readonly<Record<StaffIssueList, ReturnType<typeof sql<SqlBool>>>> = {
  drafts: sql<SqlBool>`state = 'draft' and scheduled_for is null`,
  scheduled: sql<SqlBool>`scheduled_for is not null`,
  sent: sql<SqlBool>`state <> 'draft'`,
};

/** A page of issues and who gets them. Throws `not_found` beyond the last page. */
export async function listStaffIssues(
  database: Kysely<Tables>,
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

/** An issue as it is being written or sent. Throws `not_found`. */
export async function getStaffIssue(database: Kysely<Tables>, issueId: string): Promise<StaffIssueDetail> {
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
  return new AppError('not_found', 'There is no such issue any more.');
}

export async function countAudience(database: Kysely<Tables>): Promise<Audience> {
  const { rows } = await sql<Audience>`
    select
      (count(*) filter (where confirmed_at is not null and stopped_at is null))::int as confirmed,
      (count(*) filter (where confirmed_at is null))::int as waiting,
      (count(*) filter (where stopped_at is not null))::int as stopped
    from newsletter_subscribers
  `.execute(database);
  return rows[0] ?? { confirmed: 0, waiting: 0, stopped: 0 };
}

/** What has become of the mails of issues at this moment, by their ids. */
async function countDeliveries(
  database: Kysely<Tables>,
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
