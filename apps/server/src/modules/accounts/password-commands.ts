import { sql, type Kysely } from 'kysely';
import { paths } from '@waymark/contract/paths';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { hashSecret } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { passwordLinkMinutes, welcomeLinkHours } from './constants.ts';
import { setPasswordMail } from './emails/set-password.ts';
import { welcomeMail } from './emails/welcome.ts';
import { consumeLink, createLink, findLinkOwner, linkIsGone } from './link-commands.ts';
import { findPasswordWeakness, hashPassword } from './password-rules.ts';

type Mailing = Pick<Services, 'queue' | 'config'>;

/** Enqueues the welcome mail with the link that sets the first password (B-10). */
export async function sendWelcome(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  user: { email: string; firstName: string },
): Promise<void> {
  const link = await createPasswordLink(transaction, config.publicUrl, user.email, welcomeLinkHours * 60);
  await queue.enqueue(transaction, 'send-mail', welcomeMail(user, link));
}

class UnknownAddress extends Error {}

/**
 * Mails a link to set a password, if the address has an account. For one that has none the same statements
 * run and are rolled back, so that the load they cause does not tell the two apart.
 */
export async function requestPasswordLink(
  { database, queue, config }: Mailing & Pick<Services, 'database'>,
  email: string,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      const link = await createPasswordLink(transaction, config.publicUrl, email, passwordLinkMinutes);
      const user = await transaction
        .selectFrom('users')
        .select(['email', 'first_name'])
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .executeTakeFirst();
      const to = { email: user?.email ?? email, firstName: user?.first_name ?? '' };
      await queue.enqueue(transaction, 'send-mail', setPasswordMail(to, link));
      if (!user) throw new UnknownAddress();
    });
  } catch (error) {
    if (!(error instanceof UnknownAddress)) throw error;
  }
}

function createPasswordLink(
  transaction: Kysely<Tables>,
  publicUrl: string,
  email: string,
  minutes: number,
): Promise<string> {
  return createLink(transaction, {
    purpose: 'set-password',
    accountEmail: email,
    mailedTo: email,
    minutes,
    page: publicUrl + paths.setPassword,
  });
}

/**
 * Sets the password by a link and ends every session but the one it was asked from (B-13).
 * Throws `gone` for a link that was used or has expired.
 */
export async function setPassword(
  database: Kysely<Tables>,
  { token, password, keepToken }: { token: string; password: string; keepToken: string | undefined },
): Promise<{ email: string }> {
  const owner = await findLinkOwner(database, 'set-password', token);
  if (!owner) throw linkIsGone();
  refuseWeakPassword(password, owner);
  // Hashing is slow by design: it is done before the transaction takes a connection.
  const passwordHash = await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    // The account's row first: two links of one account would otherwise wait for each other.
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: sql`now()` })
      .where('id', '=', owner.id)
      .execute();
    await consumeLink(transaction, 'set-password', token);
    await endOtherSessions(transaction, owner.id, keepToken);
  });
  return { email: owner.email };
}

function refuseWeakPassword(
  password: string,
  owner: { email: string; first_name: string; last_name: string },
): void {
  const weakness = findPasswordWeakness(password, {
    email: owner.email,
    firstName: owner.first_name,
    lastName: owner.last_name,
  });
  if (weakness) throw new AppError('invalid_input', weakness, { fields: { password: weakness } });
}

async function endOtherSessions(
  transaction: Kysely<Tables>,
  userId: string,
  keepToken: string | undefined,
): Promise<void> {
  let sessions = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  if (keepToken !== undefined) sessions = sessions.where('token_hash', '<>', hashSecret(keepToken));
  await sessions.execute();
}
