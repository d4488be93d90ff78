import { expect, test } from 'vitest';
import { filesThatReach } from './files-that-reach.ts';

const files = [
  { path: 'apps/server/src/opens.ts', text: 'process.env.NAMED;' },
  { path: 'apps/server/src/helper.ts', text: "export * from './opens.ts';" },
  { path: 'apps/server/src/by-helper.test.ts', text: "import { a } from './helper.ts';" },
  { path: 'apps/server/src/later.test.ts', text: "await import('./helper.ts');" },
  { path: 'apps/server/src/itself.test.ts', text: "export const name = 'NAMED';" },
  { path: 'apps/server/src/types.test.ts', text: "import type { A } from './opens.ts';" },
  { path: 'apps/server/src/apart.test.ts', text: "import './other.ts';" },
  { path: 'apps/server/src/other.ts', text: '' },
  { path: 'apps/web/src/look.css', text: '.a {}' },
];

test('finds what names a word, and what runs that over any number of imports', () => {
  expect(filesThatReach('NAMED', files).toSorted()).toEqual([
    'apps/server/src/by-helper.test.ts',
    'apps/server/src/helper.ts',
    'apps/server/src/itself.test.ts',
    'apps/server/src/later.test.ts',
    'apps/server/src/opens.ts',
  ]);
});
