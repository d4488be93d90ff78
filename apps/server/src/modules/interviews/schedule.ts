import type { Services } from '../../platform/services.ts';
import { endWithdrawnInterviews } from './answer-commands.ts';

/** What recurs for interviews: those of applications that were withdrawn end. */
export async function scheduleInterviews(services: Services): Promise<void> {
  await services.queue.schedule('end-withdrawn-interviews', {
    cron: '* * * * *',
    atStart: true,
    run: () => endWithdrawnInterviews(services),
  });
}
