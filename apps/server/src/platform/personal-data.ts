import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from './database/tables.ts';

/** Whom an export or an erasure is about. */
export interface Person {
  id: string;
  /**
   * In lower case: those that a used link has proven to be read by this person, the account's own and those it had
   * before; there may be none. Any other may be a stranger's, whose mails are not this person's.
   */
  addresses: string[];
}

/** A file of the person: the bytes are copied under `files/`, the rest of a row names them there. */
export interface StoredFile {
  storageKey: string;
  name: string;
}

export type Value = string | number | boolean | Date | null | readonly string[] | StoredFile;

/** One kept row, by names in camel case; ids are for programs and are not shown to people. */
export type Row = Readonly<Record<string, Value>>;

interface ArchiveSection {
  key: string;
  title: string;
  /** The tables whose rows about a person the section shows. */
  tables: readonly string[];
  /** With what it says itself in the person's language. */
  list(database: Kysely<Tables>, person: Person, say: Say): Promise<Row[]>;
}

/** A column that names a stored file. */
interface FileColumn {
  table: string;
  column: string;
  /** The column with the person whose file it is; none for a file of a company or of the board. */
  owner?: string;
}

/**
 * The steps of an erasure. Each area takes part in a step in the order of the areas, so that two erasures lock rows in
 * the same order. Before `account` the account's row is there; after it, only `addresses` find what is left.
 */
export type ErasureStep = 'contacts' | 'memberships' | 'mentions' | 'account' | 'addresses';

/** The data about people that an area keeps: how it is exported and erased. */
export interface PersonalData {
  sections: readonly ArchiveSection[];
  files?: readonly FileColumn[];
  erase?: Partial<Record<ErasureStep, (transaction: Kysely<Tables>, person: Person) => Promise<void>>>;
}

/** Filled when the areas are registered, and the same for every board. */
const registered: PersonalData[] = [];

export function registerPersonalData(data: PersonalData): void {
  registered.push(data);
}

/** The data of all areas. Throws where none has registered: an export or erasure would leave out everything. */
export function listPersonalData(): readonly PersonalData[] {
  if (registered.length === 0) throw new Error('The areas are not registered: import areas.ts first.');
  return registered;
}

/** An array, and not a list: a person may have proven no address at all. */
export function isOneOf(column: RawBuilder<unknown>, addresses: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} = any(${addresses}::text[])`;
}
