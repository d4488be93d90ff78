import { sql, type Kysely } from 'kysely';
import type { Tables } from './database/tables.ts';

/**
 * Deletes what the queue holds of a person, finished or not: mails to them, mails that name their address,
 * and work that names one of `ids`. `addresses` are in lower case. False when some of it is being done at
 * this moment: it may write more about them, so that the erasure has to roll back and start again.
 */
export async function eraseJobs(
  transaction: Kysely<Tables>,
  { addresses, ids }: { addresses: readonly string[]; ids: readonly string[] },
): Promise<boolean> {
  const concerned = sql`
    (lower(data ->> 'to') = any(${addresses}::text[]) or data ->> 'text' ~* ${mentionOf(addresses)}
      or exists (select from unnest(${ids}::text[]) as own(id) where strpos(data::text, own.id) > 0))
  `;
  // A worker that takes a job meanwhile has its row locked: this waits for it and then passes the job over.
  await sql`delete from pgboss.job where state <> 'active' and ${concerned}`.execute(transaction);
  const { rows } = await sql`select from pgboss.job where ${concerned} limit 1`.execute(transaction);
  return rows.length === 0;
}

/** A pattern that finds one of the addresses in a text, and no longer address that contains it. */
export function mentionOf(addresses: readonly string[]): string {
  // Without one, a pattern that fits nothing: an empty choice would fit everything.
  if (addresses.length === 0) return '(?!)';
  const plain = addresses.map((address) => address.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
  return `(?<![a-z0-9._%+-])(?:${plain.join('|')})(?![a-z0-9-]|\\.[a-z0-9])`;
}

/** Deletes what the queue holds of something that a person had with a company, such as mails that name its posting. */
export async function eraseJobsAbout(
  transaction: Kysely<Tables>,
  { id, personId, title }: { id: string; personId: string; title: string },
): Promise<void> {
  await sql`
    delete from pgboss.job where state <> 'active' and (
      strpos(data::text, ${id}) > 0
      or (data ->> 'concerns' = ${personId} and strpos(data ->> 'text', ${title}) > 0)
    )
  `.execute(transaction);
}
