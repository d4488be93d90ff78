import type { Services } from '../../../platform/services.ts';
import { forgetOldLinks } from './commands.ts';

/** What recurs for public links: who looked long ago is forgotten, and what has ended long ago. */
export async function scheduleResumeSharing({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-resume-links', {
    cron: '25 3 * * *',
    atStart: true,
    run: () => forgetOldLinks(database),
  });
}
