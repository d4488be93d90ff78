import type { Services } from '../../../platform/services.ts';
import { sweepComments } from './moderation-commands.ts';

/** Old comments are deleted. */
export async function scheduleComments({
  queue,
  database,
}: Pick<Services, 'queue' | 'database'>): Promise<void> {
  await queue.schedule('sweep-comments', {
    cron: '33 * * * *',
    atStart: true,
    run: () => sweepComments(database),
  });
}
