import { join } from 'node:path';
import { afterAll } from 'vitest';
import { OpenJobs } from '../areas/search/job-index/open-jobs-index.ts';
import { Replica } from '../areas/search/replica/replica-gateway.ts';
import type { TestApp } from './test-app.ts';
import { replicaFolder } from '../areas/search/replica/file-rules.ts';

/** Gives what opens the open jobs of now beside those of the application, for one test file. */
export function useOpenJobs(context: TestApp): () => Promise<OpenJobs> {
  const replicas: Replica[] = [];
  afterAll(async () => {
    for (const replica of replicas) await replica.close();
  });
  return async () => {
    const { config, changes } = context.services;
    const replica = await Replica.open(join(config.dataDirectory, replicaFolder), 'a test');
    replicas.push(replica);
    const jobs = new OpenJobs(context.database, replica);
    await jobs.readAll(await changes.now(), () => {});
    return jobs;
  };
}
