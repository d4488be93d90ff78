import { expect, test } from 'vitest';
import { checkCircles, checkDirections } from './imports.ts';
import type { SourceFile } from './source-files.ts';

function file(path: string, ...lines: string[]): SourceFile {
  return { path, text: lines.join('\n') };
}

const modules = 'apps/server/src/modules';

test('imports that follow the directions are accepted', () => {
  const problems = checkDirections([
    file(`${modules}/applications/commands.ts`, `import { a } from '../jobs/queries.ts';`),
    file(`${modules}/applications/routes.ts`, `import type { A } from '../accounts/policy.ts';`),
    file(
      `${modules}/jobs/routes.ts`,
      `import { b } from '../../platform/errors.ts';`,
      `import x from 'fastify';`,
    ),
    file(`${modules}/jobs/routes.test.ts`, `import { c } from '../../testing/test-app.ts';`),
    file('apps/web/src/routes/home.tsx', `import { C } from '../features/jobs/components/card.tsx';`),
    file('apps/server/main.ts', `import { d } from './src/demo/load.ts';`),
  ]);
  expect(problems).toEqual([]);
});

test.each([
  [
    `${modules}/accounts/commands.ts`,
    `import { a } from '../jobs/queries.ts'`,
    'accounts does not import jobs',
  ],
  [
    `${modules}/jobs/queries.ts`,
    `import type { A } from '../resumes/tables.ts'`,
    'jobs does not import resumes',
  ],
  [
    `${modules}/blog/queries.ts`,
    `export { a } from '../back-office/queries.ts'`,
    'blog does not import back-office',
  ],
  [`${modules}/jobs/queries.ts`, `import { a } from '../../testing/test-app.ts'`, 'only tests import'],
  [
    `${modules}/jobs/queries.ts`,
    `import { a } from '../../demo/words.ts'`,
    'only apps/server/*.ts imports the demo',
  ],
  [
    'apps/server/src/platform/mail.ts',
    `import { a } from '../modules/jobs/rules.ts'`,
    'platform imports no module',
  ],
  ['apps/server/main.ts', `import { a } from '../../tooling/dev/dev-pages.ts'`, 'never imports the tools'],
  ['apps/server/src/ssr/render.ts', `await import('../../../web/src/root.tsx')`, 'never imports the web'],
  ['apps/web/src/lib/api.ts', `import { a } from '../../../server/app.ts'`, 'never imports the server'],
  ['apps/web/src/lib/api.ts', `import { a } from '@waymark/server/app.ts'`, 'never imports the server'],
  ['apps/web/src/lib/api.ts', `import { a } from '../features/jobs/rules.ts'`, 'lib never imports features'],
  [
    'apps/web/src/components/a.tsx',
    `import { a } from '../routes/home.tsx'`,
    'components never imports routes',
  ],
  ['apps/web/src/features/jobs/rules.ts', `import { a } from '../site/rules.ts'`, 'never import each other'],
  [
    'packages/contract/src/jobs.ts',
    `import { a } from '../../../apps/web/src/lib/a.ts'`,
    'imports nothing of ours',
  ],
])('%s: %s', (path, line, reason) => {
  expect(checkDirections([file(path, line)])).toEqual([expect.stringContaining(reason)]);
});

test('finds a circle once, however long', () => {
  const circles = checkCircles([
    file('tooling/a.ts', `import { b } from './b.ts';`),
    file('tooling/b.ts', `import { c } from './c.ts';`),
    file('tooling/c.ts', `import { a } from './a.ts';`),
  ]);
  expect(circles.map(({ what }) => what)).toEqual([
    'tooling/a.ts -> tooling/b.ts -> tooling/c.ts -> tooling/a.ts is a circle',
  ]);
});

test('types make a circle as well, and so does the contract by its package name', () => {
  const circles = checkCircles([
    file('tooling/a.ts', `import { b } from './b.ts';`),
    file('tooling/b.ts', `import type { A } from './a.ts';`),
    file('packages/contract/src/jobs.ts', `import { a } from '@waymark/contract/accounts';`),
    file('packages/contract/src/accounts.ts', `import { b } from './jobs.ts';`),
  ]);
  expect(circles.map(({ what }) => what.split(' -> ')[0])).toEqual([
    'tooling/a.ts',
    'packages/contract/src/jobs.ts',
  ]);
});

test('a way that parts and meets again is no circle', () => {
  expect(
    checkCircles([
      file('tooling/a.ts', `import { b } from './b.ts';`, `import { c } from './c.ts';`),
      file('tooling/b.ts', `import { d } from './d.ts';`),
      file('tooling/c.ts', `import { d } from './d.ts';`),
      file('tooling/d.ts', 'export const d = 1;'),
    ]),
  ).toEqual([]);
});
