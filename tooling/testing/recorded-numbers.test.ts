import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/*
 * The numbers that have a name: limits, periods and sizes of the contract and of the constants of servers, and the points
 * that the check of resumes takes. Tests ask what
 * comes of most; that none is another one by mistake is said here. `vitest run recorded-numbers -u` records a change.
 */

/** What only gathers the rows of others, and where a page stands in a menu. */
const gathers =
  /contract\/src\/(?:all-\w+|board-words|endpoints|[\w-]+-tables|paths|zod)\.ts$|\/(?:endpoints|pages)\.ts$/;

const sources = [
  'packages/contract/src/**/*.ts',
  'apps/{server,checkout-sandbox,checkout-stripe}/**/*constants.ts',
  'apps/server/src/areas/resumes/resume-check/rules.ts',
];

/** `path: value` of each number in a value. */
function numbersIn(value: unknown, path: string): string[] {
  if (typeof value === 'number') return [`${path}\t${value}`];
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if (value instanceof Map) return numbersIn(Object.fromEntries(value), path);
  if (value instanceof Set) return numbersIn([...value], path);
  return Object.entries(value).flatMap(([name, part]) => numbersIn(part, `${path}.${name}`));
}

test('numbers that have a name are as they are recorded', async () => {
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts', '**/node_modules/**'] });
  const rows: string[] = [];
  for (const file of files.filter((name) => !gathers.test(name)).toSorted()) {
    const exported = (await import(/* @vite-ignore */ join(root, file))) as object;
    const name = file.replace(/\.ts$/, '');
    rows.push(...Object.entries(exported).flatMap(([key, value]) => numbersIn(value, `${name} ${key}`)));
  }
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('recorded-numbers.tsv');
});
