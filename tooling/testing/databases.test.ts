import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { onBothDatabases } from './databases.ts';

test('each pattern of tests that run on both databases finds a test', () => {
  const empty = onBothDatabases.filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
  expect(empty).toEqual([]);
});
