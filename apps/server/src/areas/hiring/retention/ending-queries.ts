import type { EndReason } from '@waymark/contract/hiring/retention-choices';
import { sql, type RawBuilder } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { periodRows } from './period-rules.ts';

/** An application that is over, and when its data ends. */
export interface EndingRow {
  id: string;
  job_id: string;
  job_title: string;
  company_id: string;
  company_name: string;
  user_id: string;
  file_id: string;
  created_at: Date;
  reason: EndReason;
  ended_at: Date;
  ends_at: Date;
  /** Until when a law has it kept; null without one. */
  kept_until: Date | null;
  pool_until: Date | null;
  /** Whether the candidate ended it: the company has no say, and is not told before. */
  is_by_candidate: boolean;
  /** The end that the company was told of. */
  told_for: Date | null;
}

/** The rules of the places of a posting `j` of a company `c`. */
export const rulesOfPosting = sql`
  jsonb_to_recordset(${periodRows}::jsonb) as r(
    id text, country text, name text, region text, keep interval, usual interval, most interval, excluded text[]
  )
  where not c.size = any(r.excluded) and (
    exists (
      select from places p where p.id = any(j.place_ids)
        and p.country_code = r.country and (r.region = '' or r.region = p.region)
    )
    or (cardinality(j.place_ids) = 0 and r.region = '' and r.name = any(j.applicant_countries))
  )`;

const consentOf = sql`
  select max(agreed_until) filter (where withdrawn_at is null) as pool_until,
    bool_or(withdrawn_at is not null) as is_withdrawn
  from pool_requests where application_id = ended.id`;

/**
 * Selects EndingRows of applications that are over, narrowed by a condition on `a` and its posting `j`. The law of the
 * place goes before the company's choice, and that before the board's; only a consent goes beyond it.
 */
export function selectEndings(condition: RawBuilder<unknown>): RawBuilder<EndingRow> {
  const { standard, min, max } = board.settings.applicantPeriod;
  const months = (count: unknown) => sql`make_interval(months => ${count}::int)`;
  const chosen = sql`coalesce(${months(sql`own.months`)}, law.usual, ${months(standard)})`;
  const wished = sql`least(law.most, ${months(max)}, greatest(${months(min)}, ${chosen}))`;
  return sql`
    select ended.id, ended.job_id, ended.job_title, ended.company_id, ended.company_name, ended.user_id, ended.file_id,
      ended.created_at, ended.reason, ended.ended_at, ended.ended_at + law.keep as kept_until,
      greatest(ended.ended_at + greatest(${wished}, law.keep), consent.pool_until) as ends_at,
      consent.pool_until, ended.reason = 'withdrawn' or coalesce(consent.is_withdrawn, false) as is_by_candidate,
      told.told_for
    from (${selectOver(condition)}) ended
    left join company_retention own on own.company_id = ended.company_id
    left join application_ends told on told.application_id = ended.id
    left join lateral (
      select max(r.keep) as keep, min(r.usual) as usual, min(r.most) as most
      from (select ended.size) as c, (select ended.place_ids, ended.applicant_countries) as j,
      ${rulesOfPosting}
    ) law on true
    left join lateral (${consentOf}) consent on true
    where ended.ended_at is not null`;
}

/** An undecided one is over with its posting, and not before the company last moved it. */
function selectOver(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select a.id, a.job_id, j.title as job_title, j.company_id, c.name as company_name, a.user_id, a.file_id,
      a.created_at, c.size, j.place_ids, j.applicant_countries,
      case
        when a.status = 'withdrawn' then 'withdrawn'
        when s.kind in ('declined', 'hired') then s.kind
        when j.status in ('expired', 'filled') then 'closed'
      end as reason,
      case
        when a.status = 'withdrawn' then coalesce(
          (select max(e.created_at) from application_events e
            where e.application_id = a.id and e.status = 'withdrawn'), a.moved_at)
        when s.kind in ('declined', 'hired') then a.moved_at
        when j.status in ('expired', 'filled') then greatest(j.closed_at, a.moved_at, a.created_at)
      end as ended_at
    from applications a
    join jobs j on j.id = a.job_id
    join companies c on c.id = j.company_id
    left join application_stages s on s.id = a.stage_id
    where ${condition}
      -- Until its letter has gone out nothing is decided for the candidate.
      and not exists (select from decline_letters where application_id = a.id)`;
}

/** Of an EndingRow: it ends by a moment, and its company was not told of that end. */
const isUntold = (until: Date) => sql`
  ends_at <= ${until} and not is_by_candidate and (told_for is null or told_for < ends_at)`;

/** Of an EndingRow: nothing ends that its company was not told of, for this end and long enough before. */
const isDue = (now: Date) => sql`
  ends_at <= ${now} and (is_by_candidate or (told_for >= ends_at and told_for <= ${now}))`;

/** Companies that have to be told of ends up to a moment. */
export async function listUntoldCompanies(database: Database, until: Date): Promise<string[]> {
  const { rows } = await sql<{ company_id: string }>`
    select distinct company_id from (${selectEndings(sql`true`)}) ending where ${isUntold(until)} order by company_id
  `.execute(database);
  return rows.map((row) => row.company_id);
}

export type UntoldRow = Pick<EndingRow, 'id' | 'job_id' | 'job_title' | 'company_name'>;

/** What one company has to be told of, first ends first. */
export async function listUntold(database: Database, companyId: string, until: Date): Promise<UntoldRow[]> {
  const { rows } = await sql<UntoldRow>`
    select id, job_id, job_title, company_name from (${selectEndings(sql`j.company_id = ${companyId}`)}) ending
    where ${isUntold(until)} order by ends_at, id
  `.execute(database);
  return rows;
}

/** Ids of applications whose end has come, first ends first. */
export async function listDue(database: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${selectEndings(sql`true`)}) ending where ${isDue(now)} order by ends_at, id
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Whether the end of an application has come. */
export async function hasEnded(database: Database, applicationId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from (${selectEndings(sql`a.id = ${applicationId}`)}) ending where ${isDue(now)}
  `.execute(database);
  return rows.length > 0;
}

/** An application that is over, as it is now; undefined for one that goes on. */
export async function findEnding(database: Database, applicationId: string): Promise<EndingRow | undefined> {
  const { rows } = await sql<EndingRow>`${selectEndings(sql`a.id = ${applicationId}`)}`.execute(database);
  return rows[0];
}
