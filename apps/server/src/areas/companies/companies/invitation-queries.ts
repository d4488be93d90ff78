import { sql, type Kysely } from 'kysely';
import type { Role } from '@waymark/contract/identity/choices/accounts';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { InvitationRow } from './invitation-presenter.ts';

/** Invitations with their company, and with who sent them as long as that one still belongs to it. */
function selectInvitations(database: Kysely<Tables>) {
  return database
    .selectFrom('company_invitations as invitation')
    .innerJoin('companies', 'companies.id', 'invitation.company_id')
    .leftJoin('company_members as inviter', (join) =>
      join
        .onRef('inviter.company_id', '=', 'invitation.company_id')
        .onRef('inviter.user_id', '=', 'invitation.invited_by'),
    )
    .leftJoin('users', 'users.id', 'inviter.user_id')
    .select(['invitation.id', 'invitation.company_id', 'companies.name as company_name'])
    .select(['invitation.email', 'invitation.member_role'])
    .select(['invitation.created_at', 'invitation.expires_at'])
    .select(sql<boolean>`invitation.expires_at <= now()`.as('expired'))
    .select(['users.first_name as inviter_first_name', 'users.last_name as inviter_last_name']);
}

/** The invitations of a company that nobody has accepted, newest first; those that ran out are among them. */
export function listInvitations(database: Kysely<Tables>, companyId: string): Promise<InvitationRow[]> {
  return selectInvitations(database)
    .where('invitation.company_id', '=', companyId)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .execute();
}

/** The live invitation of a mailed link; undefined when it was accepted, withdrawn or has run out. */
export function findInvitation(database: Kysely<Tables>, token: string): Promise<InvitationRow | undefined> {
  return selectInvitations(database)
    .where('invitation.token_hash', '=', hashSecret(token))
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export interface InviteeRow {
  id: string;
  role: Role;
  email_confirmed_at: Date | null;
}

/** The account that an invited address has, if it has one. */
export function findInvitee(database: Kysely<Tables>, email: string): Promise<InviteeRow | undefined> {
  return database
    .selectFrom('users')
    .select(['id', 'role', 'email_confirmed_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}
