import { deletionGraceDays } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCompanies } from '../../companies/companies/commands.ts';
import { setDeletionDue } from '../../identity/accounts/commands.ts';
import {
  consumeLink,
  createLink,
  findLinkOwner,
  linkIsGone,
  revokeLinks,
} from '../../identity/accounts/link-commands.ts';
import { endPending } from '../../identity/accounts/pending-commands.ts';
import type { Viewer } from '../../identity/accounts/policy.ts';
import { lockAccount } from '../../identity/accounts/queries.ts';
import { recipientOf, verifyPassword } from '../../identity/accounts/rules.ts';
import { endSessions } from '../../identity/accounts/session-commands.ts';
import { refuseLastAdministrator } from '../../identity/staff/member-commands.ts';
import { deletionLinkMinutes } from './constants.ts';
import { accountKeptMail } from './emails/account-kept.ts';
import { deletionLinkMail } from './emails/deletion-link.ts';
import { deletionScheduledMail } from './emails/deletion-scheduled.ts';
import { formatMoment } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Has an account deleted when the time to change one's mind is over, and gives that moment. Throws
 * `invalid_input` for a wrong password, and `conflict` for an account without one or whose company or board needs it.
 */
export async function deleteByPassword(
  services: Parts,
  { userId, sessionId, account }: Viewer,
  password: string,
): Promise<Date> {
  if (account.password_hash === null) {
    throw new AppError('conflict', msg`Your account has no password. Ask for a link by mail instead.`);
  }
  if (!(await verifyPassword(password, account.password_hash))) {
    const message = msg`This is not your password. Please type it again.`;
    throw new AppError('invalid_input', message, { fields: { password: message } });
  }
  return services.database.transaction().execute(async (transaction) => {
    await refuseLastAdministrator(transaction, userId);
    return scheduleDeletion(transaction, services, userId, { sessionId });
  });
}

/** Mails the link that asks for the deletion. Throws `conflict` when the company needs this account. */
export async function requestDeletionLink(
  { database, queue, config }: Parts,
  { userId, account }: Viewer,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await refuseLastAdministrator(transaction, userId);
    await refuseSoleOwner(transaction, userId);
    const link = await createLink(transaction, {
      purpose: 'delete-account',
      accountEmail: account.email,
      mailedTo: account.email,
      minutes: deletionLinkMinutes,
      page: config.publicUrl + paths.deleteAccount,
    });
    const mail = deletionLinkMail(recipientOf(account), {
      link,
      minutes: deletionLinkMinutes,
      graceDays: deletionGraceDays,
    });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  });
}

/** The same as by password, by a mailed link. Throws `gone` for one that was used or has expired. */
export async function deleteByLink(
  services: Parts,
  { token, keepToken }: { token: string; keepToken: string | undefined },
): Promise<Date> {
  const except = keepToken === undefined ? undefined : { token: keepToken };
  const owner = await findLinkOwner(services.database, 'delete-account', token);
  if (!owner) throw linkIsGone();
  return services.database.transaction().execute(async (transaction) => {
    await refuseLastAdministrator(transaction, owner.id);
    const account = await lockAccount(transaction, owner.id);
    const { mailedTo } = await consumeLink(transaction, 'delete-account', token);
    if (mailedTo.toLowerCase() !== account.email.toLowerCase()) throw linkIsGone();
    return scheduleDeletion(transaction, services, owner.id, except);
  });
}

/** Keeps an account that was to be deleted; one that was not is no error. Throws `gone` when it is too late. */
export async function keepAccount({ database, queue }: Parts, userId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['email', 'first_name', 'email_confirmed_at', 'language', 'deletion_due_at'])
      .select(sql<boolean>`deletion_due_at <= now()`.as('over'))
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user || user.over) {
      throw new AppError('gone', msg`The time to keep this account is over: it is being deleted.`);
    }
    if (user.deletion_due_at === null) return;
    await setDeletionDue(transaction, userId, null);
    await revokeLinks(transaction, userId, 'delete-account');
    await queue.enqueue(transaction, 'send-mail', {
      ...accountKeptMail(recipientOf(user)),
      concerns: userId,
    });
  });
}

/**
 * Schedules the deletion of an account after the grace period; a second request returns the same time.
 * Ends pending requests and all other sessions. Throws `conflict` for the sole owner of a company.
 */
export async function scheduleDeletion(
  transaction: Kysely<Tables>,
  { queue, config }: Pick<Parts, 'queue' | 'config'>,
  userId: string,
  except?: Parameters<typeof endSessions>[2],
): Promise<Date> {
  // The account's row first: simultaneous requests take turns, and the second finds nothing to change.
  await lockAccount(transaction, userId);
  await endSessions(transaction, userId, except);
  await endPending(transaction, userId);
  // A deletion that somebody asks for is not canceled by a sign-in, as that of an unused account is.
  await transaction.deleteFrom('unused_accounts').where('user_id', '=', userId).execute();
  const { deletion_due_at: before } = await transaction
    .selectFrom('users')
    .select('deletion_due_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (before !== null) return before;
  await lockCompanies(transaction, userId);
  await refuseSoleOwner(transaction, userId);
  const { deletion_due_at: due, ...user } = await setDeletionDue(transaction, userId, deletionGraceDays);
  const dueAt = due as Date;
  const to = recipientOf(user);
  const mail = deletionScheduledMail(to, {
    publicUrl: config.publicUrl,
    moment: formatMoment(dueAt, to.language),
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  return dueAt;
}

async function refuseSoleOwner(transaction: Kysely<Tables>, userId: string): Promise<void> {
  if (await ownsAlone(transaction, userId)) {
    throw new AppError('conflict', msg`Make a colleague an owner first.`);
  }
}

/** Whether a company that goes on would be left without an owner who stays. */
async function ownsAlone(database: Kysely<Tables>, userId: string): Promise<boolean> {
  const { rows } = await sql`select where ${isOnlyOwner(sql`${userId}::uuid`)}`.execute(database);
  return rows.length > 0;
}

/** The same as a condition of a query. */
export function isOnlyOwner(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from company_members own
    where own.user_id = ${userId} and own.member_role = 'owner'
      and exists (${staying(userId)})
      and not exists (${staying(userId)} and other.member_role = 'owner')
  )`;
}

/** The other members of a company who have not asked for their own deletion. */
function staying(userId: RawBuilder<unknown>) {
  return sql`
    select from company_members other join users colleague on colleague.id = other.user_id
    where other.company_id = own.company_id and other.user_id <> ${userId} and colleague.deletion_due_at is null
  `;
}
