import { jsonResumeSchema } from '@waymark/contract/resume-export/json-resume';
import type { z } from 'zod';
import { leftOutShown } from './constants.ts';

/** Places of a file that the standard does not know, each once: "basics.pronouns", "work[].team". */
export function listUnknownKeys(value: unknown): string[] {
  const found = new Set<string>();
  collect(value, jsonResumeSchema, '', found);
  return [...found].slice(0, leftOutShown);
}

function collect(value: unknown, schema: z.core.$ZodType, place: string, found: Set<string>): void {
  const inner = plainSchema(schema);
  if (inner.def.type === 'array' && Array.isArray(value)) {
    const { element } = inner.def as z.core.$ZodArrayDef;
    for (const one of value as unknown[]) collect(one, element, `${place}[]`, found);
  }
  if (inner.def.type !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value))
    return;
  const { shape } = inner.def as z.core.$ZodObjectDef;
  for (const [key, one] of Object.entries(value)) {
    const name = place ? `${place}.${key}` : key;
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) collect(one, known, name, found);
    else found.add(name.slice(0, 80));
  }
}

interface WithDef {
  def: z.core.$ZodTypeDef;
}

function plainSchema(schema: z.core.$ZodType): WithDef {
  const { def } = schema._zod;
  if (def.type === 'optional') return plainSchema((def as z.core.$ZodOptionalDef).innerType);
  return { def };
}
