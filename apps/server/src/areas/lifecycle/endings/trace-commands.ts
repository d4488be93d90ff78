import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { eraseJobsAbout } from '../../../platform/erase-jobs.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { EndedApplication } from '../../hiring/retention/ending-commands.ts';
import { noteEnded, removeUnnamedFiles } from '../privacy/commands.ts';

/** Deletes what else is kept of an application that has ended: its file, mails about it, and copies that hold it. */
export async function removeTraces(
  transaction: Kysely<Tables>,
  { id, candidateId, fileId, jobTitle, authors }: EndedApplication,
  queue: Queue,
): Promise<void> {
  await noteEnded(transaction, 'application', id);
  // Posting titles are in the mails of an application; a mail too many that goes was kept for days anyway.
  await sql`
    delete from captured_mails where concerns = ${candidateId} and strpos(text, ${jobTitle}) > 0
  `.execute(transaction);
  await eraseJobsAbout(transaction, { id, personId: candidateId, title: jobTitle });
  // Copies of their data that members have asked for hold what they wrote about applicants.
  const { rows } = await sql<{ file_id: string | null }>`
    delete from account_exports where user_id = any(${authors}::uuid[]) returning file_id
  `.execute(transaction);
  const copies = rows.flatMap(({ file_id: copy }) => copy ?? []);
  await removeUnnamedFiles(transaction, queue, [fileId, ...copies]);
}
