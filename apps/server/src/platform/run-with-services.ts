import { readConfig } from './config.ts';
import { AppError, StartError } from './errors.ts';
import { createLog } from './log.ts';
import { startServices } from './start-services.ts';
import type { Services } from './services.ts';

/** Runs a command line on the product's database and queue: mails that it enqueues are sent by the product. */
export async function runWithServices(run: (services: Services) => Promise<void>): Promise<void> {
  const log = await createLog({ logLevel: 'error' }, undefined);
  const { services, stop } = await startServices(readConfig(), log, { role: 'command' });
  try {
    await run(services);
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message) : error;
  } finally {
    await stop();
  }
}
