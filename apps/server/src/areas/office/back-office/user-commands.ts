import type { UserChange } from '@waymark/contract/identity/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCompanies } from '../../companies/companies/commands.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { setSuspended } from '../../identity/accounts/commands.ts';
import { endInvitationsOf, endPending } from '../../identity/accounts/pending-commands.ts';
import type { StaffViewer } from '../../identity/accounts/policy.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { endSessions } from '../../identity/accounts/session-commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { mailResetLink } from '../../identity/mfa/reset-commands.ts';
import { activateReady, holdUnanswered } from '../../jobs/jobs/commands.ts';
import { scheduleDeletion } from '../../lifecycle/privacy/deletion-commands.ts';
import { accountReinstatedMail, accountSuspendedMail } from './emails/account-suspension.ts';
import { mayChange } from './rules.ts';

type Parts = Pick<Services, 'queue' | 'config'>;
type User = Pick<
  Selectable<Tables['users']>,
  | 'id'
  | 'role'
  | 'staff_role'
  | 'email'
  | 'first_name'
  | 'email_confirmed_at'
  | 'language'
  | 'suspended_at'
  | 'deletion_due_at'
>;

interface Change {
  userId: string;
  change: UserChange;
  reason: string;
}

/**
 * Suspends or reinstates an account, ends its sessions, or begins its erasure. Throws `not_found` for an
 * unknown one, `forbidden` for one's own and for staff unless one is an administrator, `conflict` where it is
 * so already.
 */
export async function changeUser(
  { database, ...parts }: Parts & Pick<Services, 'database'>,
  viewer: Pick<StaffViewer, 'userId' | 'staffRole'>,
  { userId, change, reason }: Change,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, viewer, userId);
    if (!mayChange(viewer, user)) {
      throw new AppError('forbidden', msg`This account is not yours to change. Ask another administrator.`);
    }
    const ended = await countSessions(transaction, userId);
    await changes[change](transaction, parts, user, reason);
    const after = await readUser(transaction, userId);
    await noteStaffAction(transaction, {
      staffId: viewer.userId,
      action: `user.${change}`,
      subjectKind: 'user',
      subjectId: userId,
      reason,
      before: { ...stateOf(user), sessions: ended },
      after: { ...stateOf(after), sessions: await countSessions(transaction, userId) },
    });
  });
}

/**
 * Mails the link of an MFA reset to a person who has lost phone and codes: they alone confirm it, with their
 * password. Throws `forbidden` for staff, `conflict` for a suspended account or one without MFA.
 */
export async function startMfaReset(
  { database, ...parts }: Parts & Pick<Services, 'database'>,
  viewer: Pick<StaffViewer, 'userId' | 'staffRole'>,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, viewer, userId);
    if (user.role === 'staff') {
      throw new AppError(
        'forbidden',
        msg`Two-factor authentication of staff is turned off on the page of the team.`,
      );
    }
    if (user.suspended_at !== null) {
      throw new AppError('conflict', msg`This account is suspended, so no one can sign in to it.`);
    }
    await mailResetLink(transaction, parts, userId);
    await noteStaffAction(transaction, {
      staffId: viewer.userId,
      action: 'user.reset-second-step',
      subjectKind: 'user',
      subjectId: userId,
      reason,
    });
  });
}

/**
 * Of staff, all administrators with it and in one order: two who suspend each other come one after the other,
 * and the second one is none any more.
 */
async function lockUser(
  transaction: Kysely<Tables>,
  viewer: Pick<StaffViewer, 'userId'>,
  userId: string,
): Promise<User> {
  const { rows } = await sql<{ id: string; is_acting: boolean }>`
    select id, suspended_at is null and staff_role is not null as is_acting from users
    where id in (${userId}, ${viewer.userId}) order by id for update
  `.execute(transaction);
  if (rows.find(({ id }) => id === viewer.userId)?.is_acting !== true) {
    throw new AppError('unauthenticated', msg`Your session has ended. Please sign in again.`, {
      logout: true,
    });
  }
  return readUser(transaction, userId);
}

async function readUser(transaction: Kysely<Tables>, userId: string): Promise<User> {
  const user = await transaction
    .selectFrom('users')
    .select(['id', 'role', 'staff_role', 'email', 'first_name', 'email_confirmed_at', 'language'])
    .select(['suspended_at', 'deletion_due_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new AppError('not_found', msg`There is no account with this id.`);
  return user;
}

type Effect = (transaction: Kysely<Tables>, parts: Parts, user: User, reason: string) => Promise<unknown>;

const changes: Record<UserChange, Effect> = {
  suspend,
  reinstate,
  'end-sessions': (transaction, _parts, { id }) => endSessions(transaction, id),
  erase,
};

async function suspend(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  user: User,
  reason: string,
): Promise<void> {
  if (user.suspended_at !== null) throw new AppError('conflict', msg`This account is suspended already.`);
  await setSuspended(transaction, user.id, true);
  await endSessions(transaction, user.id);
  // Links and codes that are under way would still sign in.
  await endPending(transaction, user.id);
  await endInvitationsOf(transaction, user.id);
  await holdPostings(transaction, user.id);
  const mail = accountSuspendedMail(recipientOf(user), { reason, publicUrl: config.publicUrl });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: user.id });
}

async function reinstate(transaction: Kysely<Tables>, { queue, config }: Parts, user: User): Promise<void> {
  if (user.suspended_at === null) throw new AppError('conflict', msg`This account is not suspended.`);
  await setSuspended(transaction, user.id, false);
  await openPostings(transaction, user.id);
  const mail = accountReinstatedMail(recipientOf(user), config);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: user.id });
}

/** Without a member who can answer, postings take no applications until there is one. */
async function holdPostings(transaction: Kysely<Tables>, userId: string): Promise<void> {
  // A candidate who applies at this moment either came first or finds the company without members.
  await lockCompanies(transaction, userId);
  await holdUnanswered(transaction);
}

async function openPostings(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where status = 'pending' and company_id in ${companiesOf(userId)}
  `.execute(transaction);
  await activateReady(
    transaction,
    rows.map(({ id }) => id),
  );
}

/** The usual flow: the person is told, and may keep the account until the day has come. */
async function erase(transaction: Kysely<Tables>, parts: Parts, user: User): Promise<void> {
  if (user.role === 'staff') throw new AppError('conflict', msg`Take the role of staff away first.`);
  if (user.deletion_due_at !== null)
    throw new AppError('conflict', msg`This account is being erased already.`);
  await scheduleDeletion(transaction, parts, user.id);
}

async function countSessions(transaction: Kysely<Tables>, userId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('sessions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

function stateOf({ suspended_at: suspendedAt, deletion_due_at: deletionDueAt }: User) {
  return { suspendedAt, deletionDueAt };
}
