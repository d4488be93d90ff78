import { setImmediate } from 'node:timers/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { exampleOf, nameProperties } from './example-of.ts';

const context = useTestApp();

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: { $ref?: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  servers: { url: string }[];
  info: { title: string };
}
let text = '';
let description: Description;
let operations: { name: string; operation: Operation }[];

beforeAll(async () => {
  text = (await context.app.inject('/api/openapi.json')).body;
  // The linter holds this thread for seconds: the request ends before.
  await setImmediate();
  description = JSON.parse(text) as Description;
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
});

const at = (name: string) => operations.find((one) => one.name === name)?.operation;

describe('the description of the API', () => {
  test('[L-28] passes the recommended rules of a linter that we did not write', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The board of the tests is at localhost, and so it says.
        'no-server-example.com': 'off',
        // The router takes the written part first: /applications/for-job/… is never an application.
        'no-ambiguous-paths': 'off',
        // Links in mails and forms without script are answered with a redirect.
        'operation-2xx-response': 'off',
      },
    });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('[L-28] each operation has a name of its own, an area, and what proves its caller', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(operations.length);
    expect(operations.length).toBeGreaterThan(400);
    for (const { name, operation } of operations) {
      expect(operation.operationId, name).toMatch(/^[a-z]+[A-Za-z\d]+$/);
      expect(operation.tags, name).toHaveLength(1);
      expect(operation.summary, name).not.toBe('');
      expect(operation.security, name).toBeInstanceOf(Array);
    }
    expect(at('post /api/v1/company/jobs/{jobId}/close')).toMatchObject({
      operationId: 'postV1CompanyJobsByJobIdClose',
      tags: ['v1'],
      security: [{ key: ['jobs:write'] }],
    });
    expect(at('get /api/v1/jobs')?.security).toEqual([{}, { key: [] }]);
    expect(at('get /api/company/jobs')).toMatchObject({ tags: ['posting'], security: [{ session: [] }] });
    expect(at('get /api/jobs')).toMatchObject({ tags: ['jobs'], security: [] });
  });

  test('[L-28] a call of a program can be repeated, and shows what is sent and answered', () => {
    const repeatable = operations.filter(({ operation }) =>
      operation.parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
    );
    const posts = operations.filter(({ name }) => name.startsWith('post /api/v1/'));
    expect(repeatable.map(({ name }) => name)).toEqual(posts.map(({ name }) => name));
    expect(posts.length).toBeGreaterThan(5);
    for (const { name, operation } of operations.filter((one) => one.name.includes(' /api/v1/'))) {
      const answer = operation.responses['200'] ?? operation.responses['201'];
      const json = [answer?.content, operation.requestBody?.content].flatMap(
        (content) => content?.['application/json'] ?? [],
      );
      expect(
        json.filter(({ example }) => example === undefined),
        name,
      ).toEqual([]);
      expect(Object.keys(operation.responses), name).toContain('429');
    }
    expect(at('post /api/v1/company/jobs')?.requestBody?.content['application/json']?.example).toMatchObject({
      title: 'Marine Engineer',
      places: [],
    });
  });
});

describe('an example', () => {
  test.each([
    [{ type: 'string', format: 'date' }, '2027-04-01'],
    [{ type: 'string', minLength: 6 }, 'xxxxxx'],
    [{ type: 'string', pattern: '^\\d{9}$' }, undefined],
    [{ type: 'integer', exclusiveMinimum: 4 }, 5],
    [{ type: 'number', maximum: -2 }, -2],
    [{ type: ['null', 'boolean'] }, true],
    [{ anyOf: [{ type: 'null' }, { type: 'string', enum: ['b'] }] }, 'b'],
    [{ type: 'array', minItems: 2, items: { type: 'integer' } }, [1, 1]],
    [{ type: 'object', properties: { a: { example: 7 }, b: { pattern: 'q', type: 'string' } } }, { a: 7 }],
    [{ type: 'object', properties: { b: { pattern: 'q', type: 'string' } }, required: ['b'] }, undefined],
  ])('[L-28] of %j is %j', (schema, example) => {
    expect(exampleOf(schema)).toEqual(example);
  });

  test('[L-28] an object with a closed set of keys names them', () => {
    const schema = {
      type: 'object',
      propertyNames: { type: 'string', enum: ['a', 'b'] },
      additionalProperties: { type: 'integer' },
      required: ['a'],
    };
    expect(nameProperties({ data: [schema] })).toEqual({
      data: [
        {
          type: 'object',
          properties: { a: { type: 'integer' }, b: { type: 'integer' } },
          required: ['a'],
          additionalProperties: false,
        },
      ],
    });
  });
});
