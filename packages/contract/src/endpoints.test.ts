import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, type EndpointKey } from './endpoints.ts';
import type { Endpoint } from './endpoint.ts';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  maxLength?: number;
  maxItems?: number;
}

type Bounds = Map<string, { maxLength: number; maxItems: number }>;

const table = endpoints as Record<EndpointKey, Endpoint>;

/** The widest bounds of all properties by name. */
function boundsOf(schema: z.ZodType, io: 'input' | 'output'): Bounds {
  const bounds: Bounds = new Map();
  const walk = (one: JsonSchema, name: string) => {
    const { maxLength = Infinity, maxItems = Infinity } = one;
    const before = bounds.get(name) ?? { maxLength: 0, maxItems: 0 };
    const isLeaf = !one.anyOf && !one.allOf;
    if (name && isLeaf)
      bounds.set(name, {
        maxLength: Math.max(before.maxLength, maxLength),
        maxItems: Math.max(before.maxItems, maxItems),
      });
    for (const [key, property] of Object.entries(one.properties ?? {})) walk(property, key);
    for (const part of [...(one.anyOf ?? []), ...(one.allOf ?? [])]) walk(part, name);
    if (one.items) walk(one.items, '');
    if (typeof one.additionalProperties === 'object') walk(one.additionalProperties, '');
  };
  walk(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema, '');
  return bounds;
}

test('[F-3] no answer has a narrower bound than what its request takes', () => {
  const narrower = (Object.entries(table) as [EndpointKey, Endpoint][]).flatMap(([key, { body, answer }]) => {
    if (!body || !(answer instanceof z.ZodType)) return [];
    const taken = boundsOf(body, 'input');
    return [...boundsOf(answer, 'output')].flatMap(([name, given]) => {
      const asked = taken.get(name);
      if (!asked) return [];
      return given.maxLength < asked.maxLength || given.maxItems < asked.maxItems ? [`${key}: ${name}`] : [];
    });
  });
  expect(narrower).toEqual([]);
});
