import type { Services } from '../../../platform/services.ts';
import { forgetOldViews } from './commands.ts';

/** What recurs for candidates: who looked long ago is forgotten. */
export async function scheduleCandidates({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-candidate-views', {
    cron: '50 3 * * *',
    atStart: true,
    run: () => forgetOldViews(database),
  });
}
