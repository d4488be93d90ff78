import type { Say } from '@waymark/contract/text/say';
import { jobStatuses, type JobStatus } from '@waymark/contract/jobs/choices';
import type { ModeratedList, PostingModeration } from '@waymark/contract/posting/moderation-choices';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type {
  ModeratedPosting,
  ModeratedPostingDetail,
  ModeratedPostingsQuery,
} from '@waymark/contract/posting/staff-postings';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { listNotesOn } from '../../identity/audit/queries.ts';
import { foldLetters } from '../../jobs/jobs/posting-rules.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { toPlainText } from '../../jobs/jobs/rules.ts';
import {
  isCopied,
  likenessOf,
  piecesOf,
  isWaiting,
  type FoundSign,
  findTextSigns,
  judgePay,
  type PostingText,
  type UsualPay,
} from './rules.ts';

const maxCompared = 20;

interface Row extends JudgedPosting {
  company_name: string;
  status: JobStatus;
  moderation: PostingModeration | null;
  moderation_reason: string;
  awaits_approval: boolean;
  language_stated: boolean;
  since: Date;
  updated_at: Date;
  reports: number;
}

const openReports = sql`(select count(*)::int from job_reports where job_id = jobs.id and decided_at is null)`;
const columns = sql`
  jobs.id, jobs.company_id, companies.name as company_name, jobs.title, jobs.description, jobs.requirements,
  jobs.how_to_apply, jobs.apply_url, jobs.salary_yearly_usd, jobs.status, jobs.moderation, jobs.moderation_reason,
  jobs.language_stated,
  jobs.awaits_approval, jobs.updated_at, ${openReports} as reports,
  case
    when jobs.moderation is not null then jobs.updated_at
    else coalesce(jobs.approval_asked_at, jobs.posted_at, jobs.created_at)
  end as since`;

/** Of each list: what belongs to it, and its order. */
const lists: Readonly<Record<ModeratedList, { condition: RawBuilder<unknown>; order: RawBuilder<unknown> }>> =
  {
    waiting: {
      condition: sql`jobs.status = 'pending' and jobs.awaits_approval and jobs.moderation is null and jobs.trashed_at is null`,
      order: sql`jobs.approval_asked_at, jobs.id`,
    },
    returned: {
      condition: sql`jobs.moderation in ('changes', 'refused') and jobs.trashed_at is null`,
      order: sql`jobs.updated_at desc, jobs.id`,
    },
    suspended: {
      condition: sql`jobs.moderation = 'suspended'`,
      order: sql`jobs.updated_at desc, jobs.id`,
    },
    open: { condition: sql`jobs.status = 'active'`, order: sql`jobs.posted_at desc nulls last, jobs.id` },
  };

/** A page of a list of the back office. Throws `not_found` beyond the last page. */
export async function listModeratedPostings(
  database: Kysely<Tables>,
  { show, q, page }: ModeratedPostingsQuery,
): Promise<Page<ModeratedPosting>> {
  const pageSize = defaultPageSize;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = sql.join(
    [
      lists[show].condition,
      ...words.map((word) => sql`strpos(lower(jobs.title || ' ' || companies.name), ${word}) > 0`),
    ],
    sql` and `,
  );
  const from = sql`jobs join companies on companies.id = jobs.company_id`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from} where ${conditions}
  `.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<Row>`
    select ${columns} from ${from} where ${conditions}
    order by ${lists[show].order} limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  return { data: rows.map(present), total, page, pageSize };
}

function present(row: Row): ModeratedPosting {
  return {
    id: row.id,
    title: row.title,
    company: { id: row.company_id, name: row.company_name },
    status: row.status,
    moderation: row.moderation,
    since: row.since.toISOString(),
    signs: findTextSigns(textOf(row)).map(({ kind }) => kind),
    reports: row.reports,
  };
}

