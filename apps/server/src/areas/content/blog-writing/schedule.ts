import type { Services } from '../../../platform/services.ts';
import { publishDuePosts } from './publishing-commands.ts';

/** What recurs for posts: each appears in the minute that was set for it. */
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
