import { sql, type Kysely } from 'kysely';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { Hook } from '../../../platform/hook.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Services } from '../../../platform/services.ts';
import { hasEnded, listDue } from './ending-queries.ts';

type Parts = Pick<Services, 'database' | 'queue'>;

/** What others need to delete what they keep of an application that is gone. */
export interface EndedApplication {
  id: string;
  candidateId: string;
  fileId: string;
  jobId: string;
  jobTitle: string;
  companyId: string;
  /** Members who wrote about it or to its candidate. */
  authors: string[];
}

/** An application was deleted, and what others keep of it goes with it. */
export const applicationEnded = new Hook<[EndedApplication, Queue]>();

/**
 * Deletes applications whose end has come and whose company was told of it, each in a transaction of its own, and gives
 * how many. Several nodes may do so at once. One that cannot be deleted does not keep the others.
 */
export async function endApplications(
  { database, queue }: Parts,
  now = new Date(),
  signal?: AbortSignal,
): Promise<number> {
  const failures: unknown[] = [];
  let ended = 0;
  for (const id of await listDue(database, now)) {
    if (signal?.aborted) break;
    try {
      if (await endIfDue({ database, queue }, id, now)) ended++;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Applications could not be ended.');
  return ended;
}

/** False where it goes on again, or another process is deleting it. */
function endIfDue({ database, queue }: Parts, id: string, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // A consent, a move and a withdrawal wait for this row, and so does a posting that opens again for its own.
    if (!(await lockApplication(transaction, id))) return false;
    if (!(await hasEnded(transaction, id, now))) return false;
    await endApplication(transaction, queue, id);
    return true;
  });
}

async function lockApplication(transaction: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from applications where id = ${id} for update skip locked`.execute(
    transaction,
  );
  if (rows.length === 0) return false;
  await sql`
    select from jobs where id = (select job_id from applications where id = ${id}) for share
  `.execute(transaction);
  return true;
}

/** Deletes an application, with all that its company has of it, whatever its period says. False where it is gone. */
export async function endApplication(
  transaction: Kysely<Tables>,
  queue: Queue,
  id: string,
): Promise<boolean> {
  const application = await findWhole(transaction, id);
  if (!application) return false;
  const { counts, createdOn, ...ended } = application;
  const rounds = await listRounds(transaction, id);
  const tags = await listTags(transaction, id);
  // The rest of it goes by foreign keys.
  await transaction.deleteFrom('applications').where('id', '=', id).execute();
  await deleteDeserted(transaction, { rounds, tags });
  if (counts) await countEnded(transaction, application.jobId, createdOn);
  await applicationEnded.run(transaction, ended, queue);
  return true;
}

async function findWhole(transaction: Database, id: string) {
  const { rows } = await sql<EndedApplication & { counts: boolean; createdOn: string }>`
    select a.id, a.user_id as "candidateId", a.file_id as "fileId", a.job_id as "jobId", j.title as "jobTitle",
      j.company_id as "companyId", a.status <> 'withdrawn' as counts,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD') as "createdOn",
      array(
        select author_id from application_notes where application_id = a.id and author_id is not null
        union select author_id from scorecards where application_id = a.id and author_id is not null
        union select author_id from messages join conversations c on c.id = conversation_id
          where c.application_id = a.id and from_company and author_id is not null
        union select r.author_id from interview_rounds r join interview_offers o on o.round_id = r.id
          where o.application_id = a.id and r.author_id is not null
      ) as authors
    from applications a join jobs j on j.id = a.job_id
    where a.id = ${id}
  `.execute(transaction);
  return rows[0];
}

async function listRounds(transaction: Database, applicationId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('interview_offers')
    .select('round_id')
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map((row) => row.round_id);
}

async function listTags(transaction: Database, applicationId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('application_tags')
    .select('tag_id')
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map((row) => row.tag_id);
}

/** A note for an interview, or a tag, may name the one person that it was written for. */
async function deleteDeserted(
  transaction: Database,
  { rounds, tags }: { rounds: string[]; tags: string[] },
): Promise<void> {
  await sql`
    delete from interview_rounds where id = any(${rounds}::uuid[])
      and not exists (select from interview_offers where round_id = interview_rounds.id)
  `.execute(transaction);
  await sql`
    delete from applicant_tags where id = any(${tags}::uuid[])
      and not exists (select from application_tags where tag_id = applicant_tags.id)
  `.execute(transaction);
}

/** Statistics keep the number. */
async function countEnded(transaction: Kysely<Tables>, jobId: string, day: string): Promise<void> {
  await transaction
    .insertInto('ended_applications')
    .values({ job_id: jobId, day, applications: 1 })
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'day']).doUpdateSet({
        applications: sql`ended_applications.applications + 1`,
      }),
    )
    .execute();
}
