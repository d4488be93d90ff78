import type { Services } from '../../../platform/services.ts';
import { sendDueLetters } from './commands.ts';

/** What recurs for declines: letters go out when the time to take them back is over. */
export async function scheduleDeclines(services: Services): Promise<void> {
  await services.queue.schedule('send-decline-letters', {
    cron: '* * * * *',
    atStart: true,
    run: () => sendDueLetters(services),
  });
}
