import type { OpenedVisit } from '@waymark/contract/identity/impersonation';
import { supportVisitMinutes } from '@waymark/contract/identity/staff-choices';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { StaffViewer } from '../accounts/policy.ts';
import { liveVisits } from '../accounts/queries.ts';
import { recipientOf } from '../accounts/rules.ts';
import { noteStaffAction } from '../audit/commands.ts';
import { visitEndedMail, visitStartedMail } from './emails/impersonation.ts';

type Parts = Pick<Services, 'queue' | 'config'>;

/**
 * Lets an administrator view the board as a person who allows it, for half an hour at most. One at a time:
 * the one before ends. Throws `not_found`, `conflict` without a consent or for a suspended account,
 * `forbidden` for staff.
 */
export async function openVisit(
  { database, ...parts }: Parts & Pick<Services, 'database'>,
  viewer: Pick<StaffViewer, 'userId' | 'sessionId' | 'account'>,
  { userId, reason }: { userId: string; reason: string },
): Promise<OpenedVisit> {
  return database.transaction().execute(async (transaction) => {
    const user = await holdPeople(transaction, viewer, userId);
    const consentId = await holdConsent(transaction, userId);
    await closeVisits(transaction, parts, sql<boolean>`staff_id = ${viewer.userId}`);
    const { secret, hash } = newSecret();
    const visit = await transaction
      .insertInto('support_visits')
      .values({
        id: newId(),
        consent_id: consentId,
        user_id: userId,
        staff_id: viewer.userId,
        staff_session_id: viewer.sessionId,
        token_hash: hash,
        reason,
        expires_at: sql`least(
          now() + make_interval(mins => ${supportVisitMinutes}::int),
          (select expires_at from support_consents where id = ${consentId})
        )`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    await noteStaffAction(transaction, {
      staffId: viewer.userId,
      action: 'user.visit',
      subjectKind: 'user',
      subjectId: userId,
      reason,
      after: { visitId: visit.id },
    });
    const who = fullName(viewer.account.first_name, viewer.account.last_name);
    const mail = visitStartedMail(recipientOf(user), { who, reason, publicUrl: parts.config.publicUrl });
    await parts.queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
    return {
      visitId: visit.id,
      accessToken: secret,
      name: fullName(user.first_name, user.last_name),
      expiresAt: visit.expires_at.toISOString(),
    };
  });
}

/**
 * Holds both accounts, in the order in which suspending one holds them, and the session of who looks: who is
 * suspended or signs out at this moment comes before or after, and after it nothing opens.
 */
async function holdPeople(
  transaction: Kysely<Tables>,
  viewer: Pick<StaffViewer, 'userId' | 'sessionId'>,
  userId: string,
) {
  await sql`
    select id from users where id in (${userId}, ${viewer.userId}) order by id for update
  `.execute(transaction);
  const people = await transaction
    .selectFrom('users')
    .select(['id', 'role', 'staff_role', 'email', 'first_name', 'last_name'])
    .select(['email_confirmed_at', 'language', 'suspended_at'])
    .where('id', 'in', [userId, viewer.userId])
    .execute();
  const session = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', viewer.sessionId)
    .forKeyShare()
    .executeTakeFirst();
  const staff = people.find(({ id }) => id === viewer.userId);
  if (!session || staff?.staff_role !== 'administrator' || staff.suspended_at !== null) {
    throw new AppError('unauthenticated', msg`Your session has ended. Please sign in again.`, {
      logout: true,
    });
  }
  const user = people.find(({ id }) => id === userId);
  if (!user) throw new AppError('not_found', msg`There is no account with this id.`);
  if (user.role === 'staff') throw new AppError('forbidden', msg`Staff accounts cannot be viewed this way.`);
  if (user.suspended_at !== null)
    throw new AppError('conflict', msg`This account is suspended, so nothing can be viewed as its owner.`);
  return user;
}

async function holdConsent(transaction: Kysely<Tables>, userId: string): Promise<string> {
  const consent = await transaction
    .selectFrom('support_consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!consent) {
    throw new AppError(
      'conflict',
      msg`This person does not allow it, or not any more. They say so in their account.`,
    );
  }
  return consent.id;
}

/** Ends a visit of one’s own. Throws `not_found` for anybody else’s; one that has ended is no error. */
export async function endVisit(
  { database, ...parts }: Pick<Services, 'database' | 'queue'>,
  { userId: staffId }: Pick<StaffViewer, 'userId'>,
  visitId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const visit = await transaction
      .selectFrom('support_visits')
      .select('id')
      .where('id', '=', visitId)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    if (!visit) throw new AppError('not_found', msg`There is no visit of yours with this address.`);
    await closeVisits(transaction, parts, sql<boolean>`id = ${visitId}`);
  });
}

/**
 * Ends those visits that have not been told of, notes that and tells the people. Of two that close the same
 * one the second finds nothing left to do.
 */
export async function closeVisits(
  transaction: Kysely<Tables>,
  { queue }: Pick<Services, 'queue'>,
  which: RawBuilder<boolean>,
): Promise<number> {
  const closed = await transaction
    .updateTable('support_visits')
    .set({ ended_at: sql`coalesce(ended_at, least(now(), expires_at))`, told_at: sql`now()` })
    .where('told_at', 'is', null)
    .where(which)
    .returning(['id', 'user_id', 'staff_id', 'created_at', 'ended_at'])
    .execute();
  for (const visit of closed) {
    await noteStaffAction(transaction, {
      staffId: visit.staff_id,
      action: 'user.end-visit',
      subjectKind: 'user',
      subjectId: visit.user_id,
      after: { visitId: visit.id },
    });
    const user = await transaction
      .selectFrom('users')
      .select(['email', 'first_name', 'email_confirmed_at', 'language'])
      .where('id', '=', visit.user_id)
      .executeTakeFirstOrThrow();
    const minutes = Math.max(
      1,
      Math.round(((visit.ended_at ?? visit.created_at).getTime() - visit.created_at.getTime()) / 60_000),
    );
    const mail = visitEndedMail(recipientOf(user), { minutes });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: visit.user_id });
  }
  return closed.length;
}

/**
 * Notes and tells the end of what ended by itself: its time or the consent ran out, or the viewer is signed
 * out, suspended or no administrator any more. It had opened nothing since; run twice it does the same.
 */
export async function settleVisits({
  database,
  ...parts
}: Pick<Services, 'database' | 'queue'>): Promise<number> {
  const ended = await database
    .transaction()
    .execute((transaction) => closeVisits(transaction, parts, sql<boolean>`id not in (${liveVisits})`));
  await database
    .deleteFrom('support_consents')
    .where(
      'expires_at',
      '<',
      sql<Date>`now() - make_interval(days => ${board.settings.retention.supportVisitDays}::int)`,
    )
    .execute();
  return ended;
}
