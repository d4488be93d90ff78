import { writeNumber } from '../text/intl.ts';
import type { Locale } from '../text/locales.ts';
import { msg } from '../text/message.ts';
import type { Say } from '../text/say.ts';

/*
 * Posting fields of the board's own (L-31): staff names them at `/staff/settings/fields`, postings hold their values.
 * Which board is meant is the first argument. Without schemas.
 */

export const ownFieldKinds = [
  { value: 'text', label: msg`A text` },
  { value: 'number', label: msg`A number` },
  { value: 'choice', label: msg`One of several` },
  { value: 'date', label: msg`A day` },
] as const;
type OwnFieldKind = (typeof ownFieldKinds)[number]['value'];

export interface OwnFieldOption {
  readonly value: string;
  readonly label: string;
  /** Not offered any more; postings that have it keep it. */
  readonly retired: boolean;
}

export interface OwnField {
  /** Never changes, nor does the kind: postings hold values by it. */
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly kind: OwnFieldKind;
  /** After a number, for example "hours". */
  readonly unit: string;
  /** In the form and the API; imports go without. */
  readonly required: boolean;
  /** On the page of the job. */
  readonly shown: boolean;
  /** Searches filter by it: a choice by its values, a number by a range. */
  readonly filter: boolean;
  readonly options: readonly OwnFieldOption[];
}

/** The values of a posting by the key of their field; a choice has the identifier of its option, a day YYYY-MM-DD. */
export type OwnValues = Readonly<Record<string, string | number>>;

export const maxOwnFields = 12;
/** The length of the key of a field. */
export const ownKeyMaxLength = 30;
export const ownTextMaxLength = 200;
/** Above any count, and within exact numbers. */
export const ownNumberMax = 1e12;

interface Words {
  /** In the board's order; pages know those alone that searches filter by. */
  readonly ownFields: readonly OwnField[];
}

/** A text may be searched for anyway, and a day has no filter: a choice and a number have. */
export const listFilterFields = ({ ownFields }: Words): readonly OwnField[] =>
  ownFields.filter(({ filter, kind }) => filter && (kind === 'choice' || kind === 'number'));

/** A filter of a search: one value of a choice, or the bounds of a number. */
export type OwnFilter = { field: OwnField } & ({ value: string } | { min: number; max: number });

/** Reads `shift:night`, `hours:20..40`, `hours:20..` or `hours:..40`; undefined where the board has no such filter. */
export function readOwnFilter(words: Words, text: string): OwnFilter | undefined {
  const [key, ...rest] = text.split(':');
  const value = rest.join(':');
  const field = listFilterFields(words).find((one) => one.key === key);
  if (!field) return undefined;
  if (field.kind === 'choice') {
    return field.options.some((option) => option.value === value) ? { field, value } : undefined;
  }
  const bounds = /^(-?\d{1,12}(?:\.\d{1,4})?)?\.\.(-?\d{1,12}(?:\.\d{1,4})?)?$/.exec(value);
  if (!bounds || (bounds[1] === undefined && bounds[2] === undefined)) return undefined;
  const min = bounds[1] === undefined ? -Infinity : Number(bounds[1]);
  const max = bounds[2] === undefined ? Infinity : Number(bounds[2]);
  return min <= max ? { field, min, max } : undefined;
}

export const isOwnFilter = (words: Words, text: string): boolean => readOwnFilter(words, text) !== undefined;

/** The filters of a form, which sends the bounds of a number apart: `hours-min=20&hours-max=40`. */
export function listOwnRanges(words: Words, parameters: URLSearchParams): string[] {
  return listFilterFields(words)
    .filter(({ kind }) => kind === 'number')
    .map(({ key }) => {
      const bound = (end: string) => parameters.get(`${key}-${end}`)?.trim() ?? '';
      return `${key}:${bound('min')}..${bound('max')}`;
    })
    .filter((filter) => isOwnFilter(words, filter));
}

/** A filter in words, for lists of what a search or an alert asks for. */
export function describeOwnFilter(say: Say, words: Words, text: string): string {
  const filter = readOwnFilter(words, text);
  if (!filter) return say`“${text.split(':')[0]}” is no longer a filter of this board`;
  const { field } = filter;
  if ('value' in filter) return say`${field.label}: ${optionLabel(field, filter.value)}`;
  const { min, max } = filter;
  const { label } = field;
  if (min === -Infinity) return say`${label}: at most ${withUnit(String(max), field)}`;
  if (max === Infinity) return say`${label}: at least ${withUnit(String(min), field)}`;
  return say`${label}: ${min} to ${withUnit(String(max), field)}`;
}

/** A value whose option is gone stays readable as what it was stored as. */
function optionLabel({ options }: Pick<OwnField, 'options'>, value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

const withUnit = (text: string, { unit }: Pick<OwnField, 'unit'>) => (unit === '' ? text : `${text} ${unit}`);

/** A value as people read it; a day stays as it is, which pages write in their own style. */
export function writeOwnValue(field: OwnField, value: string | number, language: Locale): string {
  if (field.kind === 'choice') return optionLabel(field, String(value));
  return field.kind === 'number' ? withUnit(writeNumber(Number(value), language), field) : String(value);
}
