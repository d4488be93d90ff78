import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepUploads } from './sweep-uploads.ts';

test('uploads that a killed process left go; one that is under way stays', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-uploads-'));
  const leave = async (name: string, written: string) => {
    await writeFile(join(directory, name), 'x');
    await utimes(join(directory, name), new Date(written), new Date(written));
  };
  await leave('broken-off', '2026-11-20T11:00:00Z');
  await leave('under-way', '2026-11-20T12:30:00Z');
  expect(await sweepUploads(directory, new Date('2026-11-20T12:00:00Z'))).toBe(1);
  expect(await readdir(directory)).toEqual(['under-way']);
  expect(await sweepUploads(join(directory, 'not-there'), new Date())).toBe(0);
});
