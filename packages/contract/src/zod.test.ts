import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { z } from './zod.ts';

/** Invalid values that a form or a script may send. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(20_000),
  -1,
  1.5,
  1e12,
  Number.NaN,
  true,
  'maybe',
  {},
  { a: 1 },
  [],
  [{}],
  Array.from({ length: 500 }, () => 'x'),
];

/** The start of zod's own messages. */
const forProgrammers =
  /^(Invalid (input|option|key|value|string|number|date|discriminator)|Too (big|small)|Unrecognized|Expected)|\b(expected|received|NaN|undefined)\b/;

function sentencesOf(schema: z.ZodType): string[] {
  const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const inputs = [
    ...wrong,
    { notOfTheForm: 1 },
    ...shape.flatMap((name) => wrong.map((value) => ({ [name]: value }))),
  ];
  return inputs.flatMap((input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []);
}

const schemasOf = ({ params, query, body, form }: Endpoint) =>
  [params, query, body, form?.fields].filter((schema) => schema !== undefined);

test.each(
  Object.entries(endpoints as Record<string, Endpoint>).filter(([, one]) => schemasOf(one).length > 0),
)('[F-3] %s refuses in sentences for people', (_key, endpoint) => {
  const sentences = new Set(schemasOf(endpoint).flatMap(sentencesOf));
  expect([...sentences].filter((sentence) => forProgrammers.test(sentence))).toEqual([]);
  expect(sentences.size).toBeGreaterThan(0);
});

test('[F-3] each kind of mistake has its own sentence', () => {
  const saysOf = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;
  expect(saysOf(z.boolean(), undefined)).toBe('Please fill this in.');
  expect(saysOf(z.boolean(), 'maybe')).toBe('Please answer yes or no.');
  expect(saysOf(z.string().max(3), 'four')).toBe('Please use at most 3 characters.');
  expect(saysOf(z.array(z.string()).min(2), ['a'])).toBe('Please choose at least 2.');
  expect(saysOf(z.number().min(1), 0)).toBe('Please enter at least 1.');
  expect(saysOf(z.enum(['a', 'b']), 'c')).toBe('Please choose one of the values that are offered.');
  expect(saysOf(z.strictObject({}), { role: 'staff' })).toBe('“role” is not a part of the form.');
});
