import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../dev/postgres.ts';
import { startEngine } from '../engine/start-engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** OpenSearch, for all tests that do not stop it: each takes a name of its own for what it stores. */
    testEngineUrl: string;
  }
}

/** Starts it once for a run; gives what ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'waymark-engine-test-'));
  const engine = await startEngine({ directory, port: await freePort() });
  project.provide('testEngineUrl', engine.url);
  return async () => {
    await engine.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
