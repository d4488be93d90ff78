import type { Services } from '../../../platform/services.ts';
import { announceReviews } from './announcing-commands.ts';

/** What recurs for the review desk: mails go out when the time to take a review back is over. */
export async function scheduleReviewDesk(services: Services): Promise<void> {
  await services.queue.schedule('announce-reviews', {
    cron: '* * * * *',
    atStart: true,
    run: () => announceReviews(services),
  });
}
