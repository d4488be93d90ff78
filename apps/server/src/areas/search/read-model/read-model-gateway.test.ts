import { readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ReadModel } from './read-model-gateway.ts';

test('[L-22] a damaged lock file keeps no process from searching: the next file is taken', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-read-model-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  writeFileSync(
    join(directory, 'lock-1.sqlite'),
    'no database, and longer than a page header is '.repeat(100),
  );
  const model = ReadModel.open(directory, 'a board');
  expect(model.cursor).toBeNull();
  expect(readdirSync(directory)).toContain('read-model-2.sqlite');
  await model.close();
});
