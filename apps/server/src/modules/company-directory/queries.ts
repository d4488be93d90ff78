import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { cardColumns, type CompanyCardRow } from './presenter.ts';
import { toNameQuery } from './rules.ts';

interface ListOptions {
  q: string;
  letter: string | undefined;
  offset: number;
  limit: number;
  /** Narrows the list further. */
  only?: Expression<SqlBool>;
}

const hasWords = (words: string) => sql<SqlBool>`words_of(folded_name) @@ to_tsquery('simple', ${words})`;

/** How many companies of a search stand under each letter; '' is for those that stand under none. */
export async function countLetters(
  database: Kysely<Tables>,
  q: string,
): Promise<{ value: string; count: number }[]> {
  const words = toNameQuery(q);
  return database
    .selectFrom('companies')
    .select(['letter as value', sql<number>`count(*)::int`.as('count')])
    .where('held_reason', 'is', null)
    .$if(words !== null, (query) => query.where(hasWords(words ?? '')))
    .groupBy('letter')
    .orderBy('letter')
    .execute();
}

/** Companies by name. */
export function listCompanies(
  database: Kysely<Tables>,
  { q, letter, offset, limit, only }: ListOptions,
): Promise<CompanyCardRow[]> {
  const words = toNameQuery(q);
  return database
    .selectFrom('companies')
    .select(cardColumns)
    .where('held_reason', 'is', null)
    .$if(words !== null, (query) => query.where('id', 'in', found(database, words ?? '')))
    .$if(letter !== undefined, (query) => query.where('letter', '=', letter ?? ''))
    .$if(only !== undefined, (query) => query.where(only as Expression<SqlBool>))
    .orderBy('folded_name')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/**
 * Found before anything is sorted: left to itself the planner walks through all names in their order and looks
 * into the words of each.
 */
function found(database: Kysely<Tables>, words: string) {
  return database
    .with(
      (name) => name('found').materialized(),
      (query) => query.selectFrom('companies').select('id').where(hasWords(words)),
    )
    .selectFrom('found')
    .select('found.id');
}

/** The given companies, in their order. Unknown ids are left out. */
export async function loadCompanies(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<CompanyCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('companies')
    .select(cardColumns)
    .where('held_reason', 'is', null)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids of all companies of a search; undefined where it asks for none in particular. */
export async function findNamed(database: Kysely<Tables>, q: string): Promise<Set<string> | undefined> {
  const words = toNameQuery(q);
  if (words === null) return undefined;
  const rows = await database
    .selectFrom('companies')
    .select('id')
    .where('held_reason', 'is', null)
    .where(hasWords(words))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
