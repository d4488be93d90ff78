import type { ImpersonationConsent } from '@waymark/contract/identity/impersonation';
import { fullName } from '@waymark/contract/text/format';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { visitsShown } from './constants.ts';

/** Until when a person allows staff to view the board as them; null where they do not. */
export async function findSupportUntil(database: Kysely<Tables>, userId: string): Promise<string | null> {
  const consent = await database
    .selectFrom('support_consents')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return consent?.expires_at.toISOString() ?? null;
}

/** A person's consent, and the visits so far. */
export async function getImpersonationConsent(
  database: Kysely<Tables>,
  userId: string,
): Promise<ImpersonationConsent> {
  const visits = await database
    .selectFrom('support_visits')
    .leftJoin('users', 'users.id', 'support_visits.staff_id')
    .select(['support_visits.id', 'support_visits.reason', 'support_visits.created_at'])
    .select(['users.first_name', 'users.last_name'])
    // Its end is noted within a minute, and has come before that.
    .select(
      sql<Date | null>`case when support_visits.expires_at <= now()
        then coalesce(support_visits.ended_at, support_visits.expires_at) else support_visits.ended_at end`.as(
        'ended_at',
      ),
    )
    .where('support_visits.user_id', '=', userId)
    .orderBy('support_visits.created_at', 'desc')
    .orderBy('support_visits.id', 'desc')
    .limit(visitsShown)
    .execute();
  return {
    allowedUntil: await findSupportUntil(database, userId),
    visits: visits.map((visit) => ({
      id: visit.id,
      who: visit.first_name === null ? null : fullName(visit.first_name, visit.last_name),
      reason: visit.reason,
      startedAt: visit.created_at.toISOString(),
      endedAt: visit.ended_at?.toISOString() ?? null,
    })),
  };
}
