import type { Services } from '../../../platform/services.ts';
import { emptyTrash } from './commands.ts';
import { forgetChanges } from './change-commands.ts';

/** Empties the trash and deletes changes that can no longer be undone. */
export async function scheduleManagedJobs({ queue, database }: Services): Promise<void> {
  await queue.schedule('empty-job-trash', {
    cron: '20 4 * * *',
    atStart: true,
    run: () => emptyTrash(database),
  });
  await queue.schedule('forget-job-changes', {
    cron: '35 * * * *',
    atStart: true,
    run: () => forgetChanges(database),
  });
}
