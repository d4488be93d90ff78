import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Schema } from './operations.ts';
import { validValues } from './valid-values.ts';

const owned = '0b0e7a52-5d0a-4f57-9a0c-3f3a5f0f8a11';
const foreign = '1c1e7a52-5d0a-4f57-9a0c-3f3a5f0f8a22';
const ids = { byName: { jobId: [owned] }, any: [foreign] };

/** Enough that a rule which is broken once in a hundred shows. */
function draw(schema: Schema, name = ''): unknown[] {
  return fc.sample(validValues(schema, { schemas: {}, ids }, name), { seed: 7, numRuns: 600 });
}

const texts = (schema: Schema, name?: string) => draw({ type: 'string', ...schema }, name) as string[];
const numbers = (schema: Schema) => draw({ type: 'number', ...schema }) as number[];
const lists = (schema: Schema) => draw({ type: 'array', ...schema }) as unknown[][];

test('[L-21] texts have every length up to the limit, which may be long', () => {
  const lengths = texts({ minLength: 2, maxLength: 900 }).map((text) => text.length);
  expect(Math.min(...lengths)).toBe(2);
  expect(Math.max(...lengths)).toBe(900);
  expect(lengths.some((length) => length > 250 && length < 850)).toBe(true);
  expect(texts({ maxLength: 20 }).every((text) => text.isWellFormed())).toBe(true);
});

test.each([
  { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 30 },
  { pattern: '^[\\w-]{43}$' },
  { pattern: '^([A-Z]{2})?$' },
  { pattern: '^\\/(?![/\\\\])[^\\s?#\\\\]*$', minLength: 2, maxLength: 300 },
  { pattern: '^\\d{4}-02-(0[1-9]|1\\d|2[0-8])$', format: 'date' },
])('[L-21] texts follow $pattern', ({ minLength = 0, maxLength = 1000, ...schema }) => {
  const drawn = texts({ minLength, maxLength, ...schema });
  const wrong = drawn.filter(
    (text) =>
      !new RegExp(schema.pattern, 'u').test(text) || text.length < minLength || text.length > maxLength,
  );
  expect(wrong).toEqual([]);
});

test('[L-21] texts follow their format, days near now as well as far', () => {
  const years = texts({ format: 'date' }).map((day) => Number(/^(\d{4})-\d\d-\d\d$/.exec(day)?.[1]));
  const now = new Date().getFullYear();
  expect(years.filter((year) => Math.abs(year - now) <= 2).length).toBeGreaterThan(300);
  expect(years.some((year) => Math.abs(year - now) > 100)).toBe(true);
  expect(texts({ format: 'date-time' }).filter((moment) => Number.isNaN(Date.parse(moment)))).toEqual([]);
  expect(texts({ format: 'email' }).filter((email) => !/^[^@ ]+@[^@ ]+\.[a-z]+$/.test(email))).toEqual([]);
  expect(texts({ format: 'uri' }).every((address) => URL.canParse(address))).toBe(true);
});

test('[L-21] ids are those of the kind that the parameter takes for the most part, others as well', () => {
  const drawn = texts({ format: 'uuid' }, 'jobId');
  expect(drawn.filter((id) => id === owned).length).toBeGreaterThan(400);
  expect(drawn).toContain(foreign);
  expect(texts({ format: 'uuid' }, 'resumeId')).not.toContain(owned);
  const listed = draw({ type: 'array', items: { type: 'string', format: 'uuid' } }, 'jobIds');
  expect(listed.flat()).toContain(owned);
});

test('[L-21] numbers stay within their limits and reach them', () => {
  const whole = draw({ type: 'integer', minimum: 3, maximum: 9 }) as number[];
  expect([...new Set(whole)].toSorted()).toEqual([3, 4, 5, 6, 7, 8, 9]);
  for (const schema of [
    { exclusiveMinimum: 3, exclusiveMaximum: 6 },
    { minimum: 3, exclusiveMinimum: true, maximum: 6, exclusiveMaximum: true },
  ]) {
    const between = new Set(draw({ type: 'integer', ...schema }));
    expect([...between].toSorted()).toEqual([4, 5]);
    expect(numbers(schema).filter((value) => value <= 3 || value >= 6)).toEqual([]);
  }
  const steps = numbers({ minimum: 0, maximum: 100_000, multipleOf: 0.01 });
  expect(steps.filter((value) => value !== Number(value.toFixed(2)) || value > 100_000)).toEqual([]);
  expect(draw({ type: 'integer', minimum: 1, maximum: 20, multipleOf: 5 })).toContain(20);
  expect(numbers({ maximum: -5000 }).filter((value) => value > -5000)).toEqual([]);
});

test('[L-21] lists are as long as allowed, and have each value once where they have to', () => {
  const lengths = lists({ items: { type: 'boolean' }, minItems: 2, maxItems: 40 }).map(
    ({ length }) => length,
  );
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 40]);
  const sets = lists({ items: { enum: ['a', 'b', 'c'] }, maxItems: 5, uniqueItems: true });
  expect(sets.filter((set) => new Set(set).size !== set.length)).toEqual([]);
});

test('[L-21] objects have what is required, choices are one of theirs, null comes where it may', () => {
  const drawn = draw({
    type: 'object',
    properties: {
      kind: { const: 'job' },
      size: { enum: ['s', 'm'] },
      note: { type: 'string', nullable: true, maxLength: 5 },
      either: { oneOf: [{ type: 'boolean' }, { type: ['integer', 'null'], minimum: 0, maximum: 1 }] },
    },
    required: ['kind', 'size', 'either'],
  }) as Record<string, unknown>[];
  expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['job']));
  expect(new Set(drawn.map(({ size }) => size))).toEqual(new Set(['s', 'm']));
  expect(new Set(drawn.map(({ either }) => either))).toEqual(new Set([true, false, 0, 1, null]));
  expect(drawn.some(({ note }) => note === null) && drawn.some((one) => !('note' in one))).toBe(true);
});
