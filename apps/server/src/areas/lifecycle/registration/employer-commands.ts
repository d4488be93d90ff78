import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import type { Services } from '../../../platform/services.ts';
import { refuseTakenEmail } from '../../identity/accounts/commands.ts';
import { sendEmailConfirmation } from '../../identity/accounts/email-link-commands.ts';
import { getAccount } from '../../identity/accounts/queries.ts';
import { startSession } from '../../identity/accounts/session-commands.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';
import { createEmployer, hashNewPassword } from '../../companies/companies/employer-commands.ts';
import { registerCompany } from '../../companies/companies/registering-commands.ts';
import { orderPlan } from '../../payments/memberships/order-commands.ts';

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
  await refuseTakenEmail(database, fields.email);
  const passwordHash = await hashNewPassword(fields.password, fields);
  return database.transaction().execute(async (transaction) => {
    const userId = await createEmployer(transaction, { ...fields, passwordHash, confirmed: false });
    const companyId = await registerCompany(transaction, fields);
    await transaction
      .insertInto('company_members')
      .values({ company_id: companyId, user_id: userId, member_role: 'owner' })
      .execute();
    // It waits to be paid, through the confirmation of the address and in any other browser.
    if (fields.plan && config.checkout) await orderPlan(transaction, companyId, fields.plan);
    await sendEmailConfirmation(transaction, services, { id: userId, email: fields.email });
    return {
      accessToken: await startSession(transaction, userId, { userAgent, sessionDays: config.sessionDays }),
      account: await getAccount(transaction, userId),
    };
  });
}
