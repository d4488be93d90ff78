import {
  jobFields,
  type JobFieldRow,
  type JobFieldValues,
  type SingleFieldName,
} from '@waymark/contract/jobs/job-fields';
import { msg, type Message } from '@waymark/contract/text/message';
import { saysNoValue } from '../../../platform/input/no-value.ts';
import { maxSource, readItems, readPlain } from './text-rules.ts';
import type { SourceFields } from './value-rules.ts';

/** Items of a list of one posting. */
export const maxItems = 100;
const sourceMax = 300;

/** Notes a text that is longer than it may be. */
export function noteLength(
  problems: Message[],
  text: string,
  { field, max }: { field: string; max: number },
): string {
  if (text.length > max) {
    problems.push(msg`its ${field} has ${text.length} characters; at most ${max} are taken`);
  }
  return text;
}

/** Notes a list that is longer than it may be; returns whether it is not. */
export function noteCount(problems: Message[], { length }: { length: number }, field: string): boolean {
  if (length > maxItems) problems.push(msg`it names ${length} ${field}; at most ${maxItems} are taken`);
  return length <= maxItems;
}

export function readList(
  problems: Message[],
  given: readonly string[],
  { field, max, read }: { field: string; max: number; read: (text: string) => string[] },
): string[] {
  const texts = given.flatMap((text) => {
    if (text.length <= maxSource) return read(text).filter((one) => !saysNoValue(one));
    problems.push(msg`its ${field} have ${text.length} characters; at most ${maxSource} are read`);
    return [];
  });
  for (const text of texts) noteLength(problems, text, { field, max });
  // One name once, however many lists of the source name it and in whatever case.
  const unique = [...new Map(texts.filter(Boolean).map((text) => [text.toLowerCase(), text])).values()];
  noteCount(problems, unique, field);
  return unique;
}

interface Notes {
  /** What keeps the posting out. */
  problems: Message[];
  /** Values that were set aside. */
  unknown: string[];
}

type Reader = (
  fields: SourceFields,
  row: JobFieldRow & { name: SingleFieldName },
  notes: Notes,
) => string | string[] | number | null;

const readText: Reader = (fields, { name, sourceMax: max = sourceMax }, { problems }) =>
  noteLength(problems, readPlain(fields.text(name)), { field: name, max });

const readers: Readonly<Record<JobFieldRow['kind'], Reader>> = {
  line: readText,
  text: readText,
  items: (fields, { name, sourceMax: max = sourceMax }, { problems }) =>
    readList(problems, fields.texts(name), { field: name, max, read: readItems }),
  number(fields, { name, max }, { unknown }) {
    const text = readPlain(fields.text(name));
    // "38 hours": what a number counts may stand behind it.
    const [, digits] = /^(\d{1,9})(?:\.0+)?(?!\S)/.exec(text) ?? [];
    if (digits !== undefined && Number(digits) <= max) return Number(digits);
    if (text !== '') unknown.push(`${name} "${text.slice(0, 80)}"`);
    return null;
  },
};

const singleFields = jobFields.filter(({ isReadInCode }) => !isReadInCode) as (JobFieldRow & {
  name: SingleFieldName;
})[];

/** The fields of the table that are read by themselves. */
export function readFields(fields: SourceFields, notes: Notes): JobFieldValues<SingleFieldName> {
  const read = singleFields.map((row) => [row.name, readers[row.kind](fields, row, notes)]);
  const values: unknown = Object.fromEntries(read);
  return values as JobFieldValues<SingleFieldName>;
}
