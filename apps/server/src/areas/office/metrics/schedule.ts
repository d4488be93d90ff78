import type { Services } from '../../../platform/services.ts';
import { countAllDays, countRecentDays } from './counting-commands.ts';

/** What recurs for the figures of the board: pages show what was counted, and count nothing themselves. */
export async function scheduleBoardFigures({ queue, database }: Services): Promise<void> {
  await queue.schedule('count-recent-figures', {
    cron: '8 * * * *',
    atStart: true,
    run: () => countRecentDays(database),
  });
  await queue.schedule('count-figures', {
    // Not at a start, when the first pages are asked for.
    cron: '15 4 * * *',
    atStart: false,
    run: () => countAllDays(database),
  });
}
