import type { AddCompanyFields } from '@waymark/contract/companies/own-companies';
import { msg } from '@waymark/contract/text/message';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Viewer } from '../../identity/accounts/policy.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';
import { getAccount, lockAccount } from '../../identity/accounts/queries.ts';
import { setActiveCompany } from '../../identity/accounts/session-commands.ts';
import { noteCompanyEvent, registerCompany, releaseCompany } from '../companies/commands.ts';
import { countOwnedCompanies } from './queries.ts';

/** Companies that one person may add: each could have a free posting. */
const ownedCompaniesLimit = 20;

/** Switches the session to another of the person’s companies. Throws `not_found`. */
export async function switchCompany(
  database: Database,
  { userId, sessionId }: Viewer,
  companyId: string,
): Promise<AccountRow> {
  const member = await database
    .selectFrom('company_members')
    .select('company_id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!member) throw new AppError('not_found', msg`You do not belong to this company.`);
  await setActiveCompany(database, sessionId, companyId);
  return getAccount(database, userId, sessionId);
}

/**
 * Registers a further company and switches to it; held like any new one. Throws `conflict` for one that
 * colleagues have registered, and at the limit.
 */
export async function addOwnCompany(
  database: Database,
  { userId, sessionId }: Viewer,
  fields: AddCompanyFields,
): Promise<AccountRow> {
  return database.transaction().execute(async (transaction) => {
    // Two requests at once take turns, so that the second one counts what the first has added.
    const account = await lockAccount(transaction, userId);
    if ((await countOwnedCompanies(transaction, userId)) >= ownedCompaniesLimit) throw tooMany();
    const companyId = await registerCompany(transaction, fields);
    await transaction
      .insertInto('company_members')
      .values({ company_id: companyId, user_id: userId, member_role: 'owner' })
      .execute();
    if (account.email_confirmed_at !== null) await releaseCompany(transaction, companyId);
    await noteCompanyEvent(transaction, { companyId, userId, kind: 'company-added' });
    await setActiveCompany(transaction, sessionId, companyId);
    return getAccount(transaction, userId, sessionId);
  });
}

function tooMany(): AppError {
  return new AppError(
    'conflict',
    msg`You own ${ownedCompaniesLimit} companies already. Write to us if you need more.`,
  );
}
