import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordReturned } from '../../../platform/mail/mail-sends.ts';
import { pauseAlertsTo } from '../../seeking/alerts/commands.ts';
import { noteReturned } from '../../content/newsletter/outcome-commands.ts';
import { isAboutAddress } from '../../content/newsletter/rules.ts';
import { readMailReport } from './mail-report-rules.ts';

/**
 * Notes that a mail came back, for staff to see, and stops the newsletter, or pauses the job alerts, for an address
 * that takes nothing any more. Gives whether it was news: of what is no report, of mails that are forgotten, and the
 * second time it is none.
 */
export async function noteMailReport(database: Kysely<Tables>, message: Uint8Array): Promise<boolean> {
  const report = await readMailReport(message);
  if (!report) return false;
  return database.transaction().execute(async (transaction) => {
    const { mailId, reason } = report;
    const returned = await recordReturned(transaction, mailId, reason);
    if (!returned) return false;
    await noteReturned(transaction, mailId, reason);
    if (returned.kind === 'new-jobs' && isAboutAddress(reason)) {
      await pauseAlertsTo(transaction, returned.recipient);
    }
    return true;
  });
}
