import type { LinkPurpose, Role } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { findCredentials, type Credentials } from './queries.ts';
import { recipientOf, type Recipient } from './rules.ts';

/*
 * Links that are mailed. They act when they are posted, never when they are opened: mail scanners open links.
 * Only the hash of the secret is stored; a link works once and ends.
 */

interface NewLink {
  purpose: LinkPurpose;
  /** The address of the account that the link is for. */
  accountEmail: string;
  /** Where the link is mailed to: the account's address, or the one that is to become it. */
  mailedTo: string;
  minutes: number;
  /** The full address of the page that shows the link's button. */
  page: string;
}

/** Stores the hash of a new secret for the account of an address, if it has one, and gives the link. */
export async function createLink(transaction: Kysely<Tables>, link: NewLink): Promise<string> {
  const { secret, hash } = newSecret();
  await forgetOldLinks(transaction, link.accountEmail);
  await sql`
    insert into one_time_tokens (id, user_id, purpose, token_hash, email, expires_at)
    select ${newId()}::uuid, id, ${link.purpose}, ${hash}, ${link.mailedTo}, now() + make_interval(mins => ${link.minutes}::int)
    from users where lower(email) = ${link.accountEmail.toLowerCase()}
  `.execute(transaction);
  return `${link.page}?token=${secret}`;
}

class UnknownAddress extends Error {}

/** A link that is asked for by typing an address, and its mail. */
interface AskedLink extends Omit<NewLink, 'accountEmail' | 'mailedTo'> {
  email: string;
  compose: (to: Recipient, link: string) => Mail;
  /** Whether this account may have such a link; every one may where it is missing. */
  isAllowed?: (account: Credentials) => boolean;
}

/**
 * Mails a link to an address, if it has an account. For one that has none the same statements run and are rolled back,
 * so that the load they cause does not tell the two apart.
 */
export async function mailAskedLink(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  { email, compose, isAllowed = () => true, ...asked }: AskedLink,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      const link = await createLink(transaction, { ...asked, accountEmail: email, mailedTo: email });
      const account = await findCredentials(transaction, email);
      const mail = compose(
        account ? recipientOf(account) : { email, firstName: '', language: languageFor(null) },
        link,
      );
      await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: account?.id ?? newId() });
      if (!account || !isAllowed(account)) throw new UnknownAddress();
    });
  } catch (error) {
    if (!(error instanceof UnknownAddress)) throw error;
  }
}

async function forgetOldLinks(transaction: Kysely<Tables>, accountEmail: string): Promise<void> {
  await sql`
    delete from one_time_tokens
    where expires_at < now() - make_interval(days => ${board.settings.retention.endedLinkDays}::int)
      and user_id = (select id from users where lower(email) = ${accountEmail.toLowerCase()})
  `.execute(transaction);
}

export interface LinkOwner {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  is_demo: boolean;
  suspended_at: Date | null;
  /** Where the link was mailed to. */
  mailed_to: string;
}

/** Whose account a live link is for, without using it up; undefined when it was used or has expired. */
export function findLinkOwner(
  database: Kysely<Tables>,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkOwner | undefined> {
  return database
    .selectFrom('one_time_tokens')
    .innerJoin('users', 'users.id', 'one_time_tokens.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.role'])
    .select(['users.is_demo', 'users.suspended_at', 'one_time_tokens.email as mailed_to'])
    .where('one_time_tokens.token_hash', '=', hashSecret(token))
    .where('one_time_tokens.purpose', '=', purpose)
    .where('one_time_tokens.used_at', 'is', null)
    .where('one_time_tokens.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/**
 * Uses a link up, and with it every other one that was mailed to the same address for the same purpose. Of two
 * simultaneous uses one finds no row. Throws `gone` for a link that was used or has expired.
 */
export async function consumeLink(
  transaction: Kysely<Tables>,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: string; mailedTo: string }> {
  const used = await transaction
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (!used) throw linkIsGone();
  await forgetUsedLink(transaction, token);
  await useUp(transaction, used.user_id)
    .where('purpose', '=', purpose)
    .where('email', '=', used.email)
    .execute();
  return { userId: used.user_id, mailedTo: used.email };
}

/** Makes the open links of an account useless: all of them, or those of one purpose. */
export async function revokeLinks(
  transaction: Kysely<Tables>,
  userId: string,
  purpose?: LinkPurpose,
): Promise<void> {
  const links = useUp(transaction, userId);
  await (purpose === undefined ? links : links.where('purpose', '=', purpose)).execute();
}

/** The statement that uses up the open links of an account. */
function useUp(transaction: Kysely<Tables>, userId: string) {
  return transaction
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
}

export function linkIsGone(): AppError {
  return new AppError('gone', msg`This link was used or has expired. Ask for a new one.`);
}
