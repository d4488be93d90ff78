import { pino } from 'pino';
import { readConfig } from '../platform/config.ts';
import { startServices } from '../platform/start-services.ts';
import { createEmployer, createJob } from './factories.ts';

/** Prepares a data directory with an employer and its open jobs; gives the ids of the jobs. */
export async function prepareEmployer(dataDirectory: string, jobs: number): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDirectory, DEMO: 'false' });
  const { services, stop } = await startServices(config, pino({ level: 'silent' }));
  try {
    const { companyId } = await createEmployer(services, { email: 'employer@example.org' });
    const created: string[] = [];
    for (let number = 1; number <= jobs; number++) {
      created.push((await createJob(services, { company_id: companyId, title: `Engineer ${number}` })).id);
    }
    return created;
  } finally {
    await stop();
  }
}
