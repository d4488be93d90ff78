import type { Kysely } from 'kysely';
import { paths } from '@waymark/contract/paths';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { emailLinkHours } from './constants.ts';
import { confirmEmailMail } from './emails/confirm-email.ts';
import { confirmNewEmailMail } from './emails/confirm-new-email.ts';
import { createLink } from './link-commands.ts';
import type { AccountRow } from './presenter.ts';

type Mailing = Pick<Services, 'queue' | 'config'>;
type Reached = Pick<AccountRow, 'id' | 'email'>;

/** Mails the link that proves the address of an account. */
export async function sendEmailConfirmation(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  { id, email }: Reached,
): Promise<void> {
  const link = await createEmailLink(transaction, config.publicUrl, email, email);
  await queue.enqueue(transaction, 'send-mail', { ...confirmEmailMail(email, link), concerns: id });
}

/** Mails the link that makes a new address the account's, to that address. */
export async function sendNewEmailConfirmation(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  { id, email }: Reached,
  newEmail: string,
): Promise<void> {
  const link = await createEmailLink(transaction, config.publicUrl, email, newEmail);
  await queue.enqueue(transaction, 'send-mail', { ...confirmNewEmailMail(newEmail, link), concerns: id });
}

function createEmailLink(
  transaction: Kysely<Tables>,
  publicUrl: string,
  accountEmail: string,
  mailedTo: string,
): Promise<string> {
  return createLink(transaction, {
    purpose: 'confirm-email',
    accountEmail,
    mailedTo,
    minutes: emailLinkHours * 60,
    page: publicUrl + paths.confirmEmail,
  });
}
