import type { AuditChange } from '@waymark/contract/identity/audit';
import { nameCountry } from '@waymark/contract/text/country-names';
import type { Say } from '@waymark/contract/text/say';
import { labelOfField } from './field-label-rules.ts';
import { labelOfKey, labelOfValue, type Subject } from './value-label-rules.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const maxValue = 2000;

/** An entry, of which changes are described. */
interface Changed {
  subject: Subject;
  before: object;
  after: object;
}

interface Reader {
  say: Say;
  /** Of people and things, by their ids. */
  names: ReadonlyMap<string, string>;
}

/**
 * What was before and what is now, field by field, as people read it (L-17, L-40); ids of people by their names of
 * today, and codes by what they are called in the reader's language.
 */
export function describeChanges({ subject, before, after }: Changed, reader: Reader): AuditChange[] {
  const [old, now] = [flatten(before), flatten(after)];
  // The database keeps no order of fields.
  return [...new Map([...old, ...now])]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, { path }]) => {
      const [was, is] = [old.get(key), now.get(key)].map((field) =>
        write(field?.value, { ...reader, subject, path }),
      );
      if (was === is) return [];
      return [{ field: nameField(path, subject, reader.say), before: was ?? null, after: is ?? null }];
    });
}

/** The ids in an entry, some of which may be people. */
export function listIds(...values: readonly object[]): string[] {
  return values.flatMap((value) =>
    [...flatten(value).values()].flatMap((field) =>
      typeof field.value === 'string' && uuid.test(field.value) ? [field.value] : [],
    ),
  );
}

interface Field {
  path: readonly string[];
  value: unknown;
}

/** Objects within objects by the path that leads there; lists stay whole. */
function flatten(value: object, path: readonly string[] = []): Map<string, Field> {
  return new Map(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, Field][] => {
      const at = [...path, key];
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
        return [[at.join('.'), { path: at, value: inner }]];
      return [...flatten(inner, at)];
    }),
  );
}

type Place = Reader & Pick<Field, 'path'> & Pick<Changed, 'subject'>;

function write(value: unknown, place: Place): string | undefined {
  const { say, names, subject, path } = place;
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    return (
      value
        .map((one: unknown) => write(one, place) ?? '–')
        .join(', ')
        .slice(0, maxValue) || undefined
    );
  }
  if (typeof value === 'boolean') return value ? say`yes` : say`no`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (moment.test(text)) return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
  const label = labelOfValue(subject, path, text);
  if (label !== undefined) return say(label);
  if (path.at(-1) === 'country') return nameCountry(text, say.language);
  return (names.get(text) ?? text).slice(0, maxValue);
}

/** `refund_terms` is read as "Refund terms", and within a picture `alt` as "Picture › What it shows". */
function nameField(path: readonly string[], { id }: Subject, say: Say): string {
  // A setting is the value of its entry.
  const parts = path.length > 1 && path[0] === 'value' ? path.slice(1) : path;
  return parts
    .map((part) => {
      const label = labelOfKey(id, part) ?? labelOfField(part);
      return label === undefined ? spellOut(part) : say(label);
    })
    .join(' › ');
}

const isName = /^[a-z][a-z\d]*(?:[A-Z][a-z\d]*|[_-][a-z\d]+)*$/;

/** A field of an earlier version in English words, from its name; what people named stays as it is. */
function spellOut(part: string): string {
  if (!isName.test(part)) return part;
  const words = part
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
