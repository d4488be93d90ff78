import type { MemberRole } from '@waymark/contract/identity/choices';
import type { FoundPosition } from '@waymark/contract/companies/company-profile';
import { type HeldReason, type TakenReason, takenReasons } from '@waymark/contract/identity/choices';
import type { Language } from '@waymark/contract/text/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { emailLinkHours } from '../../identity/accounts/constants.ts';
import { type InvitationRow, type MemberRow, profileColumns, type ProfileRow } from './presenter.ts';
import { isMailboxOf, provableHost, type InviteeRow } from './rules.ts';

/** The companies of a member, as a subquery; agencies and imports may have several. */
export function companiesOf(memberId: string): RawBuilder<string> {
  return sql`(select company_id from company_members where user_id = ${memberId})`;
}

/** The companies whose candidates the member may see: not suspended ones. */
export function companiesSeeing(memberId: string): RawBuilder<string> {
  return sql`(
    select company_id from company_members join companies on companies.id = company_id
    where user_id = ${memberId} and held_reason is distinct from 'suspended'
  )`;
}

/** The companies whose jobs and applicants the member may change: not suspended ones, and not as a viewer. */
export function companiesRecruitedBy(memberId: string): RawBuilder<string> {
  return sql`(
    select company_id from company_members join companies on companies.id = company_id
    where user_id = ${memberId} and member_role <> 'viewer' and held_reason is distinct from 'suspended'
  )`;
}

