import { paths } from '@waymark/contract/paths';
import fc, { type Arbitrary } from 'fast-check';
import { docxResume } from '../../apps/server/src/testing/read-files.ts';
import { pdfBytes } from '../../apps/server/src/testing/resume-files.ts';
import { jpegBytes, quarters } from '../../apps/server/src/testing/uploads.ts';
import { hostileText, withHostile } from './hostile-values.ts';
import { listOperations, type Description, type Operation, type Schema } from './operations.ts';
import { callersOf, type Role } from './roles.ts';
import type { KnownIds } from './valid-texts.ts';
import { validValues, type Known } from './valid-values.ts';

const boundary = 'waymark-fuzz';

const documents: readonly FormFile[] = [
  { name: 'resume.pdf', bytes: pdfBytes() },
  { name: 'resume.docx', bytes: docxResume(['Ada Lovelace', 'Experience', 'Engineer, 2019 to 2024']) },
];

const pictures: readonly FormFile[] = [
  { name: 'picture.jpg', bytes: await jpegBytes() },
  { name: 'picture.png', bytes: await quarters(400, 400).png().toBuffer() },
];

const profiles: readonly FormFile[] = [
  { name: 'resume.json', bytes: Buffer.from(JSON.stringify({ basics: { name: 'Ada Lovelace' } })) },
  ...documents,
];

const hostileFiles: Arbitrary<FormFile> = fc.record({
  name: fc.oneof(
    fc.constantFrom('resume.pdf', 'resume.docx', 'picture.png', '../../x.pdf', '.pdf'),
    hostileText,
  ),
  bytes: fc.oneof(
    fc.constantFrom(pdfBytes(), Buffer.alloc(0), Buffer.from('PK\u0003\u0004 not a document')),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  ),
});

/** What a request was drawn as; `page` is asked of pages and of any other address. */
type Intent = 'valid' | 'one field broken' | 'hostile' | 'page';

export interface FuzzRequest extends Content {
  method: string;
  address: string;
  role: Role;
  intent: Intent;
}

/** Requests to everything that the API describes, and to pages. */
export function requestsTo(description: Description, ids: KnownIds): Arbitrary<FuzzRequest> {
  const known = { schemas: description.components?.schemas ?? {}, ids };
  const calls = listOperations(description).map((operation) => callsOf(operation, known));
  return fc.oneof(
    { arbitrary: fc.oneof(...calls), weight: 12 },
    { arbitrary: pages, weight: 2 },
    { arbitrary: addresses, weight: 1 },
  );
}

interface Parts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Below `body`, so that every field of it is one that can be replaced. */
  content: { body?: unknown; form?: Record<string, unknown> };
}

/** One choice for the whole request: of many fields that are valid for the most part, no request would be. */
function callsOf(operation: Operation, known: Known): Arbitrary<FuzzRequest> {
  const { path, form } = operation;
  const valid = validParts(operation, known);
  const files = form ? filesFor(splitForm(form).file) : undefined;
  const call = (intent: Intent, parts: Arbitrary<Parts>, file = files): Arbitrary<FuzzRequest> =>
    fc
      .tuple(parts, callersOf(path), file ?? fc.constant(undefined))
      .map(([given, role, brought]) => writeRequest(operation, { intent, role }, given, brought));
  return fc.oneof(
    { arbitrary: call('valid', valid), weight: 6 },
    { arbitrary: call('one field broken', withHostile(valid, { least: 1, most: 1 })), weight: 3 },
    {
      arbitrary: call('hostile', withHostile(valid, { least: 2, most: 6 }), form && hostileFiles),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(call('hostile', valid), brokenContents)
        .map(([request, content]) => ({ ...request, ...content })),
      weight: 1,
    },
  );
}

export function validParts({ params, query, json, form }: Operation, known: Known): Arbitrary<Parts> {
  const content = form
    ? fc.record({ form: validValues(splitForm(form).texts, known) })
    : json
      ? fc.record({ body: validValues(json, known) })
      : fc.constant({});
  return fc.record({
    params: validValues(params, known),
    query: validValues(query, known),
    content,
  }) as Arbitrary<Parts>;
}

