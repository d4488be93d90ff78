import type { Services } from '../../../platform/services.ts';
import { sweepStoredFiles } from './commands.ts';
import { eraseDueAccounts } from './erasure-commands.ts';
import { sweepExports } from './export-commands.ts';

/**
 * What recurs for people's own data: copies that are old go, accounts whose time has come, and files that a crash
 * left.
 */
export async function scheduleOwnData(services: Services): Promise<void> {
  const everyMinute = { cron: '* * * * *', atStart: true };
  await services.queue.schedule('sweep-exports', { ...everyMinute, run: () => sweepExports(services) });
  await services.queue.schedule('erase-accounts', { ...everyMinute, run: () => eraseDueAccounts(services) });
  await services.queue.schedule('sweep-files', {
    cron: '17 * * * *',
    atStart: true,
    run: () => sweepStoredFiles(services),
  });
}
