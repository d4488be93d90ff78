import type {
  CompanyRetention,
  EndingApplication,
  KeptApplication,
} from '@waymark/contract/hiring/retention';
import { moveGraceSeconds } from '@waymark/contract/hiring/choices';
import { endsPageSize } from '@waymark/contract/hiring/retention-choices';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { nameOfUser } from '../hiring-team/queries.ts';
import { rulesOfPosting, selectEndings, type EndingRow } from './ending-queries.ts';
import { describePeriods } from './period-rules.ts';
import { lastAsked, latestRequest } from './pool-queries.ts';
import { deletionOf, mayAskAgain, standingOf, type LatestRequest } from './rules.ts';

type ListedRow = EndingRow & LatestRequest & { name: string; company_asked_at: Date | null; total: number };

/** How long a company keeps applications, which are over, and who is in its talent pool. */
export async function getCompanyRetention(
  database: Database,
  companyId: string,
  page: number,
  now = new Date(),
): Promise<CompanyRetention> {
  const own = await database
    .selectFrom('company_retention')
    .select('months')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const { standard, min, max } = board.settings.applicantPeriod;
  const rows = await listEndings(database, companyId, page);
  const total = rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, endsPageSize, total);
  return {
    months: own?.months ?? null,
    standardMonths: standard,
    minMonths: min,
    maxMonths: max,
    rules: describePeriods(await listRules(database, companyId)),
    applications: rows.map((row) => presentEnding(row, now)),
    total,
    page,
  };
}

async function listEndings(database: Database, companyId: string, page: number): Promise<ListedRow[]> {
  // What a candidate withdrew, its company does not see.
  const seen = sql`j.company_id = ${companyId} and a.status <> 'withdrawn'`;
  const { rows } = await sql<ListedRow>`
    select ending.*, latest.*, ${lastAsked} as company_asked_at, count(*) over ()::int as total,
      ${nameOfUser} as name
    from (${selectEndings(seen)}) ending
    join users on users.id = ending.user_id
    left join lateral (${latestRequest}) latest on true
    order by ends_at, ending.id limit ${endsPageSize} offset ${(page - 1) * endsPageSize}
  `.execute(database);
  return rows;
}

function presentEnding(row: ListedRow, now: Date): EndingApplication {
  const isAskable = row.reason === 'declined' || row.reason === 'closed';
  return {
    applicationId: row.id,
    name: row.name,
    jobId: row.job_id,
    jobTitle: row.job_title,
    reason: row.reason,
    ...presentEnd(row, now),
    pool: standingOf(row, now),
    poolUntil: row.pool_until?.toISOString() ?? null,
    mayAsk: isAskable && mayAskAgain(row, row.company_asked_at, now),
  };
}

/** What a law keeps to this day ends with it; otherwise the day on which it is deleted. */
function presentEnd(row: Ended, now: Date): { endsAt: string; isKeptByLaw: boolean } {
  const isKeptByLaw = row.kept_until !== null && row.kept_until >= row.ends_at && row.kept_until > now;
  return { endsAt: (isKeptByLaw ? row.ends_at : deletionOf(row, now)).toISOString(), isKeptByLaw };
}

/** The rules of the places of a company's postings. */
async function listRules(database: Database, companyId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct rule.id from jobs j join companies c on c.id = j.company_id
    cross join lateral (select r.id from ${rulesOfPosting}) rule
    where j.company_id = ${companyId}
  `.execute(database);
  return new Set(rows.map(({ id }) => id));
}

type Ended = Pick<
  EndingRow,
  'reason' | 'ended_at' | 'ends_at' | 'kept_until' | 'pool_until' | 'is_by_candidate' | 'told_for'
>;
type GoingOn = { [Column in keyof Ended]: null };

type KeptRow = Pick<EndingRow, 'id' | 'job_title' | 'company_name'> &
  LatestRequest & { request_id: string | null; words: string | null } & (Ended | GoingOn);

/** How long companies keep a candidate's applications, first ends first. */
export async function listKeptApplications(
  database: Database,
  userId: string,
  now = new Date(),
): Promise<KeptApplication[]> {
  const { rows } = await sql<KeptRow>`
    select a.id, j.title as job_title, c.name as company_name, ended.reason, ended.ended_at,
      ended.ends_at, ended.kept_until, ended.pool_until, ended.is_by_candidate, ended.told_for, latest.*
    from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    left join (${selectEndings(sql`a.user_id = ${userId}`)}) ended on ended.id = a.id
    left join lateral (select a.id) ending on true
    left join lateral (${latestRequest}) latest on true
    where a.user_id = ${userId}
    order by ended.ends_at, a.created_at, a.id limit 1000
  `.execute(database);
  return rows.map((row) => presentKept(row, now));
}

function presentKept(row: KeptRow, now: Date): KeptApplication {
  // A decision that can still be undone, its candidate does not see, unless they were asked about what follows from it.
  const age = row.ended_at === null ? Infinity : now.getTime() - row.ended_at.getTime();
  const isFresh = age < moveGraceSeconds * 1000 && row.reason !== 'withdrawn' && row.asked_at === null;
  const end = isFresh || row.ends_at === null ? null : presentEnd(row, now);
  return {
    applicationId: row.id,
    jobTitle: row.job_title,
    companyName: row.company_name,
    reason: end === null ? null : row.reason,
    endsAt: end?.endsAt ?? null,
    isKeptByLaw: end?.isKeptByLaw ?? false,
    // A consent stands, and can be taken back, while its company asks to renew it.
    pool: row.pool_until !== null && row.pool_until > now ? 'agreed' : standingOf(row, now),
    requestId: row.request_id,
    poolUntil: row.pool_until?.toISOString() ?? null,
    words: row.words ?? '',
  };
}
