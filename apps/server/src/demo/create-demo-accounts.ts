import type { Kysely } from 'kysely';
import { companySlug } from '../areas/companies/companies/rules.ts';
import { recordConsents } from '../areas/identity/accounts/commands.ts';
import { hashPassword } from '../areas/identity/accounts/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import { demoAccounts } from './accounts.ts';
import type { DemoAccount } from './accounts.ts';

/** One account of each role, the employer's with its company; accounts that exist stay as they are. */
export async function createDemoAccounts(transaction: Kysely<Tables>): Promise<void> {
  for (const account of demoAccounts) await createAccount(transaction, account);
}

async function createAccount(transaction: Kysely<Tables>, account: DemoAccount): Promise<void> {
  const created = await transaction
    .insertInto('users')
    .values({
      id: newId(),
      role: account.role,
      staff_role: account.staffRole ?? null,
      email: account.email,
      password_hash: await hashPassword(account.password),
      first_name: account.firstName,
      last_name: account.lastName,
      job_title: account.jobTitle,
      location: account.location,
      phone: account.phone,
      desire_compensation: account.desireCompensation,
      education_level: account.educationLevel,
      experience_level: account.experienceLevel,
      value_most_in_company: account.valueMostInCompany,
      // Whoever tries the product out can do everything at once, invite colleagues for example.
      email_confirmed_at: new Date(),
      is_demo: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return;
  if (account.consents) await recordConsents(transaction, created.id, account.consents, 'signup');
  if (account.company) await makeOwner(transaction, created.id, account.company);
}

async function makeOwner(transaction: Kysely<Tables>, userId: string, company: string): Promise<void> {
  await transaction
    .insertInto('company_members')
    .columns(['company_id', 'user_id', 'member_role'])
    .expression((build) =>
      build
        .selectFrom('companies')
        .select(({ val }) => ['id', val(userId).as('user_id'), val('owner' as const).as('member_role')])
        .where('slug', '=', companySlug(company)),
    )
    .execute();
}
