import { expect, test } from '../../fixtures/test.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRepeatedly } from '../../../apps/server/src/testing/durability.ts';
import { startBuiltServer } from '../../fixtures/built-server.ts';

let directory: string;
test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-durability-'));
});
test.afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

test('[B-9] [G-9] nothing acknowledged is lost, and nothing is left by half, when the server is killed', async () => {
  const report = await killRepeatedly(join(directory, 'killed'), 3, startBuiltServer);

  expect(report.lost).toEqual([]);
  expect(report.halfWritten).toEqual([]);
  expect(report.strayFiles).toBe(0);
  // The kills came in the middle of things, or the run has shown nothing.
  expect(report.underWay).toBeGreaterThan(3);
  expect(report.signUps).toBeGreaterThan(10);
  expect(report.applicationsAcknowledged).toBeGreaterThan(10);
  expect(report.applications).toBeGreaterThanOrEqual(report.applicationsAcknowledged);
});
