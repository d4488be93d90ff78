import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { recordReturned } from '../../platform/mail/mail-sends.ts';
import { noteReturned } from '../newsletter/outcome-commands.ts';
import { readMailReport } from './mail-report-rules.ts';

/**
 * Notes that a mail came back, for staff to see, and stops the newsletter for an address that takes nothing any more.
 * Gives whether it was news: of what is no report, of mails that are forgotten, and the second time it is none.
 */
export async function noteMailReport(database: Kysely<Tables>, message: Uint8Array): Promise<boolean> {
  const report = await readMailReport(message);
  if (!report) return false;
  return database.transaction().execute(async (transaction) => {
    const isNews = await recordReturned(transaction, report.mailId, report.reason);
    if (isNews) await noteReturned(transaction, report.mailId, report.reason);
    return isNews;
  });
}
