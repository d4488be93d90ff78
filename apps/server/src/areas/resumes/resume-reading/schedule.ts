import type { Services } from '../../../platform/services.ts';
import { forgetOldReadings } from './kept-commands.ts';

/** What recurs for readings: those of long ago make way for what the reader has learned since. */
export async function scheduleResumeReading({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-file-readings', {
    cron: '10 3 * * *',
    atStart: true,
    run: () => forgetOldReadings(database),
  });
}
