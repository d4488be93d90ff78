import type { Message } from '@waymark/contract/text/message';
import { sql, type Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { isStillSet } from '../../identity/accounts/queries.ts';

/** Both have a draft with its version, and the time for which it is scheduled. */
type DraftTable = 'blog_posts' | 'newsletter_issues';

/** Throws `conflict` at the limit of drafts. */
export async function refuseMoreDrafts(
  transaction: Database,
  table: DraftTable,
  { limit, refusal }: { limit: number; refusal: Message },
): Promise<void> {
  const { rows } = await sql<{ drafts: number }>`
    select count(*)::int as drafts from ${sql.table(table)} where state = 'draft'
  `.execute(transaction);
  if ((rows[0]?.drafts ?? 0) < limit) return;
  throw new AppError('conflict', refusal);
}

/** The wanted slug; if it is taken, the next with a number. */
export async function numberSlug(
  wanted: string,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; number < 100; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (await isFree(slug)) return slug;
  }
  return `${wanted}-${newId()}`.slice(0, 80);
}

/** Schedules a draft, or cancels that. */
export async function setSchedule(
  transaction: Database,
  table: DraftTable,
  id: string,
  schedule: { moment: Date; staffId: string } | null,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set scheduled_for = ${schedule?.moment ?? null}, scheduled_by = ${schedule?.staffId ?? null}
    where id = ${id}
  `.execute(transaction);
}

/** Locks the draft that is due first; undefined where none is that no other node has. */
export async function lockDue<Table extends DraftTable>(
  transaction: Database,
  table: Table,
  now: Date,
): Promise<Selectable<Tables[Table]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where scheduled_for <= ${now} and ${isStillSet}
    order by scheduled_for limit 1 for update skip locked
  `.execute(transaction);
  return rows[0];
}