export function writeRequest(
  { method, path, form }: Operation,
  who: Pick<FuzzRequest, 'intent' | 'role'>,
  { params, query, content }: Parts,
  file: FormFile | undefined,
): FuzzRequest {
  const address = addressOf(path, params, query);
  if (form) {
    const field = splitForm(form).file;
    return { ...who, method, address, ...asForm(content.form ?? {}, file && { ...file, field }) };
  }
  if (!('body' in content)) return { ...who, method, address, ...empty };
  const body = Buffer.from(JSON.stringify(content.body) ?? '');
  return { ...who, method, address, contentType: 'application/json', body };
}

const empty: Content = { contentType: undefined, body: undefined };

/** Bodies that are not what they say they are. */
const brokenContents: Arbitrary<Content> = fc.record({
  contentType: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    `multipart/form-data; boundary=${boundary}`,
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    '*/*',
    'x',
  ),
  body: fc.oneof(
    fc
      .constantFrom(
        '',
        '{',
        '[1,',
        'null',
        '"\\ud800"',
        `{"__proto__":{"a":1}}`,
        '['.repeat(20_000),
        `--${boundary}\r\n`,
        `--${boundary}--`,
      )
      .map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  ),
});

const ofPages = { method: 'GET', role: 'guest', intent: 'page', ...empty } as const;
const pageParameters = [
  'q',
  'page',
  'id',
  'location',
  'sort',
  'token',
  'recent',
  'category',
  'title',
  'radius',
];

/** Pages accept what search forms send, and any parameters that a visitor adds to the URL. */
const pages: Arbitrary<FuzzRequest> = fc
  .record({
    path: fc.constantFrom(...Object.values(paths).filter((path) => typeof path === 'string')),
    query: fc.dictionary(fc.oneof(fc.constantFrom(...pageParameters), hostileText), hostileText, {
      maxKeys: 4,
    }),
  })
  .map(({ path, query }) => ({ ...ofPages, address: addressOf(path, {}, query) }));

const addressParts = [
  '/',
  '//',
  '..',
  '%2f',
  '%00',
  '%ff',
  '%5c',
  '\\',
  '.data',
  '?',
  '&',
  'api',
  'jobs',
  'home',
  'assets',
  ';',
  '*',
  '%',
  '@',
];

/** Addresses as they stand, of marks that are legal in none. */
const addresses: Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE', 'PROPFIND'),
    fc.array(fc.constantFrom(...addressParts), { minLength: 1, maxLength: 8 }),
  )
  .map(([method, parts]) => ({ ...ofPages, method, address: `/${parts.join('')}` }));

function addressOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encode(asText(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${encode(name)}=${encode(asText(one))}`),
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** Halves of pairs have no encoding: they go as what a careless client makes of them. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

interface Content {
  contentType: string | undefined;
  body: Buffer | undefined;
}

export interface FormFile {
  name: string;
  bytes: Buffer;
}

/** Files that a field takes, by what its name says of them. */
function filesFor(field: string): Arbitrary<FormFile> {
  if (/picture|logo|mark|cover/.test(field)) return fc.constantFrom(...pictures);
  return field === 'file' ? fc.constantFrom(...profiles) : fc.constantFrom(...documents);
}

/** The field of a form that takes a file, and the schema of the others. */
function splitForm({ properties = {}, required = [] }: Schema): { file: string; texts: Schema } {
  const fields = Object.entries(properties);
  const texts = fields.filter(([, field]) => field.format !== 'binary');
  return {
    file: fields.find(([, field]) => field.format === 'binary')?.[0] ?? 'file',
    texts: {
      type: 'object',
      properties: Object.fromEntries(texts),
      required: required.filter((name) => texts.some(([text]) => text === name)),
    },
  };
}

/** A form as a browser sends it: a list is its field several times. */
function asForm(fields: Record<string, unknown>, file: (FormFile & { field: string }) | undefined): Content {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => part(`name="${name}"`, Buffer.from(asText(one)))),
  );
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      ...texts,
      ...(file ? [part(`name="${file.field}"; filename="${file.name}"`, file.bytes)] : []),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
}

function part(disposition: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** As a part of an address, a query or a form: what is no text goes as JSON. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
