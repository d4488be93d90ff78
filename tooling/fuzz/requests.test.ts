import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Description } from './operations.ts';
import { requestsTo } from './requests.ts';
import { roles } from './roles.ts';

const known = '0b0e7a52-5d0a-4f57-9a0c-3f3a5f0f8a11';
const title = { type: 'string', minLength: 3, maxLength: 300, pattern: '^[A-Z][a-z ]+$' };
const job = {
  type: 'object',
  properties: { title, openings: { type: 'integer', minimum: 1, maximum: 9 } },
  required: ['title'],
};
const picture = {
  type: 'object',
  properties: { alternativeText: title, picture: { type: 'string', format: 'binary' } },
  required: ['alternativeText'],
};
const description: Description = {
  paths: {
    '/api/jobs/{jobId}': {
      put: {
        parameters: [
          { name: 'jobId', in: 'path', schema: { type: 'string', format: 'uuid' } },
          {
            name: 'sort',
            in: 'query',
            required: true,
            schema: { type: 'string', enum: ['newest', 'oldest'] },
          },
        ],
        requestBody: { content: { 'application/json': { schema: job } } },
      },
    },
    '/api/company-pictures': {
      post: { requestBody: { content: { 'multipart/form-data': { schema: picture } } } },
    },
  },
};
const draw = () =>
  fc.sample(requestsTo(description, { byName: { jobId: [known] }, any: [known] }), {
    seed: 5,
    numRuns: 1000,
  });

test('[L-21] the same seed draws the same, as every role', () => {
  expect(draw()).toEqual(draw());
  const calls = draw().filter(({ intent }) => intent !== 'page');
  expect(new Set(calls.map(({ role }) => role))).toEqual(new Set(roles));
});

test('[L-21] more than half of the calls are drawn as valid, and are valid in every part', () => {
  const calls = draw().filter(({ intent }) => intent !== 'page');
  const valid = calls.filter(({ intent }) => intent === 'valid');
  expect(valid.length).toBeGreaterThan(calls.length / 2);
  for (const { address, body } of valid.filter(({ method }) => method === 'PUT')) {
    expect(address).toMatch(/^\/api\/jobs\/[\da-f-]{36}\?sort=(newest|oldest)$/);
    const given = JSON.parse(body?.toString() ?? '') as { title: string; openings?: number };
    expect(given.title).toMatch(/^[A-Z][a-z ]{2,299}$/);
    expect([undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(given.openings);
  }
});

test('[L-21] a form brings a file of the kind that its field takes', () => {
  const forms = draw().filter(({ method, intent }) => method === 'POST' && intent === 'valid');
  const jpegOrPng = ['ffd8ff', '89504e'];
  for (const { body } of forms) {
    const written = body?.toString('latin1') ?? '';
    expect(written).toContain('name="alternativeText"');
    const start = written.indexOf('\r\n\r\n', written.indexOf('name="picture"; filename="picture.'));
    expect(jpegOrPng).toContain(body?.subarray(start + 4, start + 7).toString('hex'));
  }
});

test('[L-21] one broken field leaves the others as they were', () => {
  const broken = draw().filter(({ method, intent }) => method === 'PUT' && intent === 'one field broken');
  const isTitle = (text: string) => /"title":"[A-Z][a-z ]{2,299}"/.test(text);
  const wrong = broken.filter(({ body, address }) => {
    const parts = [isTitle(body?.toString() ?? ''), /sort=(newest|oldest)$/.test(address)];
    return parts.filter((fits) => !fits).length > 1;
  });
  expect(broken.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
