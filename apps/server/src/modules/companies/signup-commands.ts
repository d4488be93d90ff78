import type { Kysely } from 'kysely';
import type { EmployerSignupFields } from '@waymark/contract/companies';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { accountExists } from '../accounts/commands.ts';
import { sendEmailConfirmation } from '../accounts/email-commands.ts';
import { findCredentials, getAccount } from '../accounts/queries.ts';
import { startSession } from '../accounts/session-commands.ts';
import type { AccountRow } from '../accounts/presenter.ts';
import { createEmployer, hashNewPassword } from './employer-commands.ts';
import { listNamesakes } from './queries.ts';
import { companySlug, freeSlug } from './slug-rules.ts';
import { websiteHost } from './website-rules.ts';

/**
 * Registers a company with its first owner (B-12): account, company, session and the mail that confirms the
 * address, all of it or nothing. Throws `conflict` when the e-mail has an account, and signs nobody in to it
 * (B-11), or when colleagues have registered the company already.
 */
export async function signUpEmployer(
  services: Pick<Services, 'database' | 'queue' | 'config'>,
  fields: EmployerSignupFields,
  userAgent: string,
): Promise<{ account: AccountRow; accessToken: string }> {
  const { database, config } = services;
  // A look before the work of hashing; what decides is the unique index, in `createEmployer`.
  if (await findCredentials(database, fields.email)) throw accountExists('Sign in instead.');
  const passwordHash = await hashNewPassword(fields.password, fields);
  return database.transaction().execute(async (transaction) => {
    const userId = await createEmployer(transaction, { ...fields, passwordHash, confirmed: false });
    const companyId = await registerCompany(transaction, fields);
    await transaction
      .insertInto('company_members')
      .values({ company_id: companyId, user_id: userId, member_role: 'owner' })
      .execute();
    await sendEmailConfirmation(transaction, services, fields);
    return {
      accessToken: await startSession(transaction, userId, { userAgent, sessionDays: config.sessionDays }),
      account: await getAccount(transaction, userId),
    };
  });
}

type CompanyFields = Pick<EmployerSignupFields, 'companyName' | 'website' | 'country'>;

/**
 * Writes a company of its own, whoever else has the name: nobody gets hold of a company by knowing what it is
 * called. Throws `conflict` when one of the same name and website has members.
 */
async function registerCompany(transaction: Kysely<Tables>, fields: CompanyFields): Promise<string> {
  const { companyName: name, website, country } = fields;
  const slug = companySlug(name);
  const namesakes = await listNamesakes(transaction, slug);
  const own = namesakes.find(
    (one) =>
      one.has_members && companySlug(one.name) === slug && websiteHost(one.website) === websiteHost(website),
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
    })
    // Two colleagues who register at once: the second one waits here, finds the slug taken and looks again.
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? registerCompany(transaction, fields);
}

function companyExists(name: string): AppError {
  const message = `${name} is registered already. Ask a colleague to invite you.`;
  return new AppError('conflict', message, { fields: { companyName: message } });
}
