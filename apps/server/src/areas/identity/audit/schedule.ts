import type { Services } from '../../../platform/services.ts';
import { trimAuditLog } from './commands.ts';

/** What recurs for the log of what staff did. */
export async function scheduleAudit({ queue, database }: Services): Promise<void> {
  await queue.schedule('trim-audit-log', {
    cron: '20 4 * * *',
    atStart: true,
    run: () => trimAuditLog(database),
  });
}
