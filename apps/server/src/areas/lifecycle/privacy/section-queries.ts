import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Row } from './archive-rules.ts';
import type { Person } from './person-queries.ts';

export interface SectionSource {
  key: string;
  title: string;
  /** The tables whose rows about a person the section shows. */
  tables: readonly string[];
  list(database: Kysely<Tables>, person: Person): Promise<Row[]>;
}

/** An array, and not a list: somebody may have proven no address at all. */
export function isOneOf(column: RawBuilder<unknown>, addresses: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} = any(${addresses}::text[])`;
}
