import { mkdtemp, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sweepUploads } from './sweep-uploads.ts';

async function leave(name: string, minutesAgo: number) {
  const written = new Date(Date.now() - minutesAgo * 60_000);
  await writeFile(join(directory, name), 'x');
  await utimes(join(directory, name), written, written);
}

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-uploads-'));
});

test('uploads that a killed process left go; one that another process may be at stays', async () => {
  await leave('broken-off', 61);
  await leave('under-way', 59);
  expect(await sweepUploads(directory, false)).toBe(1);
  expect(await readdir(directory)).toEqual(['under-way']);
  expect(await sweepUploads(join(directory, 'not-there'), false)).toBe(0);
});

test('[B-9] a process that is alone, and takes no request yet, removes whatever is there', async () => {
  await leave('just-broken-off', 0);
  // Written before the clock was set back.
  await leave('of-tomorrow', -24 * 60);
  expect(await sweepUploads(directory, true)).toBe(2);
  expect(await readdir(directory)).toEqual([]);
});

test.each([-2, 2])('[B-9] an upload stays where this process is %d hours from the others', async (hours) => {
  await writeFile(join(directory, 'under-way'), 'x');
  await leave('broken-off', 61);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await sweepUploads(directory, false)).toBe(1);
  expect(await readdir(directory)).toEqual(['under-way']);
});

test('an upload that disappears during a sweep does not stop the sweep', async () => {
  // Listed, but gone when it is read.
  await symlink(join(directory, 'gone'), join(directory, 'taken'));
  expect(await sweepUploads(directory, true)).toBe(0);
});
