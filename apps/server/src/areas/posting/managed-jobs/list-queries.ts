import {
  managedJobsPageSize,
  type ManagedJobSort,
  type ManagedJobStatus,
  type ManagerOption,
} from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJobs, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { findPlaces } from '../../places/places/queries.ts';
import { presentManagedJob, type ManagedJobRow } from './presenter.ts';
import { applicationsOf, isUnread, managedColumns, managedStatus, managedTables } from './row-queries.ts';
import { recentViews } from '../../jobs/job-views/queries.ts';
import { wordsOf } from './rules.ts';

/** A page of the jobs of a member's companies, or of their trash. Throws `not_found` beyond the last page. */
export async function listManagedJobs(
  database: Kysely<Tables>,
  memberId: string,
  query: ManagedJobsQuery,
): Promise<ManagedJobs> {
  const { page } = query;
  const pageSize = managedJobsPageSize;
  const { total, ...counts } = await countJobs(database, memberId, query);
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<ManagedJobRow>`
    select ${managedColumns(memberId)} from ${managedTables(memberId)} where ${wanted(memberId, query)}
    order by ${orderOf(query)}, jobs.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  const places = await findPlaces(
    database,
    rows.flatMap((row) => row.place_ids),
  );
  return { data: rows.map((row) => presentManagedJob(row, places)), total, page, pageSize, ...counts };
}

interface Counts {
  total: number;
  all: number;
  trashed: number;
  hasSeveralCompanies: boolean;
}

async function countJobs(
  database: Kysely<Tables>,
  memberId: string,
  query: ManagedJobsQuery,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from ${managedTables(memberId)} where ${wanted(memberId, query)}) as total,
      count(*) filter (where trashed_at is null)::int as "all",
      count(*) filter (where trashed_at is not null)::int as trashed,
      (select count(*) > 1 from company_members where user_id = ${memberId}) as "hasSeveralCompanies"
    from jobs where company_id in ${companiesOf(memberId)}
  `.execute(database);
  return rows[0] as Counts;
}

function wanted(memberId: string, { q, status, show, list }: ManagedJobsQuery): RawBuilder<unknown> {
  return sql.join(
    [
      sql`jobs.company_id in ${companiesOf(memberId)}`,
      list === 'trash' ? sql`jobs.trashed_at is not null` : sql`jobs.trashed_at is null`,
      ...(status === 'all' ? [] : [sql`${managedStatus} = ${status}`]),
      ...shown(show),
      ...wordsOf(q).map((word) => sql`strpos(${searchedText}, ${word}) > 0`),
    ],
    sql` and `,
  );
}

const searchedText = sql`lower(jobs.title || ' ' || coalesce((
  select string_agg(concat_ws(' ', city, region, country), ' ') from places where places.id = any(jobs.place_ids)
), ''))`;

/** None is about what is selected: it lists what All does. */
function shown(option: ManagerOption): RawBuilder<unknown>[] {
  const conditions: Partial<Record<ManagerOption, RawBuilder<unknown>>> = {
    read: sql`not ${isUnread}`,
    unread: isUnread,
    starred: sql`coalesce(marks.starred, false)`,
    unstarred: sql`not coalesce(marks.starred, false)`,
  };
  const condition = conditions[option];
  return condition ? [condition] : [];
}

/** As somebody goes through them: what is open or about to be, then what is over. */
const statusOrder: readonly ManagedJobStatus[] = [
  'draft',
  'pending',
  'active',
  'expired',
  'closed',
  'filled',
];
const statusRank = sql`array_position(${statusOrder}::text[], ${managedStatus})`;

const orders: Record<ManagedJobSort, RawBuilder<unknown>> = {
  // Who has hundreds of jobs comes for those that somebody applied for.
  activity: sql`(
    select max(created_at) from applications where job_id = jobs.id and status <> 'withdrawn'
  ) desc nulls last, jobs.posted_at desc nulls last`,
  'date-desc': sql`jobs.posted_at desc nulls last`,
  'date-asc': sql`jobs.posted_at asc nulls last`,
  'title-asc': sql`lower(jobs.title)`,
  'title-desc': sql`lower(jobs.title) desc`,
  'applications-desc': sql`${applicationsOf} desc`,
  'applications-asc': sql`${applicationsOf}`,
  'views-desc': sql`${recentViews} desc`,
  'views-asc': sql`${recentViews}`,
  'status-asc': sql`${statusRank}, jobs.posted_at desc nulls last`,
  'status-desc': sql`${statusRank} desc, jobs.posted_at desc nulls last`,
};

function orderOf({ sort, list }: ManagedJobsQuery): RawBuilder<unknown> {
  return list === 'trash' && sort === 'activity' ? sql`jobs.trashed_at desc` : orders[sort];
}
