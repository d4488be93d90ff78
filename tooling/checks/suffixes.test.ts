import { expect, test } from 'vitest';
import { checkSuffixes } from './suffixes.ts';

const module = 'apps/server/src/areas/jobs/jobs';
const check = (path: string, text: string) => checkSuffixes([{ path, text }]);

test.each([
  [`${module}/job-index.ts`, 'export class JobIndex { #rows = new Map(); }'],
  [`${module}/job-index.ts`, 'export function createJobIndex() { const rows = new Map(); return rows; }'],
  [`${module}/card-cache.ts`, 'export class CardCache {}'],
  [
    `${module}/queries.ts`,
    `import { sql } from 'kysely'; export async function listJobs() { return new Map(await sql); }`,
  ],
  [`${module}/rules.ts`, `import type { Kysely } from 'kysely'; export const isOpen = () => true;`],
  [
    `${module}/rules.ts`,
    `import { type Services } from '../../platform/services.ts'; import { a } from './b-rules.ts';`,
  ],
  [`${module}/presenter.ts`, `import type { Row } from './queries.ts'; export const present = () => ({});`],
  [`${module}/constants.ts`, `export const limits = { days: 7, names: ['a'] } as const;`],
  [`${module}/handlers.ts`, `export const start = ({ queue }) => queue.work('send-mail', () => {});`],
  [`${module}/schedule.ts`, `export const start = ({ queue }) => queue.schedule('sweep', {});`],
  [`${module}/queries.test.ts`, 'let count = 0;'],
  // Outside of the modules the words may mean something else.
  ['apps/server/src/platform/http/page-cache.ts', 'export const a = 1;'],
  ['apps/web/src/lib/rules.ts', `import { useState } from 'react';`],
])('%s keeps what its name promises', (path, text) => {
  expect(check(path, text)).toEqual([]);
});

test.each([
  [`${module}/job-index.ts`, 'export const findJob = () => 1;', 'index', 'keeps something in memory'],
  [`${module}/card-cache.ts`, 'export const findCard = () => 1;', 'cache', 'keeps something in memory'],
  [`${module}/queries.ts`, 'export class Jobs {}', 'queries', 'an index or a cache'],
  [`${module}/queries.ts`, 'let last = 0;', 'queries', 'an index or a cache'],
  [`${module}/queries.ts`, 'const kept = new Map();', 'queries', 'an index or a cache'],
  [
    `${module}/queries.ts`,
    'export function createSitemap() { return () => 1; }',
    'queries',
    'an index or a cache',
  ],
  [`${module}/queries.ts`, 'function read() { const kept = new WeakMap(); }', 'queries', 'a cache'],
  [`${module}/rules.ts`, `import { sql } from 'kysely';`, 'rules', 'import no database'],
  [
    `${module}/rules.ts`,
    `import { migrate } from '../../platform/database/migrate.ts';`,
    'rules',
    'no database',
  ],
  [`${module}/a-rules.ts`, `import { listJobs } from './queries.ts';`, 'rules', 'no database'],
  [
    'apps/web/src/areas/jobs/jobs/rules.ts',
    `import { useState } from 'react';`,
    'rules',
    'queries, commands or React',
  ],
  [`${module}/presenter.ts`, `import { findJob } from './queries.ts';`, 'presenter', 'turns rows into'],
  [`${module}/presenter.ts`, 'export const present = async () => ({});', 'presenter', 'waits for nothing'],
  [`${module}/constants.ts`, 'export const isOpen = () => true;', 'constants', 'belongs to the rules'],
  [
    'apps/web/src/areas/jobs/jobs/constants.ts',
    'export function a() {}',
    'constants',
    'belongs to the rules',
  ],
  [`${module}/handlers.ts`, 'export const start = () => {};', 'handlers', 'queue.work'],
  [`${module}/schedule.ts`, 'export const start = () => {};', 'schedule', 'queue.schedule'],
])('%s with %s', (path, text, suffix, rule) => {
  expect(check(path, text)).toEqual([
    { what: `${path} is no file of ${suffix}`, advice: expect.stringContaining(rule) },
  ]);
});
