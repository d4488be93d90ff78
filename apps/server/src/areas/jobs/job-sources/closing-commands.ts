import { msg, type Message } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { confirmAgainAfterHours } from '../jobs/constants.ts';
import { closePostings } from '../jobs/write-commands.ts';
import { closedUnasked, closedUnaskedShare } from './constants.ts';

interface ClosingSource {
  id: string;
  name: string;
}

interface OpenJob {
  id: string;
  source_id: string;
}

/**
 * Closes the open postings of a source that are not among `sourceIds`. One that another source still has becomes that
 * one's. Many at once wait for a person: a feed that broke looks the same as one that shrank.
 */
export async function closeGone(
  database: Kysely<Tables>,
  { id, name }: ClosingSource,
  sourceIds: readonly string[],
): Promise<{ closed: number; refused: Message | undefined }> {
  return database.transaction().execute(async (transaction) => {
    const { kept_open: keptOpen } = await transaction
      .selectFrom('job_sources')
      .select('kept_open')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await sql`
      delete from job_source_sightings where source_id = ${id} and posting_id <> all(${[...sourceIds]}::text[])
    `.execute(transaction);
    const { rows: gone } = await sql<OpenJob>`
      select id, source_id from jobs
      where source = ${name} and status = 'active' and source_id <> all(${[...sourceIds]}::text[])
    `.execute(transaction);
    const handed = await handOver(
      transaction,
      gone.map((job) => job.id),
    );
    const kept = new Set(keptOpen);
    const closing = gone.filter((job) => !handed.has(job.id) && !kept.has(job.id));
    const stillGone = gone.filter((job) => kept.has(job.id)).map((job) => job.id);
    const open = await countOpen(transaction, name);
    const waits = closing.length > closedUnasked && closing.length > open * closedUnaskedShare;
    await askAbout(transaction, id, { waiting: waits ? closing : [], kept: stillGone });
    if (waits) return { closed: 0, refused: whyWaiting(closing.length, open) };
    const closed = await closeJobs(transaction, name, closing);
    return { closed, refused: undefined };
  });
}

const whyWaiting = (gone: number, open: number) =>
  msg`${gone} of ${open} open postings are not in the source any more. That is more than a fifth, so none was closed: look at the source, then close them or keep them open.`;

async function askAbout(
  transaction: Kysely<Tables>,
  sourceId: string,
  { waiting, kept }: { waiting: readonly OpenJob[]; kept: readonly string[] },
): Promise<void> {
  const ids = waiting.map((job) => job.id);
  await sql`
    update job_sources set waiting_closings = ${ids}::uuid[], kept_open = ${[...kept]}::uuid[],
      closings_asked_at = case when ${ids.length > 0} then coalesce(closings_asked_at, now()) end
    where id = ${sourceId}
  `.execute(transaction);
}

async function countOpen(transaction: Kysely<Tables>, name: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', name)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

async function closeJobs(
  transaction: Kysely<Tables>,
  name: string,
  jobs: readonly OpenJob[],
): Promise<number> {
  if (jobs.length === 0) return 0;
  const sourceIds = jobs.map((job) => job.source_id);
  return (await closePostings(transaction, { source: name, sourceIds, status: 'expired' })).length;
}

/** Gives jobs to the next source that has them, and says which ones found one. */
async function handOver(transaction: Kysely<Tables>, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  await sql`
    select from companies where id in (
      select company_id from jobs join job_source_sightings on job_id = jobs.id where jobs.id = any(${[...jobIds]}::uuid[])
    )
    order by id for no key update
  `.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    with next as (
      select distinct on (job_id) job_id, source_id, posting_id, name
      from job_source_sightings join job_sources on job_sources.id = source_id
      where job_id = any(${[...jobIds]}::uuid[]) and is_on
      order by job_id, seen_at, source_id
    ), forgotten as (
      delete from job_source_sightings using next
      where job_source_sightings.source_id = next.source_id and job_source_sightings.posting_id = next.posting_id
    )
    update jobs set source = next.name, source_id = next.posting_id, source_hash = null, updated_at = now()
    from next
    where jobs.id = next.job_id
    returning jobs.id
  `.execute(transaction);
  return new Set(rows.map((row) => row.id));
}

/** The source says that nothing has changed: its postings are confirmed as open. Gives how many there are. */
export async function confirmAll(
  database: Kysely<Tables>,
  { id, name }: ClosingSource,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - confirmAgainAfterHours * 3_600_000);
  const isGone = sql`id = any(select unnest(waiting_closings || kept_open) from job_sources where job_sources.id = ${id})`;
  await sql`
    update jobs set confirmed_at = ${now}
    where status = 'active' and confirmed_at < ${since} and not ${isGone}
      and (source = ${name} or id in (select job_id from job_source_sightings where source_id = ${id}))
  `.execute(database);
  return countOpen(database, name);
}

/** A person's decision about the postings that wait to be closed. Throws `conflict` where none waits. */
export async function decideClosings(
  transaction: Kysely<Tables>,
  { id, name }: ClosingSource,
  decision: 'close' | 'keep',
): Promise<number> {
  const { waiting_closings: waiting } = await transaction
    .selectFrom('job_sources')
    .select('waiting_closings')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (waiting.length === 0) {
    throw new AppError('conflict', msg`There are no postings left to close. The source has run since.`);
  }
  await sql`
    update job_sources set waiting_closings = '{}', closings_asked_at = null, updated_at = now(),
      kept_open = case when ${decision === 'keep'} then kept_open || waiting_closings else kept_open end
    where id = ${id}
  `.execute(transaction);
  if (decision === 'keep') return 0;
  const { rows } = await sql<OpenJob>`
    select id, source_id from jobs where id = any(${waiting}::uuid[]) and source = ${name} and status = 'active'
  `.execute(transaction);
  return closeJobs(transaction, name, rows);
}

/** Before a source is removed: what another one has is that one's, and the rest closes. */
export async function releasePostings(
  transaction: Kysely<Tables>,
  { id, name }: ClosingSource,
): Promise<void> {
  await transaction.deleteFrom('job_source_sightings').where('source_id', '=', id).execute();
  const { rows } = await sql<OpenJob>`
    select id, source_id from jobs where source = ${name} and status = 'active'
  `.execute(transaction);
  const handed = await handOver(
    transaction,
    rows.map((job) => job.id),
  );
  await closeJobs(
    transaction,
    name,
    rows.filter((job) => !handed.has(job.id)),
  );
}
