import type { Services } from '../services.ts';
import { sweepMailSends } from './mail-sends.ts';

/** What recurs for mails: records of those that left are forgotten once nothing could send them again. */
export async function scheduleMails({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-mail-sends', {
    cron: '50 * * * *',
    atStart: true,
    run: () => sweepMailSends(database),
  });
}
