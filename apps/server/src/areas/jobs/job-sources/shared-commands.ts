import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { mapInTurns } from '../../../platform/in-turns.ts';
import type { SharedPostings, TakenOut } from '../job-import/commands.ts';
import { confirmUnchanged } from '../jobs/confirmation-commands.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { toStorable } from '../jobs/row-rules.ts';
import { closeGone } from './closing-commands.ts';
import { identityOf, type PostingIdentity } from './identity-rules.ts';

interface RunningSource {
  /** Null for a file: nothing is known again of it. */
  id: string | null;
  name: string;
  company_id: string | null;
}

/** How many postings a company may have open besides those that it has. */
interface Room {
  left: number;
  allowed: number;
}

/** Recognises postings that another source has brought, for one run of a source. */
export function createSharedPostings(
  database: Kysely<Tables>,
  source: RunningSource,
  { room, now }: { room: Room | undefined; now: Date },
): SharedPostings {
  const { id } = source;
  return {
    takeOut: async (transaction, drafts) =>
      takeOut(transaction, source, await mapInTurns(drafts, toStorable), { room, now }),
    note: (transaction, drafts, jobNumbers) => noteIdentities(transaction, source, drafts, jobNumbers),
    ...(id !== null && {
      close: (sourceIds: readonly string[]) => closeGone(database, { id, name: source.name }, sourceIds),
    }),
  };
}

async function takeOut(
  transaction: Kysely<Tables>,
  source: RunningSource,
  drafts: readonly PostingDraft[],
  { room, now }: { room: Room | undefined; now: Date },
): Promise<TakenOut> {
  // Two sources that bring the same posting at the same time would both find it unknown.
  await sql`select pg_advisory_xact_lock(hashtext('job-identities'))`.execute(transaction);
  const known = await listKnown(transaction, source, drafts);
  await takeOver(transaction, source, known.over);
  const fresh = drafts.filter(({ sourceId }) => !known.own.has(sourceId) && !known.sighted.has(sourceId));
  const matches = await matchOthers(transaction, source, fresh);
  await noteSightings(transaction, source, matches);
  await confirmUnchanged(
    transaction,
    [...known.numbers, ...[...matches.values()].map(({ number }) => number)],
    now,
  );
  const isElsewhere = (id: string) => matches.has(id) || (known.sighted.has(id) && !known.over.has(id));
  const refused: TakenOut['refused'] = [];
  const own = drafts.filter(({ sourceId }) => {
    if (isElsewhere(sourceId)) return false;
    if (!room || known.own.has(sourceId) || known.over.has(sourceId) || room.left-- > 0) return true;
    refused.push({
      sourceId,
      reason: msg`your plan has ${room.allowed} places for open postings, and all are taken`,
    });
    return false;
  });
  return { own, shared: drafts.length - own.length - refused.length, refused };
}

interface Known {
  /** Ids of postings that are this source's own. */
  own: Set<string>;
  /** Ids of postings that are known as those of another source. */
  sighted: Set<string>;
  /** Those that have closed at the other source, with their jobs. */
  over: Map<string, string>;
  /** Numbers of the jobs of the rest. */
  numbers: number[];
}

async function listKnown(
  transaction: Kysely<Tables>,
  { id, name }: RunningSource,
  drafts: readonly PostingDraft[],
): Promise<Known> {
  const ids = drafts.map(({ sourceId }) => sourceId);
  const own = await sql<{ source_id: string }>`
    select source_id from jobs where source = ${name} and source_id = any(${ids}::text[])
  `.execute(transaction);
  const { rows } = await sql<{ posting_id: string; job_id: string; number: number; is_over: boolean }>`
    select posting_id, job_id, number,
      status = 'expired' and not closed_by_company and trashed_at is null as is_over
    from job_source_sightings join jobs on jobs.id = job_id
    where job_source_sightings.source_id = ${id} and posting_id = any(${ids}::text[])
  `.execute(transaction);
  return {
    own: new Set(own.rows.map((row) => row.source_id)),
    sighted: new Set(rows.map((row) => row.posting_id)),
    over: new Map(rows.filter((row) => row.is_over).map((row) => [row.posting_id, row.job_id])),
    numbers: rows.filter((row) => !row.is_over).map((row) => row.number),
  };
}

