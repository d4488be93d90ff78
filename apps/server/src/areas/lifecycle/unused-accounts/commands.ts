import { deletionGraceDays } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { msg } from '@waymark/contract/text/message';
import type { Database } from '../../../platform/database/tables.ts';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Services } from '../../../platform/services.ts';
import { setDeletionDue } from '../../identity/accounts/commands.ts';
import { lockAccount } from '../../identity/accounts/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { noteUse } from '../../identity/accounts/use-commands.ts';
import { firstNoticeDays } from './constants.ts';
import { accountUnusedMail } from './emails/account-unused.ts';
import { listAnswers, listUnused, lockSilent, lockUsedAgain, type UnusedAccount } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

const dayMs = 86_400_000;

/**
 * Asks owners of unused accounts whether to keep them, and schedules the deletion of those who do not answer, a week
 * ahead and with a second mail. An account whose company goes on without another owner stays.
 */
export async function endUnusedAccounts(services: Parts, now = new Date()): Promise<void> {
  await keepUsedAccounts(services);
  for (const account of await listUnused(services.database, now)) await ask(services, account, now);
  const askedBefore = new Date(now.getTime() - (firstNoticeDays - deletionGraceDays) * dayMs);
  const { used, silent } = await listAnswers(services.database, askedBefore);
  if (used.length > 0) {
    await services.database.deleteFrom('unused_accounts').where('user_id', 'in', used).execute();
  }
  for (const userId of silent) await scheduleEnd(services, userId, { now, askedBefore });
}

/** Cancels the deletion of accounts that are used again, up to its last moment: their mail has promised it. */
export async function keepUsedAccounts({ database }: Pick<Parts, 'database'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const userId of await lockUsedAgain(transaction)) await keep(transaction, userId);
  });
}

async function keep(transaction: Database, userId: string): Promise<void> {
  await setDeletionDue(transaction, userId, null);
  await transaction.deleteFrom('unused_accounts').where('user_id', '=', userId).execute();
}

async function ask({ database, queue, config }: Parts, account: UnusedAccount, now: Date): Promise<void> {
  const { secret, hash } = newSecret();
  await database.transaction().execute(async (transaction) => {
    // Of two processes that ask at once, one mails.
    const asked = await transaction
      .insertInto('unused_accounts')
      .values({ user_id: account.id, told_at: now, token_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!asked) return;
    const end = new Date(now.getTime() + firstNoticeDays * dayMs);
    await mailQuestion(transaction, { queue, config }, account, { end, secret });
  });
}

async function mailQuestion(
  transaction: Database,
  { queue, config }: Pick<Parts, 'queue' | 'config'>,
  account: UnusedAccount,
  { end, secret }: { end: Date; secret: string },
): Promise<void> {
  const to = recipientOf(account);
  const mail = accountUnusedMail(to, {
    when: formatDay(board.words, end, to.language),
    link: `${config.publicUrl}${paths.keepAccount}?token=${secret}`,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: account.id });
}

async function scheduleEnd(
  { database, queue, config }: Parts,
  userId: string,
  { now, askedBefore }: { now: Date; askedBefore: Date },
): Promise<void> {
  const { secret, hash } = newSecret();
  await database.transaction().execute(async (transaction) => {
    const account = await lockSilent(transaction, userId, askedBefore);
    if (!account) return;
    await setDeletionDue(transaction, userId, deletionGraceDays);
    await transaction
      .updateTable('unused_accounts')
      .set({ token_hash: hash })
      .where('user_id', '=', userId)
      .execute();
    const end = new Date(now.getTime() + deletionGraceDays * dayMs);
    await mailQuestion(transaction, { queue, config }, account, { end, secret });
  });
}

/** Keeps an account by the link of the latest mail. Throws `gone` for another one, and when it is too late. */
export async function keepUnusedAccount({ database }: Pick<Parts, 'database'>, token: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { user_id: userId } = await getAsked(transaction, token);
    await lockAccount(transaction, userId);
    // Read again: the erasure may have been waited for.
    const { is_over: isOver } = await getAsked(transaction, token);
    if (isOver) throw linkIsGone();
    await keep(transaction, userId);
    await noteUse(transaction, userId);
    await forgetUsedLink(transaction, token);
  });
}

async function getAsked(transaction: Database, token: string) {
  const asked = await transaction
    .selectFrom('unused_accounts')
    .innerJoin('users', 'users.id', 'unused_accounts.user_id')
    .select(['unused_accounts.user_id'])
    .select(({ fn, eb }) =>
      fn.coalesce(eb('users.deletion_due_at', '<=', new Date()), eb.lit(false)).as('is_over'),
    )
    .where('unused_accounts.token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (!asked) throw linkIsGone();
  return asked;
}

function linkIsGone(): AppError {
  return new AppError(
    'gone',
    msg`This link was used, was replaced by a newer mail, or the account is deleted. Try to sign in.`,
  );
}
