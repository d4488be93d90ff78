import { trimChanges } from './changes.ts';
import { vacuum } from './database/vacuum.ts';
import { sweepCapturedMails } from './mail/captured-mails.ts';
import { sweepMailSends } from './mail/mail-sends.ts';
import type { Services } from './services.ts';

/** Deletes old rows of the platform's own tables. */
export async function schedulePlatform({
  queue,
  database,
}: Pick<Services, 'queue' | 'database'>): Promise<void> {
  await queue.schedule('trim-changes', {
    cron: '*/10 * * * *',
    atStart: true,
    run: () => trimChanges(database),
  });
  await queue.schedule('sweep-captured-mails', {
    cron: '25 * * * *',
    atStart: true,
    run: () => sweepCapturedMails(database),
  });
  // Records of mails that left are kept until nothing could send them again.
  await queue.schedule('forget-mail-sends', {
    cron: '50 * * * *',
    atStart: true,
    run: () => sweepMailSends(database),
  });
}

/** Vacuums the embedded database, which does not do so by itself. */
export async function scheduleVacuum({
  queue,
  database,
}: Pick<Services, 'queue' | 'database'>): Promise<void> {
  const run = (signal: AbortSignal) => vacuum(database, signal);
  await queue.schedule('vacuum', { cron: '0 */6 * * *', atStart: false, run });
}
