import { createRequire } from 'node:module';
import { jsonResumeSchema, type JsonResume } from '@waymark/contract/resume-export/json-resume';
import { resumeImportLimits } from '@waymark/contract/choices/resume-export';
import type { ImportProblem, ReadImport } from './import-rules.ts';
import { listUnknownKeys } from './unknown-key-rules.ts';

/*
 * A JSON Resume of somebody: read with bounds, held against the standard's own schema, and what is wrong with it is
 * said with its place.
 */

interface StandardError {
  path: (string | number)[];
  /** The word of JSON Schema that was not kept: "type", "pattern", "format". */
  name: string;
  argument: unknown;
}

/** The standard's own validator, which comes without types and answers before it returns. */
const require = createRequire(import.meta.url);
const { validate } = require('@jsonresume/schema') as {
  validate(resume: unknown, done: (errors: StandardError[] | null, isValid: boolean) => void): void;
};

export function readJsonResume(text: string): ReadImport | ImportProblem {
  const parsed = parse(text);
  if ('problem' in parsed) return parsed;
  const depth = deepestNesting(text);
  if (depth > resumeImportLimits.depth)
    return { problem: `This file is nested ${depth} levels deep. A JSON Resume is not.` };
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {
      problem: 'This file holds no resume: a JSON Resume is one object, with “basics”, “work” and so on.',
    };
  const error = findStandardError(value);
  if (error) return { problem: describeError(error) };
  const checked = jsonResumeSchema.safeParse(value);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return { problem: `${placeOf(issue?.path ?? [])}: ${issue?.message ?? 'This value is not accepted.'}` };
  }
  if (isEmpty(checked.data))
    return { problem: 'This file holds no resume: none of its keys is one of JSON Resume.' };
  return { source: 'json-resume', resume: checked.data, leftOut: listUnknownKeys(value) };
}

function parse(text: string): { value: unknown } | ImportProblem {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // The engine says where, but for a text that ended too early and one that is wrong from its first letter.
    const { message } = error as Error;
    const position = Number(
      /position (\d+)/.exec(message)?.[1] ?? (message.includes('end') ? text.length : 0),
    );
    const before = text.slice(0, position).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return {
      problem: `This file is not JSON at line ${before.length}, column ${column}. Correct it there and try again.`,
    };
  }
}

/** How deep lists and objects lie in each other, outside of strings. For JSON only: there every string ends. */
function deepestNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (token === '{' || token === '[') deepest = Math.max(deepest, ++depth);
    else if (token === '}' || token === ']') depth--;
  }
  return deepest;
}

function isEmpty({ $schema: _schema, meta: _meta, ...resume }: JsonResume): boolean {
  return Object.keys(resume).length === 0;
}

function findStandardError(value: unknown): StandardError | undefined {
  let found: StandardError | undefined;
  validate(value, (errors) => {
    found = errors?.[0];
  });
  return found;
}

/** "work[2].startDate should be a date: 2021, 2021-06 or 2021-06-30." */
function describeError({ path, name, argument }: StandardError): string {
  const place = placeOf(path) || 'The file';
  if (name === 'pattern') return `${place} should be a date: 2021, 2021-06 or 2021-06-30.`;
  if (name === 'format')
    return `${place} should be ${argument === 'email' ? 'an e-mail address' : 'a complete address, for example https://example.org'}.`;
  const [type] = [argument].flat();
  return name === 'type' ? `${place} should be ${articleOf(String(type))}.` : `${place} is not accepted.`;
}

function articleOf(type: string): string {
  if (type === 'string') return 'text';
  if (type === 'array') return 'a list';
  return type === 'object' ? 'an object' : `of type ${type}`;
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    const name = String(key);
    if (/^\d+$/.test(name)) return `${place}[${name}]`;
    return place ? `${place}.${name}` : name;
  }, '');
}
