import fc, { type Arbitrary } from 'fast-check';
import { allowedLength } from './allowed-length.ts';
import { listFields, replaceAt } from './hostile-values.ts';
import { growFile, grownFiles, type GrownFile } from './grown-files.ts';
import type { Operation } from './operations.ts';
import { validParts, writeRequest, type FuzzRequest } from './requests.ts';
import { callersOf, type Role } from './roles.ts';
import type { Known } from './valid-values.ts';

/** What parsers, patterns and checks take long for when it comes again and again. */
const units = [
  '<i><b>',
  '<',
  '</p>',
  '&lt;',
  '<a href="',
  '[',
  '](',
  '![',
  '(',
  '*a',
  '_',
  '`a',
  '> ',
  '- a\n',
  'a\n-\n',
  '|a',
  '#',
  '{',
  '"',
  '\\',
  ',',
  ';',
  ':',
  '.',
  '-',
  '/',
  '@',
  'a@',
  'a.',
  '1',
  '1,',
  '0.',
  '$1 ',
  '1-',
  ' ',
  '\n',
  '\t',
  '\u00a0',
  'a',
  'A ',
  'or ',
  'not ',
  'in ',
  ' (m/w/d)',
  'é',
  '漢',
  'ß',
  'http://a',
  'www.',
  '%',
  '\u0301',
  '🙂',
];

const kinds = ['text', 'list', 'names', 'deep'] as const;
export const maxSize = 200_000;
/** Seeds of the requests that a growth begins with. */
const maxSeed = 5;
/** An address has at most so many characters. */
const maxInAddress = 6000;

/** One field of a valid request, or its file, in a large form. */
export interface Growth {
  operation: number;
  seed: number;
  role: Role;
  /** Which of its fields. */
  field: number;
  kind: (typeof kinds)[number] | 'file';
  file: GrownFile;
  unit: string;
  /** How often the unit comes. */
  size: number;
  /** Whether a text is cut to the length that its field may have: what is refused is read by nothing further. */
  fits: boolean;
}

const unit = fc.oneof(
  { arbitrary: fc.constantFrom(...units), weight: 3 },
  fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)).map((pair) => pair.join('')),
);
const sizes = (max: number) =>
  fc.double({ min: 1, max: Math.log2(max), noNaN: true }).map((log) => Math.round(2 ** log));
const field = fc.nat({ max: 50 });

export function growths(operations: readonly Operation[], max: number): Arbitrary<Growth> {
  const growing = operations.flatMap(({ json, form, query }, at) =>
    json || form || Object.keys(query.properties ?? {}).length > 0 ? [at] : [],
  );
  return fc.constantFrom(...growing).chain((operation) => {
    const { path, form } = operations[operation] as Operation;
    const kind = fc.constantFrom(...kinds, 'text' as const, 'text' as const);
    return fc.record({
      operation: fc.constant(operation),
      seed: fc.nat({ max: maxSeed }),
      role: callersOf(path),
      field,
      kind: form ? fc.oneof(kind, { arbitrary: fc.constant('file' as const), weight: 3 }) : kind,
      file: fc.constantFrom(...grownFiles),
      unit,
      size: sizes(max),
      fits: fc.constantFrom(true, true, true, false),
    });
  });
}

/** Of a field that may have so many characters or more, what it means is read by more than its schema. */
const longText = 2000;
/** What such texts are filled with at first: lists, quotes, addresses, tags, amounts, words and lines. */
const firstUnits = ['- a\n', '> a\n\n', 'a\n-\n', 'a@b.co ', '<i><b>', '</p>a', '[', '$1 ', 'a1 ', 'a\n'];

/** Each long text with each of the first units, and each file in a large form, in each call that takes them. */
export function firstGrowths(operations: readonly Operation[], known: Known): Growth[] {
  const size = 5 * maxSize;
  const calls = operations.map((one, operation) => {
    const [role = 'guest'] = fc.sample(callersOf(one.path), { seed: 1, numRuns: 1 });
    return { one, first: { operation, role, size } };
  });
  const ofFiles = calls.flatMap(({ one, first }) =>
    (one.form?.properties?.['file'] ? grownFiles : []).map((file) => ({
      ...first,
      seed: 1,
      field: 0,
      kind: 'file' as const,
      file,
      unit: 'a',
      fits: false,
    })),
  );
  const places = calls.flatMap(({ one, first }) =>
    longTexts(one, known).map((place) => ({
      ...first,
      ...place,
      kind: 'text' as const,
      file: 'pdf' as const,
      fits: true,
    })),
  );
  // One call after another: the limits of an account count those of a kind.
  return [...ofFiles, ...firstUnits.flatMap((text) => places.map((place) => ({ ...place, unit: text })))];
}

