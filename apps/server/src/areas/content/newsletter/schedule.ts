import type { Services } from '../../../platform/services.ts';
import { noteOutcomes, sweepSubscribers } from './commands.ts';
import { sendDueIssues } from './sending-commands.ts';
import { resumeSendings } from './turn-commands.ts';

/** What recurs for the newsletter: issues whose day has come, mails that have left, and addresses to forget. */
export async function scheduleNewsletter(services: Services): Promise<void> {
  const { queue, database } = services;
  await queue.schedule('send-newsletters', {
    cron: '* * * * *',
    atStart: true,
    async run() {
      await sendDueIssues(services);
      await noteOutcomes(database);
      await resumeSendings(services);
    },
  });
  await queue.schedule('sweep-newsletter', {
    cron: '22 * * * *',
    atStart: true,
    run: () => sweepSubscribers(database),
  });
}
