import type { Services } from '../../../platform/services.ts';
import { publishDuePosts } from './publishing-commands.ts';

/** Scheduled posts are published every minute. */
export async function scheduleWriting({
  queue,
  database,
}: Pick<Services, 'queue' | 'database'>): Promise<void> {
  await queue.schedule('publish-due-posts', {
    cron: '* * * * *',
    atStart: true,
    run: () => publishDuePosts(database),
  });
}
