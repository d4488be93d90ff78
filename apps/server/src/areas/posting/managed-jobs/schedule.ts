import type { Services } from '../../../platform/services.ts';
import { emptyTrash } from './commands.ts';
import { forgetChanges } from './undo-commands.ts';

/** What recurs for the jobs that companies manage: the trash is emptied, what cannot be taken back is forgotten. */
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
