import type { Services } from '../../../platform/services.ts';
import { sweepComments } from './moderation-commands.ts';

/** What recurs for comments: what nobody is to read any more goes. */
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