/** Where an operation takes long texts, each once; which fields a request has is drawn by its seed. */
function longTexts(operation: Operation, known: Known): Pick<Growth, 'seed' | 'field'>[] {
  const found = new Map<string, Pick<Growth, 'seed' | 'field'>>();
  for (let seed = 0; seed <= maxSeed; seed++) {
    for (const [place, path] of fieldsOf(partsOf(operation, seed, known)).entries()) {
      const allowed = allowedLength(operation, path, known.schemas);
      if (allowed === Infinity || allowed < longText) continue;
      const name = path.filter((key) => !/^\d+$/.test(String(key))).join('.');
      if (!found.has(name)) found.set(name, { seed, field: place });
    }
  }
  return [...found.values()];
}

function partsOf(operation: Operation, seed: number, known: Known) {
  const [parts] = fc.sample(validParts(operation, known), { seed, numRuns: 1 });
  if (!parts) throw new Error('A description without values.');
  return parts;
}

const fieldsOf = (parts: object) => listFields(parts).filter(([part]) => part !== 'params');

/** What is near a slow one, and may be slower. */
export function growFurther(slow: Growth): Arbitrary<Growth> {
  const factors = fc.constantFrom(0.5, 0.8, 1.3, 2, 4);
  return fc.oneof(
    factors.map((by) => ({ ...slow, size: Math.max(1, Math.min(10 * maxSize, Math.round(slow.size * by))) })),
    unit.map((next) => ({ ...slow, unit: next })),
    fc.constantFrom(...units).map((next) => ({ ...slow, unit: slow.unit.slice(0, 12) + next })),
    field.map((next) => ({ ...slow, field: next })),
    fc.boolean().map((fits) => ({ ...slow, fits })),
    fc.constantFrom(...grownFiles).map((file) => ({ ...slow, file })),
  );
}

/** The request of a growth, the same each time. */
export function writeGrowth(operations: readonly Operation[], growth: Growth, known: Known): FuzzRequest {
  const operation = operations[growth.operation] as Operation;
  const parts = partsOf(operation, growth.seed, known);
  const who = { intent: 'hostile' as const, role: growth.role };
  if (growth.kind === 'file')
    return writeRequest(operation, who, parts, growFile(growth.file, growth.unit, growth.size));
  const fields = fieldsOf(parts);
  const path = fields[growth.field % Math.max(1, fields.length)];
  const allowed = path && growth.fits ? allowedLength(operation, path, known.schemas) : Infinity;
  const value = path && growValue(growth, path[0] === 'query', allowed);
  const grown = path ? replaceAt(parts, path, value) : parts;
  const file = operation.form && growFile('pdf', '', 0);
  const request = writeRequest(operation, who, grown as typeof parts, file);
  if (growth.kind !== 'deep' || !request.body) return request;
  const brackets = '['.repeat(growth.size) + ']'.repeat(growth.size);
  return { ...request, body: Buffer.from(request.body.toString().replace(JSON.stringify(deep), brackets)) };
}

/** Stands for brackets in brackets: more of them than can be written as a value. */
const deep = 'brackets in brackets';

function growValue({ kind, unit: one, size: count }: Growth, isInAddress: boolean, allowed: number): unknown {
  if (isInAddress)
    return one
      .repeat(Math.ceil(Math.min(count, maxInAddress / encodeURIComponent(one).length)))
      .slice(0, allowed);
  switch (kind) {
    case 'list':
      return Array.from({ length: count }, (_, at) => `${one}${at}`);
    case 'names':
      return Object.fromEntries(Array.from({ length: count }, (_, at) => [`${one}${at}`, at]));
    case 'deep':
      return deep;
    default:
      return one.repeat(Math.min(count, Math.ceil((4 * maxSize) / one.length))).slice(0, allowed);
  }
}
