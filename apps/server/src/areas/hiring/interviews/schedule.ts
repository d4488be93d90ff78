import type { Services } from '../../../platform/services.ts';
import { endWithdrawnInterviews, endDeclinedInterviews } from './commands.ts';

/** What recurs for interviews: those of applications that were withdrawn or declined end. */
export async function scheduleInterviews(services: Services): Promise<void> {
  await services.queue.schedule('end-withdrawn-interviews', {
    cron: '* * * * *',
    atStart: true,
    run: () => endWithdrawnInterviews(services),
  });
  await services.queue.schedule('end-declined-interviews', {
    cron: '* * * * *',
    atStart: true,
    run: () => endDeclinedInterviews(services),
  });
}
