import { memberRoleLabels } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  isOneOf,
  namesIn,
  section,
  type Person,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';
import { describeEvent, selectEvents } from './companies/history-queries.ts';
import { desertCompanies, lockCompanies } from './companies/commands.ts';

/** What is kept about a person who works for companies. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'companies',
      title: msg`Companies you work for`,
      tables: ['company_members'],
      list: listCompanies,
      names: { memberRole: namesIn(memberRoleLabels) },
    }),
    section({
      key: 'invitations',
      title: msg`Invitations to companies`,
      tables: ['company_invitations'],
      list: listInvitations,
      names: { memberRole: namesIn(memberRoleLabels) },
    }),
    section({
      key: 'companyEvents',
      title: msg`What you did for companies`,
      tables: ['company_events'],
      list: listCompanyEvents,
      names: { kind: null, detail: null },
    }),
  ],
  files: [
    { table: 'companies', column: 'logo_file_id' },
    { table: 'company_logos', column: 'file_id' },
    { table: 'company_pictures', column: 'file_id' },
    { table: 'company_pictures', column: 'small_file_id' },
  ],
  erase: { contacts: eraseContacts, memberships: eraseMemberships },
};

function listCompanies(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id as companyId', 'companies.name as company', 'companies.website'])
    .select(['company_members.member_role as memberRole', 'company_members.created_at as joinedAt'])
    .select(sql<boolean>`company_members.page_choice = 'shown'`.as('shownOnCompanyPage'))
    .select('company_members.page_title as titleOnCompanyPage')
    .where('company_members.user_id', '=', id)
    .orderBy('company_members.created_at')
    .orderBy('companies.id')
    .execute();
}

/** Those that the person sent, and those that wait for an answer. */
function listInvitations(database: Kysely<Tables>, { id, addresses }: Person) {
  return database
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .select(['companies.name as company', 'company_invitations.email as invited'])
    .select(['company_invitations.member_role as memberRole', 'company_invitations.expires_at as expiresAt'])
    .select(['company_invitations.created_at as createdAt'])
    .select(sql<boolean>`coalesce(company_invitations.invited_by = ${id}, false)`.as('sentByYou'))
    .where(({ or, eb }) =>
      or([eb('invited_by', '=', id), isOneOf(sql`lower(company_invitations.email)`, addresses)]),
    )
    .orderBy('company_invitations.id')
    .execute();
}

/** As the history of the company tells it. */
async function listCompanyEvents(database: Kysely<Tables>, { id }: Person, say: Say) {
  const rows = await selectEvents(database)
    .innerJoin('companies', 'companies.id', 'event.company_id')
    .select('companies.name as company')
    .where('event.user_id', '=', id)
    .orderBy('event.id')
    .execute();
  return rows.map((row) => ({
    company: row.company,
    what: describeEvent(say, row),
    kind: row.kind,
    detail: row.detail,
    createdAt: row.created_at,
  }));
}

/**
 * Holds the companies of the person, then takes their addresses out of how these companies can be reached; other
 * addresses stay.
 */
async function eraseContacts(transaction: Kysely<Tables>, { id, addresses }: Person): Promise<void> {
  await lockCompanies(transaction, id);
  const own = sql`any(${addresses}::text[])`;
  await sql`
    update companies set
      email = case when lower(email) = ${own} then '' else email end,
      contact_email = case when lower(contact_email) = ${own} then '' else contact_email end
    where id in (select company_id from company_members where user_id = ${id})
      and (lower(email) = ${own} or lower(contact_email) = ${own})
  `.execute(transaction);
}

/** The history of a company forgets who something was done to; colleagues take over or the companies stay without members. */
async function eraseMemberships(transaction: Kysely<Tables>, { id }: Person): Promise<void> {
  await sql`update company_events set subject_id = null where subject_id = ${id}`.execute(transaction);
  await handOverCompanies(transaction, id);
  await leaveCompanies(transaction, id);
}

/**
 * Makes the longest-serving colleague an owner wherever this member is the only one: a request for deletion is refused
 * to the only owner, but a member can become one afterwards.
 */
async function handOverCompanies(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    with heirs as (
      select distinct on (other.company_id) other.company_id, other.user_id
      from company_members own
      join company_members other on other.company_id = own.company_id and other.user_id <> own.user_id
      join users on users.id = other.user_id
      where own.user_id = ${userId} and own.member_role = 'owner' and not exists (
        select from company_members owner
        where owner.company_id = own.company_id and owner.user_id <> ${userId} and owner.member_role = 'owner'
      )
      order by other.company_id, users.deletion_due_at is not null, other.created_at, other.user_id
    )
    update company_members set member_role = 'owner'
    from heirs
    where company_members.company_id = heirs.company_id and company_members.user_id = heirs.user_id
  `.execute(transaction);
}

/**
 * Keeps only the public data of companies whose last member leaves: removes invitations and contact details,
 * and closes the jobs, because no member could receive the applications.
 */
async function leaveCompanies(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select company_id as id from company_members own
    where own.user_id = ${userId} and not exists (
      select from company_members other
      where other.company_id = own.company_id and other.user_id <> ${userId}
    )
  `.execute(transaction);
  const deserted = rows.map(({ id }) => id);
  const withJobs = await desertCompanies(transaction, deserted);
  // A held company without jobs was never public.
  await sql`
    delete from companies
    where held_reason is not null and id = any(${deserted}::uuid[]) and not id = any(${withJobs}::uuid[])
  `.execute(transaction);
  await sql`
    update companies set email = '', contact_phone = '', contact_email = '', contact_country = '',
      contact_city = '', contact_zip = '', contact_address = '', latitude = null, longitude = null
    where id = any(${deserted}::uuid[])
  `.execute(transaction);
}
