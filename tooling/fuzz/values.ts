import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './operations.ts';

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

const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }));
const hostile: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...hostileNumbers, null, true, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Values that a schema allows for the most part; here and there one that it does not. `known` are ids of things that
 * are there.
 */
export function valuesOf(
  schema: Schema,
  schemas: Record<string, Schema>,
  known: readonly string[],
): Arbitrary<unknown> {
  const fitting = (one: Schema): Arbitrary<unknown> =>
    fc.oneof({ arbitrary: allowed(one), weight: 12 }, { arbitrary: hostile, weight: 1 });

  function allowed(one: Schema): Arbitrary<unknown> {
    if (one.$ref) return fitting(schemas[one.$ref.split('/').at(-1) ?? ''] ?? {});
    if (one.const !== undefined) return fc.constant(one.const);
    if (one.enum) return fc.constantFrom(...one.enum);
    const choices = one.anyOf ?? one.oneOf;
    if (choices) return fc.oneof(...choices.map(fitting));
    if (one.allOf)
      return fc.tuple(...one.allOf.map(fitting)).map((parts) => Object.assign({}, ...parts) as unknown);
    return byType(one, [one.type].flat()[0]);
  }

  function byType(one: Schema, type: string | undefined): Arbitrary<unknown> {
    const { minimum = -1000, maximum = 100_000 } = one;
    switch (type) {
      case 'string':
        return texts(one, known);
      case 'integer':
        return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
      case 'number':
        return fc.double({ min: minimum, max: maximum, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(fitting(one.items ?? {}), { maxLength: Math.min(one.maxItems ?? 5, 8) });
      case 'object':
        return objects(one);
      default:
        return hostile;
    }
  }

  function objects({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, fitting(field)]),
    );
    return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  }

  return fitting(schema);
}

function texts(
  { format, minLength = 0, maxLength = 60 }: Schema,
  known: readonly string[],
): Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, fc.uuid());
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl();
    case 'date':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    default:
      return fc.oneof(
        fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) }),
        fc.constantFrom(...known),
        hostileText,
      );
  }
}

/** As a part of an address, a query or a form: what is no text goes as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

export { hostileText };
