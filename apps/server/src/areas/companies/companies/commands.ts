import type { CompanyEventKind } from '@waymark/contract/companies/choices/companies';
import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { recordAgreement, accountExists, refuseKeptAddress } from '../../identity/accounts/commands.ts';
import { writtenPhone, findPasswordWeakness, hashPassword } from '../../identity/accounts/rules.ts';
import { companyEventsKept } from './constants.ts';
import { companiesRecruitedBy, listNamesakes } from './queries.ts';
import { companySlug, freeSlug, websiteHost } from './rules.ts';

/**
 * Holds a company until the transaction ends, for a member who may change it. Throws `forbidden` for one who was
 * removed, or made a viewer, after the gate has looked.
 */
export async function lockCompany(
  transaction: Kysely<Tables>,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  const company = await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('id', 'in', companiesRecruitedBy(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw new AppError('forbidden', 'You cannot change this company any more.');
}

interface CompanyEvent {
  companyId: string;
  userId: string;
  kind: CompanyEventKind;
  subjectId?: string;
  /** The subject's name as it is now; no name of a candidate, who may leave. */
  detail?: string;
}

/** Notes in the history of a company who did what, in the transaction that does it. */
export async function noteCompanyEvent(transaction: Kysely<Tables>, event: CompanyEvent): Promise<void> {
  const { companyId, userId, kind, subjectId, detail = '' } = event;
  await transaction
    .insertInto('company_events')
    .values({
      id: newId(),
      company_id: companyId,
      user_id: userId,
      kind,
      subject_id: subjectId ?? null,
      detail: detail.slice(0, 200),
    })
    .execute();
  await forgetOldest(transaction, companyId);
}

async function forgetOldest(transaction: Kysely<Tables>, companyId: string): Promise<void> {
  await sql`
    delete from company_events where company_id = ${companyId} and (created_at, id) <= (
      select created_at, id from company_events where company_id = ${companyId}
      order by created_at desc, id desc offset ${companyEventsKept} limit 1
    )
  `.execute(transaction);
}

export interface NewEmployer {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  passwordHash: string;
  /** Whether the mailbox is proven already. */
  confirmed: boolean;
}

/**
 * Hashes the password of a new account; slow by design, so never within a transaction. Throws `invalid_input`
 * for one that is easy to guess.
 */
export async function hashNewPassword(
  password: string,
  owner: Pick<NewEmployer, 'email' | 'firstName' | 'lastName'>,
): Promise<string> {
  const weakness = await findPasswordWeakness(password, owner);
  if (weakness) throw invalidFields({ password: weakness });
  return hashPassword(password);
}

/** Creates an employer who works for no company yet, and gives the id. Throws `conflict` when the e-mail is taken. */
export async function createEmployer(transaction: Kysely<Tables>, employer: NewEmployer): Promise<string> {
  // An invitation has proven the mailbox: its reader may have it.
  if (!employer.confirmed) await refuseKeptAddress(transaction, employer.email);
  const row = await transaction
    .insertInto('users')
    .values({
      id: newId(),
      role: 'employer',
      email: employer.email,
      password_hash: employer.passwordHash,
      first_name: employer.firstName,
      last_name: employer.lastName,
      phone: writtenPhone(employer.phone ?? ''),
      email_confirmed_at: employer.confirmed ? sql`now()` : null,
    })
    // Of two simultaneous sign-ups the unique index lets one through; the other finds no row here.
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw accountExists('Sign in instead.');
  await recordAgreement(transaction, row.id);
  return row.id;
}

type CompanyFields = Pick<EmployerSignupFields, 'companyName' | 'website' | 'country'>;

/**
 * Writes a company of its own, whoever else has the name: nobody gets hold of a company by knowing what it is
 * called. It is held until the address of its owner is confirmed, and longer where another one has its name or its
 * website. Throws `conflict` when colleagues have registered one of the same name and website.
 */
export async function registerCompany(transaction: Kysely<Tables>, fields: CompanyFields): Promise<string> {
  const { companyName: name, website, country } = fields;
  const slug = companySlug(name);
  const namesakes = await listNamesakes(transaction, slug);
  const own = namesakes.find(
    (one) =>
      one.is_claimed && companySlug(one.name) === slug && websiteHost(one.website) === websiteHost(website),
  );
  if (own) throw companyExists(own.name);
  const row = await transaction
    .insertInto('companies')
    .values({
      id: newId(),
      name,
      slug: freeSlug(slug, new Set(namesakes.map((one) => one.slug))),
      website,
      country,
      held_reason: 'unconfirmed',
    })
    // Two colleagues who register at once: the second one waits here, finds the slug taken and looks again.
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? registerCompany(transaction, fields);
}

/** What the proof of an address does to the companies of its owner, for one that is added after it. */
export async function releaseCompany(transaction: Kysely<Tables>, companyId: string): Promise<void> {
  // Two of one name at once: the second sees that the first is public.
  await sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(transaction);
  await sql`
    update companies set held_reason = find_hold(id, name, website)
    where id = ${companyId} and held_reason = 'unconfirmed'
  `.execute(transaction);
}

function companyExists(name: string): AppError {
  const message = `${name} is registered already. Ask a colleague to invite you.`;
  return new AppError('conflict', message, { fields: { companyName: message } });
}
