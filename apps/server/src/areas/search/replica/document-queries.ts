import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hasAnswering } from '../../companies/companies/queries.ts';
import { listPicturesOf } from '../../companies/company-media/queries.ts';
import { listShownPeople } from '../../companies/company-people/queries.ts';
import { jobDetailColumns, ownCardColumns, presentQuestion } from '../../jobs/jobs/queries.ts';
import { openTranslations } from '../../jobs/translations/queries.ts';
import { presentPublicCompany, publicColumns } from './company-presenter.ts';
import { fingerprintOf, type CompanyWithPage, type JobDocument } from './document-rules.ts';

/** Those of the given jobs that are open, as the tables have them now. */
export async function readDocuments(
  database: Kysely<Tables>,
  numbers: readonly number[],
): Promise<JobDocument[]> {
  if (numbers.length === 0) return [];
  const rows = await database
    .selectFrom('jobs')
    .leftJoin('files', 'files.id', 'jobs.attachment_file_id')
    .select(['jobs.number', 'jobs.salary_yearly_usd', ...ownCardColumns, ...jobDetailColumns])
    .select(openTranslations.as('translations'))
    // One array parameter: the statement's text, and so its plan, is the same for every batch.
    .where('jobs.number', '=', sql<number>`any(${numbers}::int[])`)
    .where('jobs.status', '=', 'active')
    .execute();
  const questions = await readQuestions(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    questions: (questions.get(row.id) ?? []).map(presentQuestion),
    fingerprint: fingerprintOf(row),
  }));
}

async function readQuestions(database: Kysely<Tables>, jobIds: readonly string[]) {
  const rows = await database
    .selectFrom('job_questions')
    .selectAll()
    .where('job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row.job_id);
}

/** The numbers of open jobs before the given one, the highest first. */
export async function listOpenNumbers(
  database: Kysely<Tables>,
  before: number,
  limit: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('jobs')
    .select('number')
    .where('status', '=', 'active')
    .$if(before !== Infinity, (query) => query.where('number', '<', before))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ number }) => number);
}

/** The given companies, or all of them. */
export async function readCompanies(
  database: Kysely<Tables>,
  ids?: readonly string[],
): Promise<CompanyWithPage[]> {
  if (ids?.length === 0) return [];
  const rows = await database
    .selectFrom('companies')
    .select(publicColumns)
    .select(['slug', 'held_reason', 'folded_name', 'letter'])
    .select(hasAnswering(sql`companies.id`).as('members'))
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
    .execute();
  const pictures = Map.groupBy(await listPicturesOf(database, ids), (picture) => picture.company_id);
  const people = Map.groupBy(await listShownPeople(database, ids), (person) => person.company_id);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    industry: row.industry,
    size: row.size,
    logo_file_id: row.logo_file_id,
    website: row.website,
    about: row.about,
    website_host: row.website_host,
    verified_at: row.verified_at,
    verified_by: row.verified_by,
    members: row.members,
    folded_name: row.folded_name,
    letter: row.letter,
    page:
      row.held_reason === null
        ? presentPublicCompany(row, { pictures: pictures.get(row.id), people: people.get(row.id) })
        : null,
  }));
}

/**
 * What tells the copy of one database from that of another: an installation's number, its time line, which changes
 * when a copy of it takes over, the database, and the mark that is renewed by a restore.
 */
export async function readIdentity(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat_ws('.', system_identifier, timeline_id, (select oid from pg_database where datname = current_database()),
      (select mark from read_model_mark)) as identity
    from pg_control_system(), pg_control_checkpoint()
  `.execute(database);
  return rows[0]?.identity ?? '';
}
