import type { Services } from '../../../platform/services.ts';
import { refreshFigures } from './figure-commands.ts';

/** What recurs for posts: their charts follow the postings. */
export async function scheduleBlog({ queue, database }: Pick<Services, 'queue' | 'database'>): Promise<void> {
  await queue.schedule('refresh-blog-figures', {
    cron: '37 * * * *',
    atStart: true,
    run: () => refreshFigures(database),
  });
}
