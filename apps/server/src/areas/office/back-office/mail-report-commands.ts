import type { Kysely } from 'kysely';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordReturned } from '../../../platform/mail/mail-sends.ts';
import { noteReturned } from '../../content/newsletter/outcome-commands.ts';
import { isAboutAddress } from '../../content/newsletter/rules.ts';
import { pauseAlertsTo } from '../../seeking/alerts/commands.ts';

/** Parts within parts; a report has three of them, and quotes a mail that has two. */
const depth = 12;

const headerBytes = 100_000;

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

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

/** What a report says of one of our mails that did not arrive. */
interface MailReport {
  mailId: string;
  /** The number of RFC 3463 and the words of the server that refused it. */
  reason: string;
}

/**
 * Reads a delivery status notification (RFC 3464) that says that a mail was given up. Undefined for everything else
 * that comes to such an address: delays, receipts, absences, advertising.
 */
async function readMailReport(message: Uint8Array): Promise<MailReport | undefined> {
  const mail = await PostalMime.parse(message, {
    maxNestingDepth: depth,
    maxHeadersSize: headerBytes,
    rfc822Attachments: true,
  }).catch(() => undefined);
  if (!mail) return undefined;
  const fields = textOf(mail, 'message/delivery-status');
  if (!/^action:\s*failed\b/im.test(fields)) return undefined;
  const mailId = findMailId(mail);
  if (mailId === undefined) return undefined;
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(fields)?.[1] ?? '';
  // Its words may go on in lines that begin with a space.
  const words = /^diagnostic-code:\s*(?:[\w-]+;)?\s*(.+(?:\r?\n[ \t].*)*)/im.exec(fields)?.[1] ?? '';
  return { mailId, reason: words.includes(status) ? words : `${status} ${words}` };
}

/** Our mails have the number of their job as Message-ID, and, where reports have an address of their own, in that. */
function findMailId(mail: Email): string | undefined {
  const quoted = textOf(mail, 'message/rfc822', 'text/rfc822-headers');
  const ofMessage = new RegExp(`^message-id:\\s*<(${uuid})@`, 'im').exec(quoted)?.[1];
  const addressed = mail.headers
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to'].includes(key))
    .map(({ value }) => new RegExp(`\\+(${uuid})@`, 'i').exec(value)?.[1])
    .find((id) => id !== undefined);
  return (ofMessage ?? addressed)?.toLowerCase();
}

function textOf({ attachments }: Email, ...mediaTypes: string[]): string {
  return attachments
    .filter(({ mimeType }) => mediaTypes.includes(mimeType))
    .map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
    )
    .join('\n');
}
