import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killRepeatedly } from '../../apps/server/src/testing/durability.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-durability-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

test('[B-9] [G-9] nothing acknowledged is lost, and nothing is left by half, when the server is killed', async () => {
  const report = await killRepeatedly(join(directory, 'killed'), 3);

  expect(report.lost).toEqual([]);
  expect(report.halfWritten).toEqual([]);
  // The kills came in the middle of things, or the run has shown nothing.
  expect(report.underWay).toBeGreaterThan(3);
  expect(report.signUps).toBeGreaterThan(10);
  expect(report.applicationsAcknowledged).toBeGreaterThan(10);
  expect(report.applications).toBeGreaterThanOrEqual(report.applicationsAcknowledged);
});