/** Whether a company has a member who can read applications; otherwise its postings take none. */
export function hasAnswering(companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from company_members join users on users.id = user_id
    where company_id = ${companyId} and member_role <> 'viewer' and suspended_at is null
  )`;
}

/** The members of a company who get its mails: those who are not suspended, of all roles or of one. */
export function listMembers(
  database: Database,
  companyId: string,
  memberRole?: MemberRole,
): Promise<
  {
    id: string;
    email: string;
    first_name: string;
    email_confirmed_at: Date | null;
    language: Language | null;
  }[]
> {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language'])
    .where('company_members.company_id', '=', companyId)
    .where('users.suspended_at', 'is', null)
    .$if(memberRole !== undefined, (query) => query.where('member_role', '=', memberRole ?? 'owner'))
    .orderBy('company_members.created_at')
    .execute();
}

interface NamesakeRow {
  name: string;
  slug: string;
  website: string;
  /** Public with members, or registered recently and not confirmed yet. */
  is_claimed: boolean;
}

/** Companies with this slug, or with the slug and a number. */
export async function listNamesakes(database: Database, slug: string): Promise<NamesakeRow[]> {
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

/** Where applications may be announced: to members, and to the company’s domain once it is verified. */
export async function addressesToNotify(
  database: Database,
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

/** The members of a company, oldest first. */
export function listCompanyMembers(database: Database, companyId: string): Promise<MemberRow[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(['company_members.user_id', 'company_members.member_role', 'company_members.created_at'])
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.email_confirmed_at',
      'users.language',
    ])
    .select(['company_members.page_choice', 'company_members.page_title', 'users.suspended_at'])
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

/** The companies that staff has to review, longest waiting first. */
export async function listHeldCompanies(database: Database): Promise<HeldCompany[]> {
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
 * What another public company already has of name and website, or null; locked until the transaction ends.
 */
export async function findTaken(
  transaction: Database,
  company: { id: string; name: string; website: string },
): Promise<TakenReason | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(transaction);
  const { rows } = await sql<{ taken: TakenReason | null }>`
    select find_hold(${company.id}::uuid, ${company.name}, ${company.website}) as taken
  `.execute(transaction);
  return rows[0]?.taken ?? null;
}

/** Invitations with their company, and with their sender if still a member. */
function selectInvitations(database: Database) {
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

/** Invitations that were not accepted, newest first, expired ones included. */
export function listInvitations(database: Database, companyId: string): Promise<InvitationRow[]> {
  return selectInvitations(database)
    .where('invitation.company_id', '=', companyId)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .execute();
}

interface OpenInvitation extends InvitationRow {
  /** The account of the invited address, if any. */
  invitee: InviteeRow | undefined;
}

/**
 * The valid invitation of a mailed link; undefined if accepted, withdrawn or expired. The account is read by
 * the same statement, so that one which the invitation itself has just opened is never taken for another.
 */
export async function findInvitation(database: Database, token: string): Promise<OpenInvitation | undefined> {
  const row = await selectInvitations(database)
    .leftJoin('users as invitee', (join) =>
      join.on(sql<boolean>`lower(invitee.email) = lower(invitation.email)`),
    )
    .select(['invitee.id as invitee_id', 'invitee.role as invitee_role'])
    .select('invitee.email_confirmed_at as invitee_confirmed_at')
    .where('invitation.token_hash', '=', hashSecret(token))
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { invitee_id: id, invitee_role: role, invitee_confirmed_at: confirmedAt, ...invitation } = row;
  const invitee = id && role ? { id, role, email_confirmed_at: confirmedAt } : undefined;
  return { ...invitation, invitee };
}

/**
 * Whether the website is verified: by a record, or by a confirmed mailbox there of a member who is not a
 * viewer.
 */
export async function isDomainVerified(database: Database, companyId: string): Promise<boolean> {
  const company = await database
    .selectFrom('companies')
    .select(['verified_at', 'website'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company.verified_at !== null || hasMailboxAt(database, companyId, company.website);
}

/** Whether a member who may make changes has a confirmed mailbox at the website. */
export async function hasMailboxAt(database: Database, companyId: string, website: string): Promise<boolean> {
  const host = provableHost(website);
  if (host === undefined) return false;
  const members = await database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select('users.email')
    .where('company_members.company_id', '=', companyId)
    .where('company_members.member_role', '<>', 'viewer')
    .where('users.email_confirmed_at', 'is not', null)
    .execute();
  return members.some(({ email }) => isMailboxOf(email, host));
}

/**
 * Public companies whose verification by mailbox may change: unverified ones with a likely mailbox, and
 * verified ones without.
 */
export async function listMailboxCandidates(
  database: Database,
  limit: number,
): Promise<{ id: string; website: string; isVerified: boolean }[]> {
  const fits = sql`exists (
    select from company_members member join users on users.id = member.user_id
    where member.company_id = companies.id and member.member_role <> 'viewer' and email_confirmed_at is not null
      and (website_host = lower(split_part(email, '@', 2)) or website_host like '%.' || lower(split_part(email, '@', 2)))
  )`;
  const { rows } = await sql<{ id: string; website: string; isVerified: boolean }>`
    select id, website, verified_at is not null as "isVerified" from companies
    where held_reason is null and website_host <> ''
      and ((verified_at is null and ${fits}) or (verified_by = 'mail' and not ${fits}))
    order by id limit ${limit}
  `.execute(database);
  return rows;
}

const suggestions = 100;

/** The profile of a company. */
export function getProfile(
  database: Database,
  companyId: string,
): Promise<ProfileRow & { held_reason: HeldReason | null }> {
  return database
    .selectFrom('companies')
    .select(profileColumns)
    .select('held_reason')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** The categories of companies, most used first. */
export async function listCategories(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('companies')
    .select('industry')
    .where('industry', '<>', '')
    .where('held_reason', 'is', null)
    .groupBy('industry')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('industry')
    .limit(suggestions)
    .execute();
  return rows.map(({ industry }) => industry);
}

/** "São Paulo", "sao paulo" and "Sao-Paulo" are one name. */
function folded(name: string | RawBuilder<string>): RawBuilder<string> {
  return sql`lower(regexp_replace(normalize(${name}, NFKD), '[\u0300-\u036f]|[^[:alnum:]\u0080-\uffff]', '', 'g'))`;
}

/**
 * The position of an address by the places of jobs: its city, else the centre of its country’s known cities;
 * null if unknown.
 */
export async function findPosition(
  database: Database,
  { city, country }: { city: string; country: string },
): Promise<FoundPosition> {
  if (country === '') return null;
  const { rows } = await sql<{ latitude: number; longitude: number; isCity: boolean }>`
    with known as (
      select id, latitude, longitude, ${folded(sql`city`)} = ${folded(city)} as is_city
      from places
      where latitude is not null
        and ${folded(country)} in (${folded(sql`country`)}, ${folded(sql`country_code`)})
    ), of_city as (
      select latitude, longitude from known where is_city and ${folded(city)} <> '' order by id limit 1
    )
    select latitude, longitude, true as "isCity" from of_city
    union all
    select avg(latitude), avg(longitude), false from known
    having count(*) > 0 and not exists (select from of_city)
  `.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { latitude, longitude, isCity } = row;
  return { position: { latitude: round(latitude), longitude: round(longitude) }, isCity };
}

/** To about ten metres. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** The names of companies, by which the log of staff names them. */
export async function listCompanyNames(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from companies where id = any(${ids}::uuid[])
  `.execute(database);
  return rows;
}
