import fc, { type Arbitrary } from 'fast-check';

/** What has broken servers before: bytes, marks of other languages, numbers at the edge, names of objects' insides. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\ufffd',
  '\ufeff',
  '\u202e',
  'İ',
  '𝕏'.repeat(60),
  'é'.repeat(300),
  '\r\nX-Injected: 1',
  "' or 1=1 --",
  '$1',
  '%',
  '_',
  '\\',
  '%00',
  '%ff',
  '../../etc/passwd',
  '//',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '275760-09-14',
  '-infinity',
  'javascript:alert(1)',
  'a@b',
  `${'a'.repeat(250)}@example.org`,
  '"open quote',
  '-'.repeat(200),
  'or '.repeat(66),
  '((((',
  '&|!<->',
  'x'.repeat(5000),
];
const hostileNumbers = [0, -1, 1.5, -0, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1e21, 0.1 + 0.2];

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** In place of a value that would have been allowed; undefined: the value is not there. */
const hostileValue: Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: fc.constantFrom<unknown>(...hostileNumbers, null, true, [], {}), weight: 2 },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(undefined),
);

type Replacement = readonly [place: number, value: unknown];

/** The same values with as many of their fields replaced. */
export function withHostile<T>(
  values: Arbitrary<T>,
  { least, most }: { least: number; most: number },
): Arbitrary<T> {
  const replacements = fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: least, maxLength: most });
  return fc.tuple(values, replacements).map(([value, replaced]) => replaced.reduce(replaceOne, value));
}

function replaceOne<T>(value: T, [place, replacement]: Replacement): T {
  const fields = listFields(value);
  const path = fields[place % Math.max(fields.length, 1)];
  return path ? (replaceAt(value, path, replacement) as T) : value;
}

type Path = readonly (string | number)[];

/** Where every value is that can be replaced, those with values of their own included. */
export function listFields(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [
    ...(path.length > 0 ? [[...path, key]] : []),
    ...listFields(field, [...path, key]),
  ]);
}

export function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, at) => (String(at) === String(key) ? replaceAt(item, rest, replacement) : item));
  }
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: replaceAt(fields[key], rest, replacement) };
}
