import { expect, test } from 'vitest';
import { checkProcessState } from './process-state.ts';

const found = (text: string, path = 'apps/server/src/areas/jobs/jobs/rules.ts') =>
  checkProcessState([{ path, text }]).map(({ what }) => what);

test.each([
  'let count = 0;',
  'let loaded: Index | undefined;',
  'const known = new Map<string, Map<string, number>>();',
  'const known: string[] = [];',
  'export const board = new Board();',
])('what a process keeps says why it stays: %s', (line) => {
  expect(found(`import x from 'y';\n\n${line}\n`)).toHaveLength(1);
  expect(found(`import x from 'y';\n\n/** One for the process. */\n${line}\n`)).toEqual([]);
  expect(found(line, 'apps/server/src/areas/jobs/jobs/reading-worker.ts')).toEqual([]);
});

test.each([
  "const names = new Set(['a']);",
  'const seen = new WeakMap<object, string>();',
  '  let count = 0;',
  'const now = new Date(0);',
])('what does not change, or ends with what it is of, needs no reason: %s', (line) => {
  expect(found(line)).toEqual([]);
});
