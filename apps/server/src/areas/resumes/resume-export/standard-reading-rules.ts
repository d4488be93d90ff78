import {
  jsonResumeSchema,
  jsonResumeTexts,
  type JsonResume,
} from '@waymark/contract/resumes/resume-export/json-resume';
import { isPlain } from '@waymark/contract/text/names';
import { readPrintedDate } from '@waymark/contract/text/read-printed-date';
import type { z } from 'zod';
import { msg, plural, type Message } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';

/*
 * JSON Resumes in practice: editors write empty texts, printed dates and keys of older versions of the
 * standard. All readable values are used; each unreadable one is left out and listed with its path.
 */

interface Reading {
  leftOut: Map<string, Message>;
}

export function readStandard(value: object): { resume: JsonResume; leftOut: Message[] } {
  const reading: Reading = { leftOut: new Map() };
  const resume = (readValue(jsonResumeSchema, value, '', reading) ?? {}) as JsonResume;
  return { resume, leftOut: [...reading.leftOut.values()] };
}

/** Keys of version 0.0.0 of the standard, which some editors still write. */
const formerKeys: Readonly<Record<string, string>> = {
  website: 'url',
  picture: 'image',
  company: 'name',
  gpa: 'score',
};

function readValue(schema: z.core.$ZodType, value: unknown, place: string, reading: Reading): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
      return readValue((def as z.core.$ZodOptionalDef).innerType, value, place, reading);
    case 'array':
      return readList(def as z.core.$ZodArrayDef, value, place, reading);
    case 'object':
      return readObject(def as z.core.$ZodObjectDef, value, place, reading);
    case 'string':
      return schema === jsonResumeTexts.date
        ? readDate(value, place, reading)
        : readText(schema, value, place, reading);
    default: {
      const checked = (schema as z.ZodType).safeParse(value);
      return checked.success ? checked.data : leaveOut(place, reading);
    }
  }
}

function leaveOut(text: Message, { leftOut }: Reading): undefined {
  leftOut.set(sayEnglish(text), text);
}

function readList(
  { element }: z.core.$ZodArrayDef,
  value: unknown,
  place: string,
  reading: Reading,
): unknown[] {
  const isList = Array.isArray(value);
  const given: unknown[] = isList ? value : [value];
  return given
    .map((one, at) => readValue(element, one, isList ? `${place}[${at}]` : place, reading))
    .filter((one) => one !== undefined);
}

function readObject(
  { shape }: z.core.$ZodObjectDef,
  value: unknown,
  place: string,
  reading: Reading,
): unknown {
  // A skill or language given as a plain string goes into the entry's first field.
  const [first = ''] = 'city' in shape ? ['city'] : Object.keys(shape);
  if (place && typeof value === 'string')
    return readObject({ shape } as z.core.$ZodObjectDef, { [first]: value }, place, reading);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return leaveOut(place, reading);
  const read: Record<string, unknown> = {};
  for (const [given, one] of Object.entries(value)) {
    const key = Object.hasOwn(shape, given) ? given : (formerKeys[given] ?? '');
    const at = place ? `${place}.${given}` : given;
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!known) leaveOut(at.replaceAll(/\[\d+\]/g, '[]').slice(0, 80), reading);
    else read[key] ??= readValue(known, one, at, reading);
    if (given === 'endDate' && isOpen(one)) read['x-waymark'] = { isCurrent: true };
  }
  return read;
}

const isOpen = (value: unknown) => typeof value === 'string' && readPrintedDate(value).kind === 'open';

/** A date in the standard's format or as printed: "October 2012", "03/2015", "2015-3". */
function readDate(value: unknown, place: string, reading: Reading): string | undefined {
  const text = String(value).trim();
  if (text === '') return undefined;
  const [day] = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(text) ?? [text];
  if (/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(day)) return day;
  const date = readPrintedDate(text);
  if (date.kind === 'date') return date.date;
  if (date.kind === 'open') return undefined;
  return leaveOut(msg`${place} (${quote(text)} is not a date that can be read)`, reading);
}

function readText(
  schema: z.core.$ZodType,
  value: unknown,
  place: string,
  reading: Reading,
): string | undefined {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return readText(schema, value.join(schema === jsonResumeTexts.text ? '\n' : ', '), place, reading);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return leaveOut(place, reading);
  const text = plainText(String(value), schema);
  const checked = (schema as z.ZodType<string>).safeParse(text);
  if (checked.success) return checked.data || undefined;
  const [issue] = checked.error.issues;
  if (issue?.code !== 'too_big') return leaveOut(place, reading);
  leaveOut(msg`the end of ${place} (longer than ${plural(Number(issue.maximum), 'character')})`, reading);
  return text.slice(0, Number(issue.maximum)).toWellFormed().trim();
}

/** Without characters that hide or reverse text; a single-line field becomes one line. */
function plainText(text: string, schema: z.core.$ZodType): string {
  const ended = text.replaceAll(/\r\n?/g, '\n');
  const visible = ended.replaceAll(/(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  if (schema === jsonResumeTexts.text || isPlain(visible)) return visible;
  return visible.replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(/[\u061C\u200E\u200F]/g, '');
}

/** A value from a file, shortened to fit into a sentence. */
export function quote(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 39).toWellFormed()}…` : text}”`;
}
