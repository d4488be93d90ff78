import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCalls } from './call-rules.ts';
import { toolInputs } from './input-rules.ts';

const call = (name: string, args: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

const argumentsOf = (message: unknown) =>
  (readCalls(message) as { params: { arguments: unknown } }).params.arguments;

/** The names that an object of a schema has, each with null; objects in it as well. */
function allNull(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return allNull(schema.unwrap() as z.ZodType);
  }
  if (!(schema instanceof z.ZodObject)) return null;
  const shape = schema.shape as Record<string, z.ZodType>;
  return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, allNull(part)]));
}

/** The same without any value. */
const allLeftOut = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(value as object)
      .filter(([, part]) => part !== null)
      .map(([key, part]) => [key, allLeftOut(part)]),
  );

describe('[L-29] the arguments of every tool', () => {
  test.each(Object.entries(toolInputs))('%s: null is as if it were left out', (name, schema) => {
    if (!schema) throw new Error('The tool has no input.');
    const nulls = allNull(schema);
    expect(argumentsOf(call(name, nulls))).toEqual(allLeftOut(nulls));
    const [left, nulled] = [{}, nulls].map((args) => schema.safeParse(argumentsOf(call(name, args))));
    // What a tool cannot do without is asked for in the same words.
    const missing = (result: typeof left) =>
      result?.error?.issues.map(({ path, message }) => [path, message]);
    expect(missing(nulled)).toEqual(missing(left));
  });

  test.each([null, undefined])('arguments that are %s are none', (args) => {
    for (const name of Object.keys(toolInputs)) expect(argumentsOf(call(name, args))).toEqual({});
  });

  test('messages of other kinds stay as they are', () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: null } };
    expect(readCalls([list, 'text', null])).toEqual([list, 'text', null]);
  });
});
