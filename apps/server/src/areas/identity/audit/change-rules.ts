import type { AuditChange } from '@waymark/contract/identity/audit';
import type { Say } from '@waymark/contract/text/say';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const maxValue = 2000;

/** What was before and what is now, field by field, as people read it; ids of people by their names of today. */
export function describeChanges(
  before: object,
  after: object,
  names: ReadonlyMap<string, string>,
  say: Say,
): AuditChange[] {
  const [old, now] = [flatten(before), flatten(after)];
  // The database keeps no order of fields.
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)].map((value) => write(value, names, say));
    return was === is ? [] : [{ field: nameField(path), before: was ?? null, after: is ?? null }];
  });
}

/** The ids in an entry, some of which may be people. */
export function listIds(...values: readonly object[]): string[] {
  return values.flatMap((value) =>
    [...flatten(value).values()].filter((one): one is string => typeof one === 'string' && uuid.test(one)),
  );
}

/** Objects within objects by the path that leads there; lists stay whole. */
function flatten(value: object, path: readonly string[] = []): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const at = [...path, key];
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return [[at.join('.'), inner]];
      return [...flatten(inner, at)];
    }),
  );
}

function write(value: unknown, names: ReadonlyMap<string, string>, say: Say): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    return (
      value
        .map((one: unknown) => write(one, names, say) ?? '–')
        .join(', ')
        .slice(0, maxValue) || undefined
    );
  }
  if (typeof value === 'boolean') return value ? say`yes` : say`no`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (moment.test(text)) return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
  return (names.get(text) ?? text).slice(0, maxValue);
}

/** `address.postalCode` is read as "Address, postal code". */
function nameField(path: string): string {
  const words = path
    .split('.')
    .map((part) =>
      part
        .replaceAll(/[_-]+/g, ' ')
        .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase(),
    )
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
