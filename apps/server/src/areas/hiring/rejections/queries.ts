import type { DeclineTemplate, LetterPreview, WaitingLetters } from '@waymark/contract/hiring/rejections';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';

/** A company’s templates by name. */
export function listTemplates(database: Database, companyId: string): Promise<DeclineTemplate[]> {
  return database
    .selectFrom('decline_templates')
    .select(['id', 'name', 'text'])
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Waiting letters of the recruiter’s companies, by batch. */
export async function listWaitingLetters(database: Database, recruiterId: string): Promise<WaitingLetters[]> {
  const { rows } = await sql<{
    batchId: string;
    dueAt: Date;
    applicationId: string;
    name: string;
    jobTitle: string;
  }>`
    select decline_letters.batch_id as "batchId", decline_letters.due_at as "dueAt",
      applications.id as "applicationId", rtrim(users.first_name || ' ' || users.last_name) as name,
      jobs.title as "jobTitle"
    from decline_letters
    join applications on applications.id = decline_letters.application_id
    join users on users.id = applications.user_id
    join jobs on jobs.id = applications.job_id
    where decline_letters.company_id in ${companiesRecruitedBy(recruiterId)}
    order by decline_letters.due_at, decline_letters.batch_id, applications.id
  `.execute(database);
  const batches = new Map<string, WaitingLetters>();
  for (const { batchId, dueAt, ...letter } of rows) {
    const batch = batches.get(batchId) ?? { batchId, dueAt: dueAt.toISOString(), letters: [] };
    batch.letters.push(letter);
    batches.set(batchId, batch);
  }
  return [...batches.values()];
}

/** Interviews of applications that are offered or agreed; those without a time last. */
export async function listOpenInterviews(
  database: Database,
  applicationIds: readonly string[],
): Promise<LetterPreview['interviews']> {
  const { rows } = await sql<{ name: string; startsAt: Date | null; timeZone: string }>`
    select rtrim(users.first_name || ' ' || users.last_name) as name, interview_slots.starts_at as "startsAt",
      interview_rounds.time_zone as "timeZone"
    from interview_offers
    join interview_rounds on interview_rounds.id = interview_offers.round_id
    join applications on applications.id = interview_offers.application_id
    join users on users.id = applications.user_id
    left join interview_slots on interview_slots.taken_by = interview_offers.id
    where interview_offers.application_id = any(${applicationIds}::uuid[])
      and interview_offers.status in ('offered', 'chosen', 'others-asked')
    order by interview_slots.starts_at, name
  `.execute(database);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt?.toISOString() ?? null }));
}

export interface DeclinableRow {
  id: string;
  companyId: string;
  company: string;
  isHeld: boolean;
  jobTitle: string;
  firstName: string;
  lastName: string;
  stageId: string | null;
  isDeclined: boolean;
}

/** Applicants of the recruiter’s companies by id, without withdrawn ones. */
export async function listDeclinable(
  database: Database,
  recruiterId: string,
  applicationIds: readonly string[],
): Promise<DeclinableRow[]> {
  const { rows } = await sql<DeclinableRow>`
    select applications.id, companies.id as "companyId", companies.name as company,
      companies.held_reason is not null as "isHeld", jobs.title as "jobTitle",
      users.first_name as "firstName", users.last_name as "lastName", applications.stage_id as "stageId",
      application_stages.kind is not distinct from 'declined' as "isDeclined"
    from applications
    join jobs on jobs.id = applications.job_id
    join companies on companies.id = jobs.company_id
    join users on users.id = applications.user_id
    left join application_stages on application_stages.id = applications.stage_id
    where applications.id = any(${applicationIds}::uuid[])
      and companies.id in ${companiesRecruitedBy(recruiterId)}
      and applications.status <> 'withdrawn'
    order by applications.id
  `.execute(database);
  return rows;
}

/** The same, locked: moves wait, and earlier ones are seen. */
export async function lockDeclinable(
  transaction: Database,
  recruiterId: string,
  applicationIds: readonly string[],
): Promise<DeclinableRow[]> {
  await sql`
    select from applications where id = any(${applicationIds}::uuid[]) order by id for update
  `.execute(transaction);
  return listDeclinable(transaction, recruiterId, applicationIds);
}
