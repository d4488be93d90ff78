import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkDirections, readImports } from './directions.ts';
import { FOLDERS } from './source-files.ts';

/** What is refused in a project of these files. */
async function check(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'waymark-directions-'));
  const write = (name: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  try {
    for (const folder of FOLDERS) mkdirSync(path.join(root, folder));
    for (const [name, text] of Object.entries(files)) write(name, text);
    mkdirSync(path.join(root, 'node_modules/@waymark'), { recursive: true });
    symlinkSync('../../apps/server', path.join(root, 'node_modules/@waymark/server'));
    symlinkSync('../../packages/contract', path.join(root, 'node_modules/@waymark/contract'));
    write('apps/server/package.json', '{ "name": "@waymark/server" }');
    write(
      'packages/contract/package.json',
      '{ "name": "@waymark/contract", "exports": { "./*": "./src/*.ts" } }',
    );
    return checkDirections(await readImports(root));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const server = 'apps/server/src/areas';
const imported = Object.fromEntries(
  [
    `${server}/jobs/jobs/queries.ts`,
    `${server}/identity/accounts/policy.ts`,
    `${server}/resumes/resumes/tables.ts`,
    `${server}/office/back-office/queries.ts`,
    `${server}/search/order/hits.ts`,
    'apps/server/app.ts',
    'apps/server/src/platform/errors.ts',
    'apps/server/src/testing/test-app.ts',
    'apps/server/src/demo/load.ts',
    'apps/web/src/root.tsx',
    'apps/web/src/lib/a.ts',
    'apps/web/src/routes/home.tsx',
    'apps/web/src/areas/jobs/jobs/rules.ts',
    'apps/web/src/areas/pages/site/rules.ts',
    'packages/contract/src/jobs/jobs.ts',
    'tooling/dev/dev-product.ts',
  ].map((name) => [name, 'export const a = 1; export type A = 1;']),
);

test('imports that follow the directions are accepted', async () => {
  const problems = await check({
    ...imported,
    [`${server}/hiring/applications/commands.ts`]: `import { a } from '../../jobs/jobs/queries.ts';`,
    // The companies lie between the two.
    [`${server}/jobs/jobs/routes.ts`]: `import type { A } from '../../identity/accounts/policy.ts'; import x from 'fastify';`,
    [`${server}/jobs/jobs/rules.ts`]: `import { b } from '../../../platform/errors.ts'; import '@waymark/contract/jobs/jobs';`,
    [`${server}/jobs/jobs/routes.test.ts`]: `import '../../../testing/test-app.ts'; import '../../resumes/resumes/tables.ts';`,
    'apps/web/src/routes/jobs.tsx': `import { C } from '../areas/jobs/jobs/rules.ts';`,
    'apps/server/main.ts': `import { d } from './src/demo/load.ts';`,
    'packages/contract/src/hiring/applicants.ts': `import { a } from '../jobs/jobs.ts';`,
  });
  expect(problems).toEqual([]);
});

test.each([
  [
    `${server}/search/find/rules.ts`,
    `import type { A } from '../order/hits.ts'`,
    'the stage `find` of a search imports no later one',
  ],
  [
    `${server}/identity/accounts/commands.ts`,
    `import { a } from '../../jobs/jobs/queries.ts'`,
    'identity imports only identity',
  ],
  [
    `${server}/jobs/jobs/rules.ts`,
    `import type { A } from '../../resumes/resumes/tables.ts'`,
    'jobs imports only identity, ',
  ],
  [
    `${server}/jobs/jobs/rules.ts`,
    `import { type A } from '../../resumes/resumes/tables.ts'`,
    'jobs imports only identity, ',
  ],
  [
    `${server}/content/blog/queries.ts`,
    `export { a } from '../../office/back-office/queries.ts'`,
    'content imports only identity, ',
  ],
  [`${server}/jobs/jobs/rules.ts`, `import { a } from '../../../testing/test-app.ts'`, 'only tests import'],
  [
    `${server}/jobs/jobs/rules.ts`,
    `import { a } from '../../../demo/load.ts'`,
    'only apps/server/*.ts imports the demo',
  ],
  ['apps/server/src/platform/mail.ts', `import '../areas/jobs/jobs/queries.ts'`, 'platform imports no area'],
  ['apps/server/main.ts', `import { a } from '../../tooling/dev/dev-product.ts'`, 'never imports the tools'],
  ['apps/server/src/ssr/render.ts', `await import('../../../web/src/root.tsx')`, 'never imports the web'],
  ['apps/web/src/lib/api.ts', `import { a } from '../../../server/app.ts'`, 'never imports the server'],
  ['apps/web/src/lib/api.ts', `import { a } from '@waymark/server/app.ts'`, 'never imports the server'],
  ['apps/web/src/lib/api.ts', `import { a } from '../areas/jobs/jobs/rules.ts'`, 'neither routes nor areas'],
  ['apps/web/src/components/form/a.tsx', `import '../../routes/home.tsx'`, 'neither routes nor areas'],
  [
    'apps/web/src/areas/content/blog/rules.ts',
    `import { a } from '../../pages/site/rules.ts'`,
    'never import each other',
  ],
  [
    'apps/web/src/areas/content/blog/rules.ts',
    `import '../../../routes/home.tsx'`,
    'areas never import routes',
  ],
  ['packages/contract/src/blog.ts', `import { a } from '../../../apps/web/src/lib/a.ts'`, 'nothing of ours'],
  [
    'packages/contract/src/identity/team.ts',
    `import type { A } from '../jobs/jobs.ts'`,
    'identity imports only identity',
  ],
  ['packages/contract/src/text/format.ts', `import type { A } from '../jobs/jobs.ts'`, 'below all areas'],
  ['tooling/a.mjs', `import { a } from '@waymark/contract/gone'`, 'there is no such file'],
])('%s: %s', async (name, line, reason) => {
  expect(await check({ ...imported, [name]: line })).toEqual([expect.stringContaining(reason)]);
});

test('a circle that a dynamic import closes is refused', async () => {
  const circle = await check({
    'tooling/a.ts': `export const a = () => import('./b.ts');`,
    'tooling/b.ts': `import type { C } from './c.ts';`,
    'tooling/c.ts': `import { a } from './a.ts'; import { d } from './d.ts'; export type C = 1;`,
    'tooling/d.ts': 'export const d = 1;',
  });
  expect(circle).toEqual([
    'tooling/a.ts imports tooling/b.ts -> tooling/c.ts -> tooling/a.ts: a dynamic import closes a circle.',
  ]);
});
