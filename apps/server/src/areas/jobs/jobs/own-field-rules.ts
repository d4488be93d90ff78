import type { Locale } from '@waymark/contract/text/locales';
import { msg, type Message } from '@waymark/contract/text/message';
import {
  ownNumberMax,
  ownTextMaxLength,
  writeOwnValue,
  type OwnField,
  type OwnValues,
} from '@waymark/contract/jobs/own-fields';
import type { ShownOwnField } from '@waymark/contract/jobs/jobs';

interface ReadOwnValues {
  values: OwnValues;
  /** Why a value is not taken, by the key of its field: a sentence each. */
  problems: Record<string, Message>;
}

/** Reads what a form, an import or a call gives for the fields of the board's own; an empty value is none. */
export function readOwnValues(
  given: Readonly<Record<string, unknown>>,
  fields: readonly OwnField[],
  { mayLack }: { mayLack: boolean },
): ReadOwnValues {
  const values: Record<string, string | number> = {};
  const problems: Record<string, Message> = {};
  for (const field of fields) {
    const text = textOf(Object.hasOwn(given, field.key) ? given[field.key] : undefined);
    if (text === '') {
      if (field.required && !mayLack) problems[field.key] = describeMissing(field);
      continue;
    }
    const read = readers[field.kind](text, field);
    if (read === undefined) problems[field.key] = describeProblem(field);
    else values[field.key] = read;
  }
  return { values, problems };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();
}

type Reader = (text: string, field: OwnField) => string | number | undefined;

const readers: Readonly<Record<OwnField['kind'], Reader>> = {
  text: (text) => (text.length <= ownTextMaxLength ? text : undefined),
  number: readNumber,
  choice: (text, { options }) =>
    options.find(({ value, label }) => value === text || fold(label) === fold(text))?.value,
  date: readDate,
};

const fold = (label: string) => label.toLowerCase();

/** "1,200.5" and "1200.5"; four digits after the point. */
function readNumber(text: string): number | undefined {
  if (!/^-?\d{1,3}(?:,\d{3})*(?:\.\d{1,4})?$|^-?\d{1,13}(?:\.\d{1,4})?$/.test(text)) return undefined;
  const number = Number(text.replaceAll(',', ''));
  return Math.abs(number) <= ownNumberMax ? number : undefined;
}

/** A day that is on the calendar. */
function readDate(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text;
}

const describeMissing = ({ kind, label }: OwnField) =>
  kind === 'choice' ? msg`Choose one for “${label}”.` : msg`Fill in “${label}”.`;

function describeProblem({ kind, label, options }: OwnField): Message {
  switch (kind) {
    case 'number':
      return msg`Enter “${label}” as a number, for example 40.`;
    case 'date':
      return msg`Enter “${label}” as a day, for example 2027-04-01.`;
    case 'choice':
      return msg`Choose one of the list for “${label}”: ${options
        .filter(({ retired }) => !retired)
        .map((option) => option.label)
        .join(', ')}.`;
    default:
      return msg`Please keep “${label}” to ${ownTextMaxLength} characters.`;
  }
}

/** The values that the page of a job shows, in the board's order; what was stored for a field that is gone is not. */
export function presentOwnFields(
  values: OwnValues,
  fields: readonly OwnField[],
  locale: Locale,
): ShownOwnField[] {
  return fields.flatMap((field) => {
    const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    if (!field.shown || value === undefined) return [];
    const { key, label, kind } = field;
    return [{ key, label, kind, value, text: writeOwnValue(field, value, locale) }];
  });
}
