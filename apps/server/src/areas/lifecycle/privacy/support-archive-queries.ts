import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Row } from './archive-rules.ts';
import type { Person } from './person-queries.ts';
import type { SectionSource } from './section-queries.ts';

/** That somebody let staff look at the board as they see it, and who did. */
export const supportSections: readonly SectionSource[] = [
  {
    key: 'supportConsents',
    title: 'When you let our staff look as you',
    tables: ['support_consents'],
    list: listConsents,
  },
  {
    key: 'supportVisits',
    title: 'Who of our staff has looked as you',
    tables: ['support_visits'],
    list: listVisits,
  },
];

function listConsents(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('support_consents')
    .select(['created_at as givenAt', 'expires_at as until', 'ended_at as takenBackAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

async function listVisits(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('support_visits')
    .leftJoin('users', 'users.id', 'support_visits.staff_id')
    .select(['users.first_name', 'users.last_name', 'support_visits.reason'])
    .select(['support_visits.created_at as startedAt', 'support_visits.ended_at as endedAt'])
    .where('support_visits.user_id', '=', id)
    .orderBy('support_visits.id')
    .execute();
  return rows.map(({ first_name: first, last_name: last, ...row }) => ({
    who: first === null ? 'Somebody who has left' : `${first} ${last}`,
    ...row,
  }));
}
