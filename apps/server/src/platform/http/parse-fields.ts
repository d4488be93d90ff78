import { msg, type Message } from '@waymark/contract/text/message';
import { unknownField } from '@waymark/contract/zod';
import { describeProblems } from '@waymark/contract/text/describe-problems';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import type { MultipartForm } from './uploads.ts';
import { jsonLimits } from '../input/json-limits.ts';
import { parseJson } from '../input/parse-json.ts';

interface FieldKinds {
  /** Fields that travel as the text 'true' or 'false'. */
  booleans?: readonly string[];
  /** Fields that travel as a repeated field or as one JSON list. */
  lists?: readonly string[];
}

/**
 * Checks the text fields of a multipart form against the contract's schema. Throws `invalid_input` with
 * every field at fault; `problems` are those found beside the schema, for example a missing file.
 */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: MultipartForm['fields'],
  kinds: FieldKinds = {},
  problems: Record<string, string> = {},
): z.output<Schema> {
  const parsed = schema.safeParse(readKinds(fields, kinds));
  const found: Record<string, Message> = {};
  for (const issue of parsed.error?.issues ?? []) {
    found[nameOf(issue)] ??= problemOf(issue);
  }
  const all = { ...found, ...problems };
  if (Object.keys(all).length > 0 || !parsed.success) throw invalidFields(all);
  return parsed.data;
}

/** The refusal of a form: the first field's sentence, and how many there are to correct. */
export function invalidFields(fields: Readonly<Record<string, Message>>): AppError {
  const message =
    describeProblems(fields) || msg`A value of this form is not accepted. Check the form and send it again.`;
  return new AppError('invalid_input', message, { fields });
}

/** What a stranger has named is put into its sentence when that is said. */
const problemOf = (issue: z.core.$ZodIssue): Message =>
  issue.code === 'unrecognized_keys' ? unknownField(issue.keys[0]) : issue.message;

function nameOf(issue: z.core.$ZodIssue): string {
  const [name] = issue.path;
  if (name !== undefined) return String(name);
  return issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : '';
}

function readKinds(fields: MultipartForm['fields'], kinds: FieldKinds): Record<string, unknown> {
  const read: Record<string, unknown> = { ...fields };
  for (const name of kinds.booleans ?? []) {
    if (read[name] === 'true' || read[name] === 'false') read[name] = read[name] === 'true';
  }
  for (const name of kinds.lists ?? []) {
    if (typeof read[name] === 'string') read[name] = readList(read[name]);
  }
  return read;
}

function readList(text: string): unknown {
  if (!text.startsWith('[')) return text === '' ? [] : [text];
  try {
    return parseJson(text, jsonLimits.call);
  } catch {
    return [text];
  }
}
