import { onlyLanguageOf } from '@waymark/contract/jobs/mark-language';
import { maxTranslations } from '@waymark/contract/jobs/translations';
import { msg, type Message } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { loadDetector } from '../posting-facts/language-gateway.ts';
import { detectLanguages } from '../posting-facts/language-rules.ts';
import { withTranslations } from './queries.ts';

interface Linked {
  id: string;
  company_id: string;
  title: string;
  language: string;
  status: string;
  is_trashed: boolean;
  description: string;
  requirements: string[];
}

/**
 * Links two postings of one company, and all that each is linked to, as translations of each other. The second takes the
 * deadline of the first. The caller holds the company. Throws `not_found` for postings of two companies, `conflict` for
 * those that cannot be translations of each other.
 */
export async function linkTranslations(transaction: Database, jobId: string, otherId: string): Promise<void> {
  const ids = await sql<Linked>`
    select id, company_id, title, language, status, trashed_at is not null as is_trashed, description, requirements
    from jobs
    where id in ${withTranslations(sql`${jobId}::uuid`)} or id in ${withTranslations(sql`${otherId}::uuid`)}
    order by id for no key update
  `.execute(transaction);
  const linked = ids.rows;
  const [own, other] = [jobId, otherId].map((id) => linked.find((one) => one.id === id));
  if (!own || !other || own.company_id !== other.company_id) throw noSuchJob();
  if (own.id === other.id) throw new AppError('conflict', msg`Choose another posting than this one.`);
  const refusal = refusalOf(linked, await loadDetector());
  if (refusal) throw new AppError('conflict', refusal);
  const group = linked.map(({ id }) => id);
  await transaction.deleteFrom('job_translations').where('job_id', 'in', group).execute();
  const groupId = newId();
  await transaction
    .insertInto('job_translations')
    .values(group.map((id) => ({ job_id: id, group_id: groupId })))
    .execute();
  await sql`
    update jobs set deadline = (select deadline from jobs own where own.id = ${jobId}), updated_at = now()
    where id = any(${group}::uuid[])
      and deadline is distinct from (select deadline from jobs own where own.id = ${jobId})
  `.execute(transaction);
}

function refusalOf(linked: readonly Linked[], detect: Parameters<typeof detectLanguages>[1]): Message | null {
  const closed = linked.find(({ status, is_trashed: isTrashed }) => isTrashed || !isOpenOrWaiting(status));
  if (closed) return msg`“${closed.title}” is closed. Renew it first.`;
  if (linked.length > maxTranslations) {
    return msg`At most ${maxTranslations} postings can be translations of each other.`;
  }
  const unknown = linked.find(({ language }) => onlyLanguageOf(language) === undefined);
  if (unknown) return msg`Choose the language of “${unknown.title}” first.`;
  const languages = linked.map(({ language }) => language);
  // By its text, too: what is stated alone would make one place of any postings.
  const told = linked.map((job) => detectLanguages(job, detect)).filter((language) => language !== '');
  if (new Set(languages).size < languages.length || new Set(told).size < told.length) {
    return msg`Two of these postings are in the same language. Translations are in different ones.`;
  }
  return null;
}

const isOpenOrWaiting = (status: string) => status === 'active' || status === 'pending';

/** Takes a posting out of its translations; the others stay together where they are several. Gives whether it had any. */
export async function unlinkTranslation(transaction: Database, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    with left_over as (
      select other.job_id from job_translations own
        join job_translations other on other.group_id = own.group_id and other.job_id <> own.job_id
      where own.job_id = ${jobId}
    )
    delete from job_translations
    where job_id = ${jobId} or ((select count(*) from left_over) = 1 and job_id in (select job_id from left_over))
    returning job_id
  `.execute(transaction);
  return rows.length > 0;
}

/**
 * Settles what a change of one translation had to leave, since another one was held: of those that differ, the one that
 * changed last says the deadline, and closes the others. What is still held is left for the next time. Nothing opens
 * here: what is renewed goes through the gates of the form.
 */
export async function settleTranslations(database: Database): Promise<void> {
  await sql`
    with differing as (
      select group_id from job_translations join jobs on jobs.id = job_id
      group by group_id
      having count(distinct coalesce(deadline::text, '')) > 1
        or (bool_or(status = 'active') and bool_or(status in ('expired', 'filled') and trashed_at is null))
    ), lead as (
      select distinct on (group_id) group_id, jobs.id, status, deadline, closed_by_company
      from differing join job_translations using (group_id) join jobs on jobs.id = job_id
      where status in ('active', 'expired', 'filled') and trashed_at is null
      order by group_id, updated_at desc, jobs.id
    ), held as (
      select jobs.id from lead join job_translations using (group_id) join jobs on jobs.id = job_id
      where jobs.id <> lead.id for no key update of jobs skip locked
    )
    update jobs set
      deadline = lead.deadline,
      status = case
        when lead.status <> 'active' and jobs.status = 'active' then lead.status else jobs.status end,
      closed_by_company = case
        when lead.status <> 'active' and jobs.status = 'active' then lead.closed_by_company
        else jobs.closed_by_company end,
      updated_at = now()
    from lead join job_translations on job_translations.group_id = lead.group_id
    where jobs.id = job_translations.job_id and jobs.id in (select id from held)
      and (jobs.deadline is distinct from lead.deadline
        or (lead.status <> 'active' and jobs.status = 'active'))
  `.execute(database);
}

export const noSuchJob = () => new AppError('not_found', msg`There is no job with this address.`);