/** All that a decision about a posting needs. Throws `not_found`. */
export async function getModeratedPosting(
  say: Say,
  database: Kysely<Tables>,
  jobId: string,
): Promise<ModeratedPostingDetail> {
  const { rows } = await sql<Row>`
    select ${columns} from jobs join companies on companies.id = jobs.company_id where jobs.id = ${jobId}
  `.execute(database);
  const [row] = rows;
  const job = row && (await findJob(database, jobId, jobStatuses));
  if (!row || !job) throw new AppError('not_found', msg`There is no posting with this id.`);
  return {
    job,
    status: row.status,
    isWaiting: isWaiting(row),
    moderation: row.moderation,
    reason: row.moderation_reason,
    updatedAt: row.updated_at.toISOString(),
    signs: (await findSigns(say, database, row)).map((sign) => ({ ...sign, why: say(sign.why) })),
    reports: row.reports,
    isLanguageStated: row.language_stated,
    history: await listNotesOn(database, 'job', jobId),
  };
}

interface JudgedPosting {
  id: string;
  company_id: string;
  title: string;
  description: string;
  requirements: string[];
  how_to_apply: string;
  apply_url: string | null;
  salary_yearly_usd: number | null;
}

/** All that a posting says, as plain text. */
function textOf(job: Omit<JudgedPosting, 'id' | 'company_id' | 'salary_yearly_usd'>): PostingText {
  const parts = [toPlainText(job.description), ...job.requirements, job.how_to_apply, job.apply_url ?? ''];
  return { title: job.title, text: parts.filter(Boolean).join('\n') };
}

/** Everything in a posting that speaks of fraud. */
async function findSigns(say: Say, database: Kysely<Tables>, job: JudgedPosting): Promise<FoundSign[]> {
  const pay = judgePay(say, job.salary_yearly_usd, await findUsualPay(database, job));
  const copied = await findCopied(say, database, job);
  return [...findTextSigns(textOf(job)), ...(pay ? [pay] : []), ...(copied ? [copied] : [])];
}

/** What open postings of other companies pay whose title has all words of this one's. */
async function findUsualPay(
  database: Kysely<Tables>,
  { company_id: companyId, title }: JudgedPosting,
): Promise<UsualPay | null> {
  const { rows } = await sql<{ postings: number; low: number | null; high: number | null }>`
    select count(*)::int as postings,
      (percentile_cont(0.1) within group (order by salary_yearly_usd))::int as low,
      (percentile_cont(0.9) within group (order by salary_yearly_usd))::int as high
    from (
      select salary_yearly_usd from jobs
      where status = 'active' and company_id <> ${companyId} and salary_yearly_usd is not null
        and title_vector @@ plainto_tsquery('english', ${foldLetters(title)})
      limit 500
    ) as alike
  `.execute(database);
  const [row] = rows;
  return row?.low == null || row.high == null
    ? null
    : { postings: row.postings, low: row.low, high: row.high };
}

/** A posting of another company that most of the text stands in too. */
async function findCopied(say: Say, database: Kysely<Tables>, job: JudgedPosting): Promise<FoundSign | null> {
  const text = toPlainText(job.description);
  const [first, second] = piecesOf(foldLetters(text));
  if (first === undefined || second === undefined) return null;
  const { rows } = await sql<{ id: string; title: string; company: string; description: string }>`
    select jobs.id, jobs.title, companies.name as company, jobs.description
    from jobs join companies on companies.id = jobs.company_id
    where jobs.company_id <> ${job.company_id}
      and search_vector @@ (phraseto_tsquery('english', ${first}) || phraseto_tsquery('english', ${second}))
    order by jobs.number limit ${maxCompared}
  `.execute(database);
  const [best] = rows
    .map((row) => ({ ...row, likeness: likenessOf(text, toPlainText(row.description)) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  if (!best || !isCopied(best.likeness)) return null;
  return {
    kind: 'copied',
    words: [say`${best.title} at ${best.company}`],
    why: msg`${Math.round(best.likeness * 100)} of 100 sequences of its words stand in that posting too.`,
    jobId: best.id,
  };
}
