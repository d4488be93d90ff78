import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { forgetFailedMail, resendFailedMails } from '../../../platform/mail/failed-mails.ts';
import { noteStaffAction } from '../../identity/audit/audit-commands.ts';

interface Which {
  mailId: string;
  staffId: string;
}

/** Has a mail that was given up tried again. Throws `conflict` for one that is no longer among them. */
export async function resendMail(database: Kysely<Tables>, { mailId, staffId }: Which): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Of two presses at once the second finds none.
    if ((await resendFailedMails(transaction, mailId)) === 0) {
      throw new AppError('conflict', 'This mail is being tried again already, or is gone.');
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
      throw new AppError('conflict', 'This mail is being tried again already, or is gone.');
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
