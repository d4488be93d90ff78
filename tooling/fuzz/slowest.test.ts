import { expect, test } from 'vitest';
import type { Description } from './operations.ts';
import { describeSlowest, findSlowest } from './slowest.ts';

const text = { type: 'string', maxLength: 50 };
const body = { content: { 'application/json': { schema: { type: 'object', properties: { text } } } } };
const description: Description = {
  paths: {
    '/api/notes': { post: { requestBody: body } },
    '/api/drafts': { post: { requestBody: body } },
    '/api/status': { get: {} },
  },
};

/** A search in which calls hold for as long as `holdOf` says. */
async function search(holdOf: (address: string, bytes: number) => number) {
  let hold = 0;
  return findSlowest(
    {
      description,
      maxSize: 2000,
      ids: async () => ({ byName: {}, any: [] }),
      async send({ address, body: sent }) {
        hold = holdOf(address, sent?.length ?? 0);
        return { status: 200 };
      },
      takeHold: async () => hold,
    },
    150,
    7,
  );
}

test('[L-21] what was slow grows, so that the slowest input of each call is found', async () => {
  const slowest = await search((address, bytes) => (address === '/api/notes' ? bytes / 1000 : 0.5));
  expect(slowest.map(({ name }) => name)).toEqual(['POST /api/notes', 'POST /api/drafts']);
  expect(slowest[0]?.ms).toBeGreaterThan(1);
  expect(slowest[1]?.ms).toBe(0.5);
});

test('[L-21] each of the slowest has a line, beside the limit', async () => {
  const lines = describeSlowest(await search((_address, bytes) => Math.min(12, bytes)));
  expect(lines[0]).toMatch(/^ +12\.0 ms {2}POST \/api\/\w+ \(200, \w+\): /);
  expect(lines.at(-1)).toBe('limit: 10 ms of the main thread for one request');
});
