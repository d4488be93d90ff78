import { takenReasons } from '@waymark/contract/identity/choices/accounts';
import type { TakenReason, Role } from '@waymark/contract/identity/choices/accounts';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { emailLinkHours } from '../../identity/accounts/constants.ts';
import type { MemberRow, InvitationRow } from './presenter.ts';

/** The companies that somebody works for here, as a subquery: an agency, or an import, may bring several. */
export function companiesOf(memberId: string): RawBuilder<string> {
  return sql`(select company_id from company_members where user_id = ${memberId})`;
}

/** Those of them whose candidates the member may see: nobody sees people for a suspended one. */
export function companiesSeeing(memberId: string): RawBuilder<string> {
  return sql`(
    select company_id from company_members join companies on companies.id = company_id
    where user_id = ${memberId} and held_reason is distinct from 'suspended'
  )`;
}

/** Those of them whose jobs and applicants the member may also change: for a suspended one nobody does anything. */
export function companiesRecruitedBy(memberId: string): RawBuilder<string> {
  return sql`(
    select company_id from company_members join companies on companies.id = company_id
    where user_id = ${memberId} and member_role <> 'viewer' and held_reason is distinct from 'suspended'
  )`;
}

/** Whether somebody reads what is sent to a company here, and answers it: a posting takes applications only then. */
export function hasAnswering(companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from company_members join users on users.id = user_id
    where company_id = ${companyId} and member_role <> 'viewer' and suspended_at is null
  )`;
}

/** Everybody who works for a company here and is not suspended: whom its mails go to. */
export function listMembers(
  database: Kysely<Tables>,
  companyId: string,
): Promise<{ id: string; email: string; first_name: string; email_confirmed_at: Date | null }[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at'])
    .where('company_members.company_id', '=', companyId)
    .where('users.suspended_at', 'is', null)
    .orderBy('company_members.created_at')
    .execute();
}

interface NamesakeRow {
  name: string;
  slug: string;
  website: string;
  /** Public with members, or registered by somebody who may still be confirming. */
  is_claimed: boolean;
}

/** Companies with a slug or with the slug and a number, which are of the same name or nearly so. */
export async function listNamesakes(database: Kysely<Tables>, slug: string): Promise<NamesakeRow[]> {
  // A slug has letters, digits and hyphens only, so that it is its own pattern.
  const { rows } = await sql<NamesakeRow>`
    select name, slug, website, exists (select from company_members where company_id = companies.id) and (
        held_reason is null
        or (held_reason = 'unconfirmed' and created_at > now() - make_interval(hours => ${emailLinkHours}::int))
      ) as is_claimed
    from companies
    where slug ~ ${`^${slug}(-[0-9]+)?$`}
    order by created_at, id
  `.execute(database);
  return rows;
}

/**
 * To which addresses applications of a company may be announced: those of its members, and those at its domain once
 * that is proven. Any other would have us write to strangers.
 */
export async function addressesToNotify(
  database: Kysely<Tables>,
  companyId: string,
): Promise<(email: string) => boolean> {
  const known = new Set((await listMembers(database, companyId)).map(({ email }) => email.toLowerCase()));
  const { host, verified_at: verifiedAt } = await database
    .selectFrom('companies')
    .select(['website_host as host', 'verified_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return (email) => known.has(email) || (verifiedAt !== null && host !== '' && email.endsWith(`@${host}`));
}

/** The members of a company, first come first. */
export function listCompanyMembers(database: Kysely<Tables>, companyId: string): Promise<MemberRow[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(['company_members.user_id', 'company_members.member_role', 'company_members.created_at'])
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.email_confirmed_at'])
    .select('users.suspended_at')
    .select('files.storage_key as picture_key')
    .where('company_members.company_id', '=', companyId)
    .orderBy('company_members.created_at')
    .orderBy('company_members.user_id')
    .execute();
}

export interface HeldCompany {
  id: string;
  name: string;
  website: string;
  heldReason: TakenReason;
  /** The addresses of its owners. */
  owners: string[];
}

/** The companies that somebody has to look at, the longest waiting first. */
export async function listHeldCompanies(database: Kysely<Tables>): Promise<HeldCompany[]> {
  const { rows } = await sql<HeldCompany>`
    select companies.id, name, website, held_reason as "heldReason",
      array(
        select email from company_members join users on users.id = user_id
        where company_id = companies.id and member_role = 'owner' order by email
      ) as owners
    from companies
    where held_reason = any(${takenReasons})
    order by companies.created_at, companies.id
  `.execute(database);
  return rows;
}

/**
 * What a public company of another owner has of these two already, or is imitated in; null for nothing. Whoever asks in
 * order to write holds the answer until the transaction ends.
 */
export async function findTaken(
  transaction: Kysely<Tables>,
  company: { id: string; name: string; website: string },
): Promise<TakenReason | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(transaction);
  const { rows } = await sql<{ taken: TakenReason | null }>`
    select find_hold(${company.id}::uuid, ${company.name}, ${company.website}) as taken
  `.execute(transaction);
  return rows[0]?.taken ?? null;
}

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
