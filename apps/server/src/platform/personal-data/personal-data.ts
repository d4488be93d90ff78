import type { Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { board } from '../board/board.ts';
import type { Tables } from '../database/tables.ts';
import type { FieldKey } from './field-labels.ts';

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

export interface ArchiveSection<Of = Row> {
  key: string;
  title: string;
  /** The tables whose rows about a person the section shows. */
  tables: readonly string[];
  /** With what it says itself in the person's language. */
  list(database: Kysely<Tables>, person: Person, say: Say): Promise<Of[]>;
  /** How people read the values of fields that are words of the code: "submitted" as "Application sent". */
  names?: FieldNames;
  /** For fields that are called differently here than elsewhere. */
  labels?: Readonly<Partial<Record<string, Message>>>;
}

/** Null for a field that is for programs alone, since another says it for people. */
type NameValue<Of> = ((value: Of, say: Say) => string) | null;
export type FieldNames = Readonly<Partial<Record<string, NameValue<never>>>>;

type FieldsOf<Of> = Of extends unknown ? keyof Of & string : never;
type Unlabelled<Of> = Exclude<FieldsOf<Of>, FieldKey | 'id' | `${string}Id`>;

/** What the type of a field may be, or an entry of its list, if that is one of a few words; otherwise never. */
type WordOf<Of> =
  Exclude<Of extends readonly (infer One)[] ? One : Of, '' | null> extends infer Word extends string
    ? string extends Word
      ? never
      : Word
    : never;
type WordAt<Of, Key extends string> = Of extends Readonly<Record<Key, infer Field>> ? WordOf<Field> : never;
type Named<Of> = { [Key in FieldsOf<Of>]: [WordAt<Of, Key>] extends [never] ? never : Key }[FieldsOf<Of>];
type NamesOf<Of> = { [Key in Named<Of>]: NameValue<WordAt<Of, Key>> } & {
  [Key in Exclude<FieldsOf<Of>, Named<Of>>]?: NameValue<never>;
};

/** Every field has a label, and every word of the code a name: a type error says which is missing. */
type Complete<Of> = ([Unlabelled<Of>] extends [never] ? unknown : { fieldsWithoutLabel: Unlabelled<Of> }) &
  ([Named<Of>] extends [never] ? { names?: NamesOf<Of> } : { names: NamesOf<Of> });

export const section = <Of extends Row>(given: ArchiveSection<Of> & Complete<Of>): ArchiveSection => given;

/** Names the values of a list of choices, or of a table of labels; one that is there no more is its own name. */
export function namesIn<Word extends string>(
  labels: readonly { value: Word; label: Message }[] | Readonly<Record<Word, Message>>,
): (word: Word, say: Say) => string {
  const known: ReadonlyMap<string, Message> = new Map(
    Array.isArray(labels)
      ? (labels as { value: Word; label: Message }[]).map(({ value, label }) => [value, label])
      : Object.entries<Message>(labels as Readonly<Record<Word, Message>>),
  );
  return (word, say) => say(known.get(word) ?? word);
}

/** Names what the operator called it. */
export const inOwnWords = (text: string, { language }: Say): string => board.ownText(text, language);

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
