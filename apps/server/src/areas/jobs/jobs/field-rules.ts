import {
  jobFields,
  type ByJobColumn,
  type CardFieldName,
  type FactFieldName,
  type JobFieldFormat,
  type JobFieldName,
  type JobFieldRow,
  type JobFieldTypes,
  type JobFieldValues,
  type ManagedFieldName,
} from '@waymark/contract/jobs/job-fields';
import { formatJobField } from '@waymark/contract/jobs/format-job-field';

/*
 * The fields of the table (`packages/contract/src/jobs/job-fields.ts`) between drafts, rows and answers. Functions are
 * made once: an index is built of a hundred thousand documents.
 */

const sqlTypes: Readonly<Record<JobFieldRow['kind'], string>> = {
  line: 'text',
  text: 'text',
  items: 'text[]',
  number: 'integer',
};

/** The SQL type of each column. */
export const fieldColumnTypes: Readonly<Record<string, string>> = Object.fromEntries(
  jobFields.map(({ column, kind }) => [column, sqlTypes[kind]]),
);

export type FieldColumns<Name extends JobFieldName = JobFieldName> = ByJobColumn<JobFieldTypes, Name>;

interface CardFieldColumns extends FieldColumns<CardFieldName> {}
interface CardFieldValues extends JobFieldValues<CardFieldName> {}
interface FactFieldColumns extends FieldColumns<FactFieldName> {}
interface FactFieldValues extends JobFieldValues<FactFieldName> {}

const isOnCard = ({ shown, isCarried }: JobFieldRow) => shown === 'card' || isCarried === true;
const cardFields = jobFields.filter(isOnCard);
const pageFields = jobFields.filter((row) => !isOnCard(row));
const managedFields = jobFields.filter(({ isManaged }) => isManaged);
const factFields = jobFields.filter(({ isFact }) => isFact);
const termFields = jobFields.filter(({ isTerm }) => isTerm);

const columnsOf = (rows: typeof jobFields) => rows.map(({ column }) => `jobs.${column}`);
type ColumnOf<Name extends JobFieldName> = `jobs.${keyof FieldColumns<Name> & string}`;

export const cardFieldColumns = columnsOf(cardFields) as ColumnOf<CardFieldName>[];
/** Those of a page that its card has not. */
export const pageFieldColumns = columnsOf(pageFields) as ColumnOf<Exclude<JobFieldName, CardFieldName>>[];
export const managedFieldColumns = columnsOf(managedFields) as ColumnOf<ManagedFieldName>[];

/** Makes a function that copies values from names to others. */
function copier(pairs: readonly (readonly [from: string, to: string])[]): (values: object) => unknown {
  const none = {};
  if (pairs.length === 0) return () => none;
  return (values) => {
    const copied: Record<string, unknown> = {};
    for (const [from, to] of pairs) copied[to] = (values as Record<string, unknown>)[from];
    return copied;
  };
}

const presenterOf = (rows: typeof jobFields) => copier(rows.map(({ name, column }) => [column, name]));

/** The columns of a draft's fields. */
export const toFieldColumns = copier(jobFields.map(({ name, column }) => [name, column])) as (
  draft: JobFieldValues,
) => FieldColumns;
export const presentFields = presenterOf(jobFields) as (row: FieldColumns) => JobFieldValues;
export const presentCardFields = presenterOf(cardFields) as (row: CardFieldColumns) => CardFieldValues;

type ManagedValues = JobFieldValues<ManagedFieldName>;
export const presentManagedFields = presenterOf(managedFields) as (
  row: FieldColumns<ManagedFieldName>,
) => ManagedValues;
/** Of an answer about a posting to its company. */
export const pickManagedFields = copier(managedFields.map(({ name }) => [name, name])) as (
  job: ManagedValues,
) => ManagedValues;

/** Of a document, what its card has. */
export const pickCardColumns = copier(cardFields.map(({ column }) => [column, column])) as (
  document: CardFieldColumns,
) => CardFieldColumns;

export const factFieldNames = factFields.map(({ name }) => name) as FactFieldName[];
/** What a document is filtered, counted and sorted by. */
export const pickFieldFacts = presenterOf(factFields) as (document: FactFieldColumns) => FactFieldValues;

/** In what a document differs from postings that say nothing of it. */
export function listTerms(document: FieldColumns): string[] {
  const columns = document as Readonly<Record<string, unknown>>;
  return termFields.flatMap((row) => {
    const text = formatJobField(row, columns[row.column] as JobFieldTypes[JobFieldRow['kind']]);
    return text === '' ? [] : `${row.column} ${text}`;
  });
}

/** A field that a posting has, by its name in a format. */
interface NamedField {
  name: string;
  value: string | number | readonly string[];
  /** The value in words. */
  text: string;
}

/** Lists what a format has of the fields of a posting, which stand there by their names or by their columns. */
export function fieldsNamedIn(
  format: JobFieldFormat,
  by: 'name' | 'column',
  isChosen: (row: JobFieldRow) => boolean = () => true,
): (posting: object) => NamedField[] {
  const named = jobFields.flatMap((row) => {
    const name = row.names?.[format];
    return name !== undefined && isChosen(row) ? { row, name, key: row[by] } : [];
  });
  return (posting) =>
    named.flatMap(({ row, name, key }) => {
      const value = (posting as Record<string, JobFieldTypes[JobFieldRow['kind']]>)[key];
      const text = value == null ? '' : formatJobField(row, value);
      return value == null || text === '' ? [] : { name, value, text };
    });
}
