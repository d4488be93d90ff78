import { describe, expect, test } from 'vitest';
import { boardSettingKeys, settingOf } from './all-settings.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { z } from './zod.ts';

/*
 * The limits of the API as they are recorded beside this test. A row that changes is a change for everyone who calls
 * us: `vitest run packages/contract/src/limits.test.ts -u` records it, and it is read in review.
 */

const limits = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'default',
] as const;

type Json = z.core.JSONSchema.BaseSchema;

/** `path: limits` of each part of a schema that has any, as far as JSON can say them. */
function limitsOf(schema: z.ZodType, path: string): string[] {
  return rowsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), path);
}

function rowsOf(schema: Json | boolean | undefined, path: string): string[] {
  if (typeof schema !== 'object') return [];
  const own = limits
    // What every whole number has.
    .filter(
      (name) => schema[name] !== undefined && Math.abs(Number(schema[name])) !== Number.MAX_SAFE_INTEGER,
    )
    .map((name) => `${name} ${JSON.stringify(schema[name])}`);
  const { properties = {}, $defs = {}, items, additionalProperties, propertyNames } = schema;
  const within = (parts: Record<string, Json | boolean>) =>
    Object.entries(parts).flatMap(([name, part]) => rowsOf(part, `${path}.${name}`));
  return [
    ...(own.length > 0 ? [`${path}\t${own.join(', ')}`] : []),
    ...within(properties),
    ...within($defs),
    ...[items].flat().flatMap((part) => rowsOf(part as Json | undefined, `${path}[]`)),
    ...(schema.prefixItems ?? []).flatMap((part, at) => rowsOf(part, `${path}[${at}]`)),
    ...rowsOf(additionalProperties, `${path}{}`),
    ...rowsOf(propertyNames, `${path}{name}`),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
      rowsOf(part, path),
    ),
  ];
}

const table = (rows: readonly string[]) => `${rows.join('\n')}\n`;

describe('[F-3] the limits that are recorded hold', () => {
  test('of what calls may send', async () => {
    const rows = Object.entries<Endpoint>(endpoints).flatMap(([key, { params, query, body, form }]) =>
      Object.entries({ params, query, body, form: form?.fields }).flatMap(([part, schema]) =>
        schema ? limitsOf(schema, `${key} ${part}`) : [],
      ),
    );
    await expect(table(rows)).toMatchFileSnapshot('limits-of-calls.tsv');
  });

  test('of the settings of a board', async () => {
    const rows = boardSettingKeys.flatMap((key) => limitsOf(settingOf(key).schema, key));
    await expect(table(rows)).toMatchFileSnapshot('limits-of-settings.tsv');
  });
});
