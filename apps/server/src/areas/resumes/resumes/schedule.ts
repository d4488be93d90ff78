import type { Services } from '../../../platform/services.ts';
import { dropRemovedResumes } from './commands.ts';

/** What recurs for resumes: those that were deleted go when they cannot be taken back any more. */
export async function scheduleResumes({ queue, database }: Services): Promise<void> {
  await queue.schedule('drop-removed-resumes', {
    cron: '*/5 * * * *',
    atStart: true,
    run: () => dropRemovedResumes(database),
  });
}
