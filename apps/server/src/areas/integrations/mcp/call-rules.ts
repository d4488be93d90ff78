import { z } from 'zod';
import { toolInputs } from './input-rules.ts';

/**
 * The messages of a request with the arguments of tools as models mean them: null for what is left out, and numbers and
 * yes or no written as texts. The schema of the tool says which of its values are numbers.
 */
export function readCalls(body: unknown): unknown {
  return Array.isArray(body) ? body.map(readCall) : readCall(body);
}

function readCall(message: unknown): unknown {
  if (!isRecord(message) || message['method'] !== 'tools/call' || !isRecord(message['params']))
    return message;
  const { name, arguments: given, ...params } = message['params'];
  const schema = toolInputs[String(name)];
  const read = schema ? readValue(schema, given ?? {}) : (given ?? {});
  return { ...message, params: { ...params, name, arguments: read } };
}

function readValue(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return readValue(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodObject && isRecord(value)) return readObject(schema, value);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (schema instanceof z.ZodNumber && text !== '' && Number.isFinite(Number(text))) return Number(text);
  if (schema instanceof z.ZodBoolean && (text === 'true' || text === 'false')) return text === 'true';
  return value;
}

function readObject({ shape }: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  const known = shape as Record<string, z.ZodType | undefined>;
  const read: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (part === null) continue;
    const schema = Object.hasOwn(known, key) ? known[key] : undefined;
    read[key] = schema ? readValue(schema, part) : part;
  }
  return read;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
