import { msg, term, type Message } from '@waymark/contract/text/message';
import {
  jobFields,
  type JobFieldName,
  type JobFieldRow,
  type JobFieldTypes,
  type JobFieldValues,
  type SingleFieldName,
} from '@waymark/contract/jobs/job-fields';
import type { FieldColumns } from '../../jobs/jobs/field-rules.ts';

/* The fields of the table between the form, in which everything is text, and postings. */

type FieldTexts = Record<JobFieldName, string>;
type Value = JobFieldTypes[JobFieldRow['kind']];

function toText(value: Value): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

/** The columns of a job as the form has them. */
export function copyFields(columns: FieldColumns): FieldTexts {
  const copied = jobFields.map(({ name, column, kind, max }) => {
    const text = toText((columns as Record<string, Value>)[column] ?? null);
    return [name, kind === 'line' ? text.slice(0, max) : text];
  });
  return Object.fromEntries(copied) as FieldTexts;
}

/** What a call gives, as the form has it; missing ones stay missing. */
export function writeFieldTexts(given: { [Name in JobFieldName]?: Value | undefined }): Partial<FieldTexts> {
  const written = jobFields.flatMap(({ name }) => {
    const value = given[name];
    return value === undefined ? [] : [[name, toText(value)]];
  });
  return Object.fromEntries(written) as Partial<FieldTexts>;
}

/** One line without control and direction characters. */
export const line = (text: string) => text.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();

/** A line of a list without its bullet. */
const bareLine = (text: string) => line(text).replace(/^[-*•·–]\s*/, '');

/** Undefined for a text that is no value. */
const readers: Readonly<Record<JobFieldRow['kind'], (text: string, max: number) => Value | undefined>> = {
  line: (text) => line(text),
  text: (text) => text.trim(),
  items: (text) => [...new Set(text.split('\n').map(bareLine).filter(Boolean))],
  number(text, max) {
    if (text.trim() === '') return null;
    return /^\d{1,9}$/.test(text.trim()) && Number(text) <= max ? Number(text) : undefined;
  },
};

const singleFields = jobFields.filter(({ isReadInCode }) => !isReadInCode);

/** Reads the fields that are read by themselves; a draft from before a field was there lacks it. */
export function readFieldTexts(fields: Partial<FieldTexts>): {
  read: JobFieldValues<SingleFieldName>;
  problems: Record<string, Message>;
} {
  const problems: Record<string, Message> = {};
  const values = singleFields.map(({ name, kind, label, max }) => {
    const value = readers[kind](fields[name] ?? '', max);
    if (value === undefined)
      problems[name] = msg`Enter “${term(label)}” as a whole number of at most ${max}.`;
    return [name, value ?? null];
  });
  const read: unknown = Object.fromEntries(values);
  return { read: read as JobFieldValues<SingleFieldName>, problems };
}
