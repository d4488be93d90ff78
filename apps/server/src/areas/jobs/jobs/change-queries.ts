import type { Kysely } from 'kysely';
import type { Change } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** Beyond so many changes at once, as in an import, they are not looked at one by one. */
const maxLookedAt = 500;

export interface ChangedPostings {
  /** Ids of the postings that changed and still exist. */
  ids: ReadonlySet<string>;
  /** Whether one of them is not open, or it is not known. */
  someClosed: boolean;
}

/** Which postings a list of changes is about, and whether lists may still show one that is closed. */
export async function readChangedPostings(
  database: Kysely<Tables>,
  changes: readonly Change[],
): Promise<ChangedPostings> {
  const numbers = [...new Set(changes.filter(({ kind }) => kind === 'job').map(({ id }) => Number(id)))];
  // A company that is held or merged takes its postings along.
  const someClosed = numbers.length > maxLookedAt || changes.some(({ kind }) => kind === 'company');
  if (someClosed || numbers.length === 0) return { ids: new Set(), someClosed };
  const rows = await database
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('number', 'in', numbers)
    .execute();
  return {
    ids: new Set(rows.map(({ id }) => id)),
    someClosed: rows.length < numbers.length || rows.some(({ status }) => status !== 'active'),
  };
}
