import {
  jobFields,
  namesOfJobFields,
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
import { formatJobField } from '@waymark/contract/text/format-job-field';

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

const columnsOf = <Name extends JobFieldName>(isChosen: (row: JobFieldRow) => boolean) =>
  jobFields
    .filter(isChosen)
    .map(({ column }) => `jobs.${column}`) as readonly `jobs.${keyof FieldColumns<Name> & string}`[];

export const cardFieldColumns = columnsOf<CardFieldName>(({ shown }) => shown === 'card');
/** Those of a page that its card has not. */
export const pageFieldColumns = columnsOf<Exclude<JobFieldName, CardFieldName>>(
  ({ shown }) => shown !== 'card',
);
export const managedFieldColumns = columnsOf<ManagedFieldName>(({ isManaged }) => isManaged === true);

type Pairs = readonly (readonly [from: string, to: string])[];

function copier<From extends object, To>(pairs: Pairs): (values: From) => To {
  const none = {} as To;
  if (pairs.length === 0) return () => none;
  return (values) => {
    const copied: Record<string, unknown> = {};
    for (const [from, to] of pairs) copied[to] = values[from as keyof From];
    return copied as To;
  };
}

function presenterOf<Name extends JobFieldName>(isChosen: (row: JobFieldRow) => boolean) {
  const chosen = jobFields.filter(isChosen);
  return copier<FieldColumns<Name>, JobFieldValues<Name>>(chosen.map(({ name, column }) => [column, name]));
}

/** The columns of a draft's fields. */
export const toFieldColumns = copier<JobFieldValues, FieldColumns>(
  jobFields.map(({ name, column }) => [name, column]),
);
export const presentFields = presenterOf<JobFieldName>(() => true);
export const presentCardFields = presenterOf<CardFieldName>(({ shown }) => shown === 'card');
export const presentManagedFields = presenterOf<ManagedFieldName>(({ isManaged }) => isManaged === true);

const managedNames = namesOfJobFields<ManagedFieldName>(({ isManaged }) => isManaged === true);
/** Of an answer about a posting to its company. */
export const pickManagedFields = copier<JobFieldValues<ManagedFieldName>, JobFieldValues<ManagedFieldName>>(
  managedNames.map((name) => [name, name]),
);

/** Of a document, what its card has. */
export const pickCardColumns = copier<FieldColumns<CardFieldName>, FieldColumns<CardFieldName>>(
  jobFields.filter(({ shown }) => shown === 'card').map(({ column }) => [column, column]),
);

const factFields = jobFields.filter(({ isFact }) => isFact);
export const factFieldNames = namesOfJobFields<FactFieldName>(({ isFact }) => isFact === true);
/** What a document is filtered, counted and sorted by. */
export const pickFieldFacts = copier<FieldColumns<FactFieldName>, JobFieldValues<FactFieldName>>(
  factFields.map(({ name, column }) => [column, name]),
);
/** Makes what reads the same from a row of values, where they stand in the order of their names from a position on. */
export const createFactReader = (first: number) =>
  copier<readonly unknown[], JobFieldValues<FactFieldName>>(
    factFields.map(({ name }, at) => [String(first + at), name]),
  );

const termFields = jobFields.filter(({ isTerm }) => isTerm);
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
