import { expect, test } from 'vitest';
import { growFile } from './grown-files.ts';
import { firstGrowths, writeGrowth } from './grown-requests.ts';
import { listOperations, type Schema } from './operations.ts';

const items: Schema = {
  type: 'object',
  properties: { words: { anyOf: [{ type: 'string', maxLength: 3000 }, { type: 'null' }] } },
  required: ['words'],
};
const schema: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 80 },
    text: { $ref: '#/components/schemas/Text' },
    parts: { type: 'array', minItems: 1, maxItems: 1, items },
  },
  required: ['name', 'text', 'parts'],
};
const known = {
  schemas: { Text: { type: 'string', maxLength: 5000 } },
  ids: { byName: {}, any: ['0197c5b2-0000-7000-8000-00000000abcd'] },
};
const operations = listOperations({
  paths: { '/api/notes': { put: { requestBody: { content: { 'application/json': { schema } } } } } },
});

test('[L-21] every long text of a call is filled to the length that its field may have', () => {
  const bodies = firstGrowths(operations, known).map((growth) => {
    const { body } = writeGrowth(operations, growth, known);
    return JSON.parse(String(body)) as { name: string; text: string; parts: { words: string | null }[] };
  });
  expect(new Set(bodies.map(({ text }) => text.length))).toContain(5000);
  expect(new Set(bodies.map(({ parts }) => parts[0]?.words?.length))).toContain(3000);
  for (const { name, text, parts } of bodies) {
    expect(name.length).toBeLessThanOrEqual(80);
    expect(text.length).toBeLessThanOrEqual(5000);
    expect(parts[0]?.words?.length ?? 0).toBeLessThanOrEqual(3000);
  }
});

test('[L-21] a grown file is whole, and no larger than a form takes', () => {
  const { bytes } = growFile('postings.json', 'a', 300_000);
  expect(JSON.parse(String(bytes)).length).toBeGreaterThan(100_000);
  expect(bytes.length).toBeLessThan(20 * 1024 * 1024);
});
