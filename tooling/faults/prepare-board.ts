import { pino } from 'pino';
import { replacePackages } from '../../apps/server/src/areas/payments/career-services/commands.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { startServices } from '../../apps/server/src/platform/start-services.ts';
import { createEmployer, createJob } from '../../apps/server/src/testing/factories.ts';

export const webhookSecret = `whsec_${Buffer.alloc(32, 'f').toString('base64')}`;
export const productId = 'resume-rewrite';

const jobCount = 12;

/** What is there before anybody comes: jobs to apply for, whose company sees the applications, and a package. */
export interface Board {
  jobs: string[];
  ownerToken: string;
}

export async function prepareBoard(settings: Record<string, string>): Promise<Board> {
  const config = readConfig({ DEMO: 'false', ...settings });
  const { services, stop } = await startServices(config, pino({ level: 'silent' }));
  try {
    const { companyId, token } = await createEmployer(services, { email: 'employer@example.org' });
    const jobs: string[] = [];
    for (let number = 1; number <= jobCount; number++) {
      jobs.push((await createJob(services, { company_id: companyId, title: `Engineer ${number}` })).id);
    }
    const rest = { packageDescription: 'A writer rewrites it.', checkoutLink: '/buy' };
    await replacePackages(services.database, [
      { productId: 'free-review', packageName: 'Free review', packagePrice: 0, ...rest },
      { productId, packageName: 'Resume rewrite', packagePrice: 149, ...rest },
    ]);
    return { jobs, ownerToken: token };
  } finally {
    await stop();
  }
}
