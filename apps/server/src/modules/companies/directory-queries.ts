import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { cardColumns, type CompanyCardRow } from './directory-presenter.ts';
import { toNameQuery } from './directory-rules.ts';

interface Slice {
  offset: number;
  limit: number;
}

interface Filter {
  q: string;
  letter?: string | undefined;
}

function matching({ q, letter }: Filter): Expression<SqlBool> {
  const words = toNameQuery(q);
  const named = words === null ? sql`true` : sql`words_of(folded_name) @@ to_tsquery('simple', ${words})`;
  return letter === undefined ? sql<SqlBool>`${named}` : sql<SqlBool>`(${named} and letter = ${letter})`;
}

/** How many companies of a search stand under each letter; '' is for those that stand under none. */
export function countLetters(
  database: Kysely<Tables>,
  q: string,
): Promise<{ value: string; count: number }[]> {
  return database
    .selectFrom('companies')
    .select(['letter as value', sql<number>`count(*)::int`.as('count')])
    .where(matching({ q }))
    .groupBy('letter')
    .orderBy('letter')
    .execute();
}

/** Companies by name. `only` narrows them to some. */
export function listCompanies(
  database: Kysely<Tables>,
  { only, offset, limit, ...filter }: Filter & Slice & { only?: Expression<SqlBool> },
): Promise<CompanyCardRow[]> {
  return database
    .selectFrom('companies')
    .select(cardColumns)
    .where(matching(filter))
    .$if(only !== undefined, (query) => query.where(only as Expression<SqlBool>))
    .orderBy('folded_name')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
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
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids of all companies of a search; undefined where it asks for none in particular. */
export async function findNamed(database: Kysely<Tables>, q: string): Promise<Set<string> | undefined> {
  if (toNameQuery(q) === null) return undefined;
  const rows = await database.selectFrom('companies').select('id').where(matching({ q })).execute();
  return new Set(rows.map(({ id }) => id));
}
