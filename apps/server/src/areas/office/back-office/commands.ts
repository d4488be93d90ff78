import { fullName } from '@waymark/contract/text/format';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { forgetFailedMail, resendFailedMails } from '../../../platform/mail/failed-mails.ts';
import { recordReturned } from '../../../platform/mail/mail-sends.ts';
import type { Services } from '../../../platform/services.ts';
import { recordBounce } from '../../content/newsletter/commands.ts';
import { isAboutAddress } from '../../content/newsletter/rules.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { pauseAlertsTo } from '../../seeking/alerts/commands.ts';
import { colleaguesCameMail, companyMergedMail } from './emails/company-merged.ts';

interface Which {
  mailId: string;
  staffId: string;
}

/** Has a mail that was given up tried again. Throws `conflict` for one that is no longer among them. */
export async function resendMail(database: Kysely<Tables>, { mailId, staffId }: Which): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Of two presses at once the second finds none.
    if ((await resendFailedMails(transaction, mailId)) === 0) {
      throw new AppError('conflict', msg`This mail is being tried again already, or is gone.`);
    }
    await noteStaffAction(transaction, {
      staffId,
      action: 'mail.resend',
      subjectKind: 'mail',
      subjectId: mailId,
      before: { state: 'failed' },
      after: { state: 'retry' },
    });
  });
}

/** Forgets what a mail that was given up says. Throws `conflict` for one that is no longer among them. */
export async function setMailAside(database: Kysely<Tables>, { mailId, staffId }: Which): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await forgetFailedMail(transaction, mailId))) {
      throw new AppError('conflict', msg`This mail is being tried again already, or is gone.`);
    }
    await noteStaffAction(transaction, {
      staffId,
      action: 'mail.set-aside',
      subjectKind: 'mail',
      subjectId: mailId,
      before: { state: 'failed' },
      after: { state: 'set-aside' },
    });
  });
}

interface Person {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  email_confirmed_at: Date | null;
  language: Language | null;
  member_role: string;
}

interface Merging {
  from: { id: string; name: string };
  into: { id: string; name: string };
}

/** A mail names so many people and no more. */
const mostNamed = 50;

/** The recipients of the notice of a merge, read before it: afterwards they cannot be told apart. */
export async function readMerging(transaction: Kysely<Tables>, { from, into }: Merging) {
  return {
    owners: (await listPeople(transaction, into.id)).filter(({ member_role: role }) => role === 'owner'),
    came: (await listPeople(transaction, from.id, into.id)).map(({ id }) => id),
  };
}

/** Tells the owners of the company that stays who has come, and those who came where they are. */
export async function mailMerging(
  transaction: Kysely<Tables>,
  { queue, config: { publicUrl } }: Pick<Services, 'queue' | 'config'>,
  { from, into }: Merging,
  { owners, came }: Awaited<ReturnType<typeof readMerging>>,
): Promise<void> {
  // With the roles that they have now.
  const people = (await listPeople(transaction, into.id)).filter(({ id }) => came.includes(id));
  if (people.length === 0) return;
  const merged = { goneName: from.name, keptName: into.name, publicUrl };
  const newcomers = people.slice(0, mostNamed).map((person) => ({
    name: fullName(person.first_name, person.last_name),
    email: person.email,
    memberRole: person.member_role,
  }));
  for (const owner of owners) {
    const mail = colleaguesCameMail(recipientOf(owner), { ...merged, newcomers });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: owner.id });
  }
  for (const person of people) {
    const mail = companyMergedMail(recipientOf(person), merged);
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: person.id });
  }
}

/** Who works for a company and is not suspended, without those who work for the other one too. */
async function listPeople(
  transaction: Kysely<Tables>,
  companyId: string,
  otherId: string | null = null,
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select users.id, email, first_name, last_name, email_confirmed_at, language, member_role
    from company_members join users on users.id = user_id
    where company_id = ${companyId} and suspended_at is null
      and user_id not in (select user_id from company_members where company_id = ${otherId}::uuid)
    order by company_members.created_at, users.id
  `.execute(transaction);
  return rows;
}

/** Parts within parts; a report has three of them, and quotes a mail that has two. */
const depth = 12;

const headerBytes = 100_000;

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/**
 * Notes that a mail came back, for staff to see, and stops the newsletter, or pauses the job alerts, for an
 * address that takes nothing any more. Gives whether it was news: of what is no report, of mails that are
 * forgotten, and the second time it is none.
 */
export async function noteMailReport(database: Kysely<Tables>, message: Uint8Array): Promise<boolean> {
  const report = await readMailReport(message);
  if (!report) return false;
  return database.transaction().execute(async (transaction) => {
    const { mailId, reason } = report;
    const returned = await recordReturned(transaction, mailId, reason);
    if (!returned) return false;
    await recordBounce(transaction, mailId, reason);
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
 * Reads a delivery status notification (RFC 3464) that says that a mail was given up. Undefined for
 * everything else that comes to such an address: delays, receipts, absences, advertising.
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

/**
 * Our mails have the number of their job as Message-ID, and, where reports have an address of their own, in
 * that.
 */
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
