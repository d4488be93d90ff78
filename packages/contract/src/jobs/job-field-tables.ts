import { jobFields, type JobFieldName, type JobFieldRow, type JobFieldValues } from './job-fields.ts';

/*
 * What browsers need to know of the fields of a posting: built, these are plain values, and no row comes along
 * (`apps/web/evaluate-tables.ts`).
 */

/** A field as pages show it. */
interface ShownJobField extends Pick<JobFieldRow, 'kind' | 'label' | 'unit'> {
  name: JobFieldName;
}

const shown = (isChosen: (row: JobFieldRow) => boolean): readonly ShownJobField[] =>
  jobFields
    .filter(isChosen)
    .map(({ name, kind, label, unit }) => ({ name, kind, label, ...(unit && { unit }) }));

/** Among the facts of cards. */
export const cardJobFields = shown((row) => row.shown === 'card');

/** Among the facts of pages. */
export const pageJobFields = shown((row) => row.shown !== undefined);

/** In the structured data of a page, with their names there. */
export const markupJobFields = jobFields.flatMap(({ name, kind, label, unit, names }) =>
  names?.google ? [{ name, kind, label, ...(unit && { unit }), markup: names.google }] : [],
);

/** The largest of each: characters, or a number. */
export const jobFieldMax = Object.fromEntries(jobFields.map(({ name, max }) => [name, max])) as Record<
  JobFieldName,
  number
>;

/** A posting that says nothing in any of them. */
export const emptyJobFields = Object.fromEntries(
  jobFields.map(({ name, kind }) => [name, kind === 'items' ? [] : kind === 'number' ? null : '']),
) as unknown as JobFieldValues;

/** The fields of an empty form, in which everything is text. */
export const emptyJobFieldTexts = Object.fromEntries(jobFields.map(({ name }) => [name, ''])) as Record<
  JobFieldName,
  string
>;