/** A posting that its first source has closed, and this one still has, is this one's from now on. */
async function takeOver(
  transaction: Kysely<Tables>,
  { id, name }: RunningSource,
  over: ReadonlyMap<string, string>,
): Promise<void> {
  if (over.size === 0) return;
  const jobIds = [...over.values()];
  await sql`
    select from companies where id in (select company_id from jobs where id = any(${jobIds}::uuid[]))
    order by id for no key update
  `.execute(transaction);
  const given = JSON.stringify(
    [...over].map(([postingId, jobId]) => ({ posting_id: postingId, job_id: jobId })),
  );
  await sql`
    update jobs set source = ${name}, source_id = given.posting_id, source_hash = null, updated_at = now()
    from jsonb_to_recordset(${given}::jsonb) as given(posting_id text, job_id uuid)
    where jobs.id = given.job_id
  `.execute(transaction);
  await sql`
    delete from job_source_sightings where source_id = ${id} and posting_id = any(${[...over.keys()]}::text[])
  `.execute(transaction);
}

interface OtherJob {
  id: string;
  number: number;
  source: string;
  apply_key: string | null;
  text_key: string | null;
}

/** The open jobs of other sources that new postings are, by the id of the posting. */
async function matchOthers(
  transaction: Kysely<Tables>,
  source: RunningSource,
  drafts: readonly PostingDraft[],
): Promise<Map<string, OtherJob>> {
  const identities = new Map(
    await mapInTurns(drafts, (draft) => [draft.sourceId, identityOf(draft)] as const),
  );
  const jobs = await listCandidates(transaction, source, [...identities.values()]);
  const matches = new Map<string, OtherJob>();
  if (jobs.length === 0) return matches;
  const applyKeys = countKeys([...identities.values()].map(({ applyKey }) => applyKey));
  const byApply = Map.groupBy(jobs, (job) => job.apply_key);
  const byText = Map.groupBy(jobs, (job) => job.text_key);
  const taken = new Set<string>();
  for (const [sourceId, { applyKey, textKey }] of identities) {
    const atAddress = applyKey === null ? [] : (byApply.get(applyKey) ?? []);
    // An address that several postings share says nothing of any.
    const isTelling = atAddress.length === 1 && applyKeys.get(applyKey) === 1;
    const withText = textKey === null ? [] : (byText.get(textKey) ?? []);
    const found = [...(isTelling ? atAddress : []), ...withText].find(
      (job) => job.source !== source.name && !taken.has(job.id),
    );
    if (!found) continue;
    taken.add(found.id);
    matches.set(sourceId, found);
  }
  return matches;
}

function countKeys(keys: readonly (string | null)[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** A company's own source knows only the company's jobs, so that no company can claim those of another. */
async function listCandidates(
  transaction: Kysely<Tables>,
  { id, company_id: companyId }: RunningSource,
  identities: readonly PostingIdentity[],
): Promise<OtherJob[]> {
  const applyKeys = identities.flatMap(({ applyKey }) => applyKey ?? []);
  const textKeys = identities.flatMap(({ textKey }) => textKey ?? []);
  const { rows } = await sql<OtherJob>`
    select jobs.id, number, source, apply_key, text_key
    from job_identities join jobs on jobs.id = job_id
    where status = 'active' and (apply_key = any(${applyKeys}::text[]) or text_key = any(${textKeys}::text[]))
      and (${companyId}::uuid is null or company_id = ${companyId}::uuid)
      and not exists (
        select from job_source_sightings where job_source_sightings.job_id = jobs.id and source_id = ${id}
      )
    order by jobs.number
  `.execute(transaction);
  return rows;
}

async function noteSightings(
  transaction: Kysely<Tables>,
  { id }: RunningSource,
  matches: ReadonlyMap<string, OtherJob>,
): Promise<void> {
  if (id === null || matches.size === 0) return;
  await transaction
    .insertInto('job_source_sightings')
    .values(
      [...matches].map(([postingId, job]) => ({ source_id: id, posting_id: postingId, job_id: job.id })),
    )
    .onConflict((conflict) => conflict.columns(['source_id', 'posting_id']).doNothing())
    .execute();
}

async function noteIdentities(
  transaction: Kysely<Tables>,
  { name }: RunningSource,
  drafts: readonly PostingDraft[],
  jobNumbers: readonly number[],
): Promise<void> {
  if (jobNumbers.length === 0) return;
  const given = await mapInTurns(drafts, (draft) => ({ posting_id: draft.sourceId, ...identityOf(draft) }));
  await sql`
    insert into job_identities (job_id, apply_key, text_key)
    select jobs.id, given."applyKey", given."textKey"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(posting_id text, "applyKey" text, "textKey" text)
      join jobs on jobs.source = ${name} and jobs.source_id = given.posting_id
    where jobs.number = any(${[...jobNumbers]}::int[])
    on conflict (job_id) do update set apply_key = excluded.apply_key, text_key = excluded.text_key
  `.execute(transaction);
}
