import type { Services } from '../../../platform/services.ts';
import { forgetOldQuestions } from './commands.ts';

/** What recurs for signing in by passkeys. */
export async function scheduleTwoStep({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-passkey-questions', {
    cron: '*/15 * * * *',
    atStart: false,
    run: () => forgetOldQuestions(database),
  });
}
