import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../dev/postgres.ts';
import { programs, url } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which the tests make databases; undefined where they run on the embedded one. */
    testServerUrl: string | undefined;
    temporaryRoot: string;
    /** How many sentences the laws of the search are tried on (L-37). */
    searchLawSeeds: number;
    /** On how many made resumes the reading of positions is tried (L-25). */
    madeResumes: number;
  }
}

/** Starts what the tests of the server need, once for a run; gives what ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'waymark-tests-'));
  const server = project.name === 'embedded' ? undefined : await openServer();
  project.provide('testServerUrl', server?.url);
  project.provide('temporaryRoot', directory);
  project.provide('searchLawSeeds', Number(process.env['SEARCH_LAW_SEEDS'] ?? 5000));
  project.provide('madeResumes', Number(process.env['MADE_RESUMES'] ?? 120));
  return async () => {
    await server?.stop?.();
    rmSync(directory, { recursive: true, force: true });
  };
}

async function openServer(): Promise<{ url: string; stop?: () => Promise<void> } | undefined> {
  if (url !== undefined) return { url };
  return programs === undefined ? undefined : startPostgres(programs);
}
