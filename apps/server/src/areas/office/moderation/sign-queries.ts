import type { PostingSign } from '@waymark/contract/posting/staff-postings';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { foldLetters } from '../../jobs/jobs/posting-rules.ts';
import { toPlainText } from '../../jobs/jobs/sanitise-rules.ts';
import { isCopied, likenessOf, piecesOf } from './likeness-rules.ts';
import { findTextSigns, judgePay, type PostingText, type UsualPay } from './sign-rules.ts';

export interface JudgedPosting {
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
export function textOf(job: Omit<JudgedPosting, 'id' | 'company_id' | 'salary_yearly_usd'>): PostingText {
  const parts = [toPlainText(job.description), ...job.requirements, job.how_to_apply, job.apply_url ?? ''];
  return { title: job.title, text: parts.filter(Boolean).join('\n') };
}

/** Everything in a posting that speaks of fraud. */
export async function findSigns(database: Kysely<Tables>, job: JudgedPosting): Promise<PostingSign[]> {
  const pay = judgePay(job.salary_yearly_usd, await findUsualPay(database, job));
  const copied = await findCopied(database, job);
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

const mostCompared = 20;

/** A posting of another company that most of the text stands in too. */
async function findCopied(database: Kysely<Tables>, job: JudgedPosting): Promise<PostingSign | null> {
  const text = toPlainText(job.description);
  const [first, second] = piecesOf(foldLetters(text));
  if (first === undefined || second === undefined) return null;
  const { rows } = await sql<{ id: string; title: string; company: string; description: string }>`
    select jobs.id, jobs.title, companies.name as company, jobs.description
    from jobs join companies on companies.id = jobs.company_id
    where jobs.company_id <> ${job.company_id}
      and search_vector @@ (phraseto_tsquery('english', ${first}) || phraseto_tsquery('english', ${second}))
    order by jobs.number limit ${mostCompared}
  `.execute(database);
  const [best] = rows
    .map((row) => ({ ...row, likeness: likenessOf(text, toPlainText(row.description)) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  if (!best || !isCopied(best.likeness)) return null;
  return {
    kind: 'copied',
    words: [`${best.title} at ${best.company}`],
    why: `${Math.round(best.likeness * 100)} of 100 sequences of its words stand in that posting too.`,
    jobId: best.id,
  };
}
