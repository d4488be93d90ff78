import { mkdtemp, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestUpload, sweepUploads } from './sweep-uploads.ts';

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

test('[B-9] what comes in while a process starts is under way, and so is what another may have begun', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-uploads-'));
  await writeFile(join(directory, 'just-begun'), 'x');
  expect(await sweepUploads(directory, oldestUpload(true))).toBe(0);
  const anHourAgo = new Date(Date.now() - 3_500_000);
  await utimes(join(directory, 'just-begun'), anHourAgo, anHourAgo);
  expect(await sweepUploads(directory, oldestUpload(false))).toBe(0);
  expect(await sweepUploads(directory, oldestUpload(true))).toBe(1);
});

test('an upload that is taken while others are looked at stops nobody', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-uploads-'));
  // Named, and not there when it is looked at.
  await symlink(join(directory, 'gone'), join(directory, 'taken'));
  expect(await sweepUploads(directory, new Date())).toBe(0);
});
