import { expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../root.ts';
import { everywhere, nearTests } from './near-tests.ts';

const area = 'apps/server/src/areas/jobs';
const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((from) => `import { x } from '${from}';\n`).join(''),
});

test('the tests of a file are those beside it, those of what imports it, those of its area, and those that see all', () => {
  const files = [
    file('packages/contract/src/jobs/choices.ts'),
    file('packages/contract/src/jobs/choices.test.ts', './choices.ts'),
    file(`${area}/pay/rules.ts`, '@waymark/contract/jobs/choices'),
    file(`${area}/pay/rules.test.ts`, './rules.ts'),
    file(`${area}/jobs/commands.ts`, '../pay/rules.ts'),
    file(`${area}/jobs/commands.test.ts`, './commands.ts'),
    file(`${area}/views/commands.test.ts`, '../../../testing/test-app.ts'),
    file('apps/server/src/testing/test-app.ts', '../areas/jobs/pay/rules.ts'),
    file('apps/server/locks.test.ts'),
  ];
  expect(nearTests(files, 'packages/contract/src/jobs/choices.ts')).toEqual([
    ['packages/contract/src/jobs/choices.test.ts'],
    [`${area}/pay/rules.test.ts`],
    [],
    ['apps/server/locks.test.ts'],
  ]);
  expect(nearTests(files, `${area}/pay/rules.ts`)).toEqual([
    [`${area}/pay/rules.test.ts`],
    [`${area}/jobs/commands.test.ts`],
    [`${area}/views/commands.test.ts`],
    ['apps/server/locks.test.ts'],
  ]);
});

test('the tests that see all are where they are looked for', () => {
  expect(everywhere.filter((name) => !existsSync(resolve(root, name)))).toEqual([]);
});
