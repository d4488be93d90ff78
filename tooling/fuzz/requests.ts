import fc, { type Arbitrary } from 'fast-check';
import { paths } from '@waymark/contract/paths';
import { pdfBytes } from '../../apps/server/src/testing/resume-files.ts';
import type { Description, Operation, Schema } from './operations.ts';
import { listOperations } from './operations.ts';
import { asText, hostileText, valuesOf } from './values.ts';

const roles = ['guest', 'candidate', 'employer', 'staff'] as const;
export type Role = (typeof roles)[number];

export interface FuzzRequest {
  method: string;
  address: string;
  role: Role;
  contentType: string | undefined;
  body: Buffer | undefined;
}

const boundary = 'waymark-fuzz';
const role = fc.constantFrom(...roles);

/** Requests to everything that the API describes, and to pages; `known` are ids of things that are there. */
export function requestsTo(description: Description, known: readonly string[]): Arbitrary<FuzzRequest> {
  const schemas = description.components?.schemas ?? {};
  const values = (schema: Schema) => valuesOf(schema, schemas, known);
  const calls = listOperations(description).map((operation) => callsOf(operation, values));
  return fc.oneof(
    { arbitrary: fc.oneof(...calls), weight: 12 },
    { arbitrary: pages, weight: 2 },
    { arbitrary: addresses, weight: 1 },
  );
}

type Values = (schema: Schema) => Arbitrary<unknown>;

function callsOf(operation: Operation, values: Values): Arbitrary<FuzzRequest> {
  const { method, path, json, form } = operation;
  const params = fc.record(
    Object.fromEntries(operation.params.map(({ name, schema = {} }) => [name, values(schema)])),
  );
  const query = fc.record(
    Object.fromEntries(operation.query.map(({ name, schema = {} }) => [name, values(schema)])),
    {
      requiredKeys: [],
    },
  );
  return fc.record({ params, query, role, content: contentsOf(json, form, values) }).map((parts) => ({
    method,
    address: addressOf(path, parts.params, parts.query),
    role: parts.role,
    ...parts.content,
  }));
}

type Content = Pick<FuzzRequest, 'contentType' | 'body'>;

function contentsOf(json: Schema | undefined, form: Schema | undefined, values: Values): Arbitrary<Content> {
  const none = fc.constant<Content>({ contentType: undefined, body: undefined });
  if (form) return fc.oneof({ arbitrary: formsOf(form, values), weight: 8 }, broken);
  if (json) return fc.oneof({ arbitrary: values(json).map(asJson), weight: 8 }, broken);
  return fc.oneof({ arbitrary: none, weight: 8 }, broken);
}

function asJson(value: unknown): Content {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify(value) ?? '') };
}

/** Bodies that are not what they say they are. */
const broken: Arbitrary<Content> = fc.record({
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

const files = fc.oneof(
  fc.constant(pdfBytes()),
  fc.constant(Buffer.alloc(0)),
  fc.constant(Buffer.from('PK\u0003\u0004 not a document')),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
);
const fileNames = fc.oneof(
  fc.constantFrom('resume.pdf', 'resume.docx', 'picture.png', '../../x.pdf', '.pdf'),
  hostileText,
);

function formsOf({ properties = {}, required = [] }: Schema, values: Values): Arbitrary<Content> {
  const fields = Object.entries(properties);
  const texts = fields.filter(([, field]) => field.format !== 'binary');
  const file = fields.find(([, field]) => field.format === 'binary')?.[0] ?? 'file';
  const record = fc.record(Object.fromEntries(texts.map(([name, field]) => [name, values(field)])), {
    requiredKeys: required.filter((name) => texts.some(([text]) => text === name)),
  });
  return fc.tuple(record, files, fileNames, fc.boolean()).map(([given, bytes, name, brings]) => ({
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      ...Object.entries(given).map(([field, value]) => part(`name="${field}"`, Buffer.from(asText(value)))),
      ...(brings ? [part(`name="${file}"; filename="${name}"`, bytes)] : []),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  }));
}

function part(disposition: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** Pages take what search forms send, and anything that somebody types behind their address. */
const pages: Arbitrary<FuzzRequest> = fc
  .record({
    path: fc.constantFrom(...Object.values(paths).filter((path) => typeof path === 'string')),
    query: fc.dictionary(
      fc.oneof(
        fc.constantFrom(
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
        ),
        hostileText,
      ),
      hostileText,
      { maxKeys: 4 },
    ),
  })
  .map(({ path, query }) => ({ ...nothing, address: addressOf(path, {}, query) }));

const nothing = { method: 'GET', role: 'guest' as const, contentType: undefined, body: undefined };

/** Addresses as they stand, of marks that are legal in none. */
const addresses: Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE', 'PROPFIND'),
    fc.array(
      fc.constantFrom(
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
      ),
      { minLength: 1, maxLength: 8 },
    ),
  )
  .map(([method, parts]) => ({ ...nothing, method, address: `/${parts.join('')}` }));

function addressOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encode(asText(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(asText(one))}`),
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** Halves of pairs have no encoding: they go as what a careless client makes of them. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
