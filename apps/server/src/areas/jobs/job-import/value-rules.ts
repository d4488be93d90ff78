import { saysNoValue } from '../../../platform/input/no-value.ts';
import { ruleByName, type FieldRule, type ImportField, type ImportMapping } from './mapping-rules.ts';

/** One posting as its file gives it. */
export type SourceRecord = Record<string, unknown>;

/** Of one field; no field takes as many, and each is read. */
const maxValues = 5000;

/**
 * Reads the fields of one record by the rules of a mapping. Every value passes here, so that none is read that says
 * nothing: "nan", "N/A", "keine Angabe".
 */
export class SourceFields {
  #record: SourceRecord;
  #mapping: ImportMapping;

  constructor(record: SourceRecord, mapping: ImportMapping) {
    this.#record = record;
    this.#mapping = mapping;
  }

  rule(field: ImportField): FieldRule {
    return this.#mapping.fields[field];
  }

  /** Every value of a field, from all its paths, translated; what says nothing is left out. */
  all(field: ImportField): unknown[] {
    return this.#read(this.rule(field), isEmpty);
  }

  /** The same with what says nothing, as the source writes it: for people to see, and where other fields bear it out. */
  written(field: ImportField): unknown[] {
    return this.#read(this.rule(field), isBlank);
  }

  /** The first text or number for a field of the board's own; undefined for none. A choice may be called "None". */
  own(field: { key: string; label: string; options?: readonly { label: string }[] }): unknown {
    const rule = this.#mapping.own[field.key] ?? ruleByName(field);
    const isChoice = (value: unknown) => field.options?.some(({ label }) => label === value) ?? false;
    return this.#read(rule, (value) => isEmpty(value) && !isChoice(value)).find(isScalar);
  }

  #read(rule: FieldRule, isNothing: (value: unknown) => boolean): unknown[] {
    const found = rule.from
      .flatMap((path) => valuesAt(this.#record, path.split('.')))
      .slice(0, maxValues)
      .flatMap((value) => split(value, rule.split))
      .map((value) => translate(value, rule.values))
      .filter((value) => !isNothing(value))
      .slice(0, maxValues);
    return found.length === 0 && rule.default !== undefined ? [rule.default] : found;
  }

  /** The texts of a field, from all its paths. */
  texts(field: ImportField): string[] {
    return this.all(field)
      .filter(isScalar)
      .map((value) => String(value).trim());
  }

  /** The parts of a text that a source keeps apart, each with the heading that stands beside it; each text once. */
  parts(field: ImportField): TextPart[] {
    const rule = this.rule(field);
    const parts = rule.from
      .flatMap((path) => partsAt(this.#record, path.split('.'), undefined))
      .map((part) => ({ ...part, text: translate(part.text, rule.values) }))
      .filter((part): part is TextPart => typeof part.text === 'string' && !isEmpty(part.text));
    const unique = [...new Map(parts.map((part) => [part.text, part])).values()];
    return unique.length === 0 && rule.default !== undefined ? [{ heading: '', text: rule.default }] : unique;
  }

  /** The first text of a field; empty for none. */
  text(field: ImportField): string {
    return this.texts(field)[0] ?? '';
  }
}

/** The first text at one of the paths, where no mapping is involved; empty for none. */
export const textAt = (record: SourceRecord, paths: readonly string[]): string =>
  firstText(record, paths, isEmpty);

/** The same with what says nothing. */
export const writtenAt = (record: SourceRecord, paths: readonly string[]): string =>
  firstText(record, paths, isBlank);

function firstText(
  record: SourceRecord,
  paths: readonly string[],
  isNothing: (value: unknown) => boolean,
): string {
  const values = paths.flatMap((path) => valuesAt(record, path.split('.')));
  return String(values.filter(isScalar).find((value) => !isNothing(value)) ?? '');
}

export interface TextPart {
  /** Empty for none. */
  heading: string;
  text: string;
}

const headingKeys = ['title', 'name', 'heading', 'header', 'label', 'text'];
const maxHeading = 150;

/** `siblings` are the objects among which the last one stood: a section is one of several, a posting is not. */
function partsAt(
  value: unknown,
  path: readonly string[],
  siblings: unknown,
  depth = deepestLists,
): TextPart[] {
  if (Array.isArray(value)) {
    return depth === 0 ? [] : value.flatMap((one) => partsAt(one, path, value, depth - 1));
  }
  const [key, ...rest] = path;
  if (key === undefined || value === null || typeof value !== 'object') {
    const isText = key === undefined && isScalar(value) && !isEmpty(value);
    return isText ? [{ heading: '', text: String(value).trim() }] : [];
  }
  const parts = partsAt(memberOf(value as SourceRecord, key), rest, value, depth);
  if (rest.length > 0 || !isSection(siblings)) return parts;
  const heading = headingKeys
    .filter((name) => name !== key)
    .map((name) => textAt(value as SourceRecord, [name]).trim())
    .find((text) => text !== '' && text.length <= maxHeading);
  return parts.map((part, at) => ({ ...part, heading: at === 0 ? (heading ?? '') : '' }));
}

function isSection(siblings: unknown): boolean {
  if (Array.isArray(siblings)) return true;
  const others = Object.values(siblings ?? {});
  return others.length > 1 && others.every((one) => one !== null && typeof one === 'object');
}

/** Lists in lists deeper than this mean nothing, and would exhaust the stack. */
const deepestLists = 16;

function valuesAt(value: unknown, path: readonly string[], depth = deepestLists): unknown[] {
  if (Array.isArray(value)) {
    return depth === 0 ? [] : value.flatMap((one) => valuesAt(one, path, depth - 1));
  }
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  if (value === null || typeof value !== 'object') return [];
  return valuesAt(memberOf(value as SourceRecord, key), rest, depth);
}

const memberOf = (record: SourceRecord, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : byFoldedKey(record, key);

/** "job_title", "Job Title" and "jobTitle" are one name. */
const foldKey = (key: string) => key.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The names of a record by their folded form: each is looked for under dozens of names. */
const foldedNames = new WeakMap<SourceRecord, Map<string, string>>();

function byFoldedKey(record: SourceRecord, key: string): unknown {
  let names = foldedNames.get(record);
  if (!names) {
    // JSON-LD's own words are no fields: "@type" says JobPosting. The first of two equal names counts.
    const own = Object.keys(record).filter((one) => !one.startsWith('@'));
    names = new Map(own.toReversed().map((one) => [foldKey(one), one]));
    foldedNames.set(record, names);
  }
  const found = names.get(foldKey(key));
  return found === undefined ? undefined : record[found];
}

/** `values` maps what a source writes to what is meant; "*" stands for anything else, null for nothing. */
function translate(value: unknown, values: FieldRule['values']): unknown {
  if (!values || !isScalar(value)) return value;
  const key = String(value).trim();
  if (Object.hasOwn(values, key)) return values[key];
  if (isEmpty(value)) return undefined;
  return Object.hasOwn(values, '*') ? values['*'] : value;
}

function split(value: unknown, separator: string | undefined): unknown[] {
  return separator !== undefined && typeof value === 'string' ? value.split(separator) : [value];
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isEmpty(value: unknown): boolean {
  return isBlank(value) || Number.isNaN(value) || (typeof value === 'string' && saysNoValue(value));
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A company may be called "None": its website bears its name. */
export function isBorneOut(name: string, website: string): boolean {
  const [host = ''] = /^https?:\/\/(?:www\.)?([^./:]+)\./i.exec(website)?.slice(1) ?? [];
  return host !== '' && host.toLowerCase() === name.toLowerCase();
}
