import type { Services } from '../../../platform/services.ts';
import { refreshFigures } from './figure-commands.ts';

/** Charts of posts are recounted every hour. */
export async function scheduleBlog({ queue, database }: Pick<Services, 'queue' | 'database'>): Promise<void> {
  await queue.schedule('refresh-blog-figures', {
    cron: '37 * * * *',
    atStart: true,
    run: () => refreshFigures(database),
  });
}
