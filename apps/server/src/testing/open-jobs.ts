import { join } from 'node:path';
import { afterAll } from 'vitest';
import { OpenJobs } from '../areas/search/job-search/open-jobs-index.ts';
import { ReadModel } from '../areas/search/read-model/read-model-gateway.ts';
import type { TestApp } from './test-app.ts';

/** Gives what opens the open jobs of now beside those of the application, for one test file. */
export function useOpenJobs(context: TestApp): () => Promise<OpenJobs> {
  const models: ReadModel[] = [];
  afterAll(async () => {
    for (const model of models) await model.close();
  });
  return async () => {
    const { config, changes } = context.services;
    const model = ReadModel.open(join(config.dataDirectory, 'read-model'), 'a test');
    models.push(model);
    const jobs = new OpenJobs(context.database, model);
    await jobs.readAll(await changes.now(), () => {});
    return jobs;
  };
}
