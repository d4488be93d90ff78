import { formatNotedMoment } from '@waymark/contract/text/format-moment';
import type { ResetPasswordFields } from '@waymark/contract/identity/accounts';
import type { Role } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { passwordLinkMinutes, welcomeLinkHours } from './constants.ts';
import { passwordChangedMail } from './emails/password-changed.ts';
import { setPasswordMail } from './emails/set-password.ts';
import { welcomeMail } from './emails/welcome.ts';
import { findClosed, refuseEntry } from './entry-rules.ts';
import { consumeLink, createLink, findLinkOwner, linkIsGone, mailAskedLink } from './link-commands.ts';
import { tryPassword } from './password-try-commands.ts';
import { endOtherWaysIn, endPending, type OtherWaysAfter } from './pending-commands.ts';
import type { Viewer } from './policy.ts';
import { findSession, lockAccount, type LockedAccount } from './queries.ts';
import { recipientOf, findPasswordWeakness, hashPassword, verifyPassword, describeDevice } from './rules.ts';
import { endSessions, signInByLink, type SignedIn } from './session-commands.ts';

type Mailing = Pick<Services, 'queue' | 'config'>;

/** Enqueues the welcome mail with the link that sets the first password (B-10). */
export async function sendWelcome(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  { id, email, language }: { id: string; email: string; language: Language | null },
): Promise<void> {
  const link = await createPasswordLink(transaction, config.publicUrl, email, welcomeLinkHours * 60);
  const mail = welcomeMail({ email, language: languageFor(language) }, link);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: id });
}

/** Mails a link to set a password, if the address has an account. */
export async function requestPasswordLink(
  parts: Mailing & Pick<Services, 'database'>,
  email: string,
): Promise<void> {
  await mailAskedLink(parts, {
    purpose: 'set-password',
    email,
    minutes: passwordLinkMinutes,
    page: parts.config.publicUrl + paths.setPassword,
    compose: setPasswordMail,
    // A password is no use to staff who come by their provider.
    isAllowed: (account) => findClosed(account, null, parts.config) !== 'provider',
  });
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

/** From where a mailed link is used. */
interface LinkVisit {
  /** The session that stays. */
  keepToken: string | undefined;
  isSignedIn: boolean;
  userAgent: string;
}

/**
 * Sets the password by a link, which also proves the address it was mailed to, and ends every session but the
 * one it was asked from (B-13), every passkey and all that anybody has begun with the account. Then it signs
 * in, unless `isSignedIn` says that the browser is, or MFA has to follow. Throws `gone` for a link
 * that was used or has expired, `forbidden` for staff who come by their provider.
 */
export async function setPassword(
  { database, queue, config }: Mailing & Pick<Services, 'database'>,
  { token, password }: { token: string; password: string },
  { keepToken, isSignedIn, userAgent }: LinkVisit,
): Promise<{ email: string; role: Role; session: SignedIn | null }> {
  const owner = await findLinkOwner(database, 'set-password', token);
  if (!owner) throw linkIsGone();
  const closed = findClosed(owner, null, config);
  if (closed === 'provider') throw refuseEntry(closed, config);
  await refuseWeakPassword('password', password, owner);
  // Hashing is slow by design: it is done before the transaction takes a connection.
  const passwordHash = await hashPassword(password);
  const session = await database.transaction().execute(async (transaction) => {
    // The account's row first: two links of one account would otherwise wait for each other.
    const account = await lockAccount(transaction, owner.id);
    const { mailedTo } = await consumeLink(transaction, 'set-password', token);
    if (mailedTo !== account.email.toLowerCase()) throw linkIsGone();
    await endPending(transaction, account.id);
    const asking = keepToken === undefined ? undefined : await findSession(transaction, keepToken);
    // A person who adds the first password beside a provider keeps both; one who recovers the account does not.
    const keepsProviders = account.password_hash === null && asking?.id === account.id;
    const others = await endOtherWaysIn(transaction, account, { keepsProviders });
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, email_confirmed_at: sql`now()`, updated_at: sql`now()` })
      .where('id', '=', account.id)
      .execute();
    await endSessions(transaction, account.id, keepToken === undefined ? undefined : { token: keepToken });
    if (account.password_hash !== null) {
      await sendPasswordNotice(transaction, { queue, config }, account, { userAgent, others });
    }
    return isSignedIn ? null : signInByLink({ database: transaction, config }, account, userAgent);
  });
  return { email: owner.email, role: owner.role, session };
}

/**
 * Replaces the password of a signed-in person (G-8), ends every other session and all that anybody has begun
 * with the account. A wrong old password counts like a wrong sign-in. Throws `conflict` for an account
 * without a password and `invalid_input` for a wrong old or a weak new one.
 */
export async function changePassword(
  { database, queue, config, rateLimits }: Mailing & Pick<Services, 'database' | 'rateLimits'>,
  { account, sessionId }: Viewer,
  { oldPassword, newPassword }: ResetPasswordFields,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<void> {
  if (account.password_hash === null) throw hasNoPassword();
  await tryPassword(rateLimits, { email: account.email, ip }, async () => {
    if (!(await verifyPassword(oldPassword, account.password_hash))) throw wrongOldPassword();
  });
  if (newPassword.normalize('NFKC') === oldPassword.normalize('NFKC')) {
    throw invalidFields({ newPassword: msg`This is your old password. Please choose another.` });
  }
  await refuseWeakPassword('newPassword', newPassword, account);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction().execute(async (transaction) => {
    const current = await lockAccount(transaction, account.id);
    // Of two simultaneous changes the second one finds that the password it replaces is not the old one any
    // more.
    if (current.password_hash !== account.password_hash) throw wrongOldPassword();
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: sql`now()` })
      .where('id', '=', account.id)
      .execute();
    await endSessions(transaction, account.id, { sessionId });
    await endPending(transaction, account.id);
    await sendPasswordNotice(transaction, { queue, config }, current, { userAgent });
  });
}

function wrongOldPassword(): AppError {
  return invalidFields({ oldPassword: msg`Your old password is not right.` });
}

function hasNoPassword(): AppError {
  return new AppError(
    'conflict',
    msg`Your account has no password yet. Use "Forgot password" on the sign-in page to get a link that sets one.`,
  );
}

async function sendPasswordNotice(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  account: LockedAccount,
  { userAgent, others }: { userAgent: string; others?: OtherWaysAfter },
): Promise<void> {
  const to = recipientOf(account);
  const mail = passwordChangedMail(to, {
    when: formatNotedMoment(board.words, new Date(), to.language),
    device: describeDevice(userAgent),
    ...others,
    forgotPasswordPage: config.publicUrl + paths.forgotPassword,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: account.id });
}

/** Throws `invalid_input` for a password that is easy to guess. */
export async function refuseWeakPassword(
  field: string,
  password: string,
  owner: { email: string; first_name: string; last_name: string },
): Promise<void> {
  const weakness = await findPasswordWeakness(password, {
    email: owner.email,
    firstName: owner.first_name,
    lastName: owner.last_name,
  });
  if (weakness) throw invalidFields({ [field]: weakness });
}
