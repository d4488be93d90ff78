import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { BuildStamp } from './build-stamp.mjs';

let root: string;
let stamp: BuildStamp;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-stamp-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'lock.json'), '{}');
  writeFileSync(join(root, 'src/deep/one.ts'), 'one');
  stamp = new BuildStamp({ root, file: 'build/.built-from', folders: ['src'], files: ['lock.json'] });
  return () => rmSync(root, { recursive: true });
});

const build = (code = 0) => stamp.around(async () => code);

test('what was never built is stale, and what was built is not', async () => {
  expect(stamp.isStale()).toBe(true);
  await build();
  expect(stamp.isStale()).toBe(false);
});

test.each([
  ['another text of the same length', () => writeFileSync(join(root, 'src/deep/one.ts'), 'two')],
  ['a file more', () => writeFileSync(join(root, 'src/more.ts'), '')],
  ['a file less', () => rmSync(join(root, 'src/deep/one.ts'))],
  ['another named file', () => writeFileSync(join(root, 'lock.json'), '{ }')],
])('%s makes it stale', async (_what, change) => {
  await build();
  change();
  expect(stamp.isStale()).toBe(true);
});

test('a changed test or a checkout that changes only file times does not cause a rebuild', async () => {
  await build();
  writeFileSync(join(root, 'src/one.test.ts'), 'a test');
  utimesSync(join(root, 'src/deep/one.ts'), 1, 1);
  expect(stamp.isStale()).toBe(false);
  expect(stamp.isStale()).toBe(false);
});

test('a build that failed or changed under way stays stale', async () => {
  await build();
  expect(await build(1)).toBe(1);
  expect(stamp.isStale()).toBe(true);
  await stamp.around(async () => {
    writeFileSync(join(root, 'src/deep/one.ts'), 'edited meanwhile');
    return 0;
  });
  expect(stamp.isStale()).toBe(true);
});
