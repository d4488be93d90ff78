import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import type { ConversationState, Side } from './rules.ts';

export interface LockedConversation extends ConversationState {
  id: string;
  company_id: string;
  candidate_id: string;
  application_id: string | null;
  unread_by_company: number;
  unread_by_candidate: number;
  company_name: string;
  job_title: string | null;
  email: string;
  first_name: string;
  last_name: string;
  email_confirmed_at: Date | null;
}

type Wanted =
  | { between: { companyId: string; candidateId: string; applicationId?: string | undefined } }
  | { of: { side: Side; userId: string }; conversationId: string };

/**
 * A conversation with what decides whether it goes on, held until the transaction ends: messages of one follow
 * each other, and so do their marks. Undefined for one that somebody may not write in.
 */
export async function lockConversation(
  transaction: Kysely<Tables>,
  wanted: Wanted,
): Promise<LockedConversation | undefined> {
  return transaction
    .selectFrom('conversations')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .innerJoin('users', 'users.id', 'conversations.candidate_id')
    .leftJoin('applications', 'applications.id', 'conversations.application_id')
    .leftJoin('jobs', 'jobs.id', 'conversations.job_id')
    .select(['conversations.id', 'conversations.company_id', 'conversations.candidate_id'])
    .select(['conversations.application_id', 'conversations.unread_by_company'])
    .select(['conversations.unread_by_candidate', 'companies.name as company_name'])
    .select(['jobs.title as job_title', 'users.email', 'users.first_name', 'users.last_name'])
    .select(['users.email_confirmed_at', 'applications.status as applicationStatus'])
    .select([isBlocked.as('isBlocked'), isLeaving.as('isLeaving'), isHeld.as('isHeld')])
    .where((row) => row.and(conditionsOf(wanted)))
    .forUpdate('conversations')
    .executeTakeFirst();
}

export const isBlocked = sql<boolean>`exists (
  select from blocked_companies
  where blocked_companies.candidate_id = conversations.candidate_id
    and blocked_companies.company_id = conversations.company_id
)`;
/** Nobody who is about to go reads on, and nobody who is suspended does. */
export const isLeaving = sql<boolean>`(users.deletion_due_at is not null or users.suspended_at is not null)`;
export const isHeld = sql<boolean>`companies.held_reason is not null`;

function conditionsOf(wanted: Wanted) {
  if ('between' in wanted) {
    const { companyId, candidateId, applicationId = null } = wanted.between;
    return [
      sql<boolean>`conversations.company_id = ${companyId}`,
      sql<boolean>`conversations.candidate_id = ${candidateId}`,
      sql<boolean>`conversations.application_id is not distinct from ${applicationId}::uuid`,
    ];
  }
  const { side, userId } = wanted.of;
  return [
    sql<boolean>`conversations.id = ${wanted.conversationId}`,
    side === 'candidate'
      ? sql<boolean>`conversations.candidate_id = ${userId}`
      : sql<boolean>`conversations.company_id in ${companiesRecruitedBy(userId)}`,
  ];
}
