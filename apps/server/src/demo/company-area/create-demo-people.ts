import { sql, type Kysely } from 'kysely';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { demoEmailOf } from '../accounts.ts';
import { demoEmployerCompany } from '../companies.ts';

/** They work with the demo employer; no visitor signs in as them, and no mail reaches the reserved domain. */
export const demoColleagues = [
  {
    email: 'ingrid.solheim@demo.waymark.example',
    firstName: 'Ingrid',
    lastName: 'Solheim',
    title: 'Engineering Manager',
  },
  {
    email: 'samuel.adeyemi@demo.waymark.example',
    firstName: 'Samuel',
    lastName: 'Adeyemi',
    title: 'Talent Partner',
  },
] as const;

/** The people on the page of the demo employer's company; a second load leaves them as they are. */
export async function createDemoPeople(transaction: Kysely<Tables>): Promise<void> {
  const owner = await transaction
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['company_id', 'user_id', 'users.job_title'])
    .where('companies.slug', '=', companySlug(demoEmployerCompany))
    .where('users.email', '=', demoEmailOf('employer'))
    .executeTakeFirst();
  if (!owner) throw new Error('The demo employer is no member of its company.');
  const { company_id: companyId } = owner;
  for (const colleague of demoColleagues) {
    if (!(await createColleague(transaction, companyId, colleague))) return;
  }
  await transaction
    .updateTable('company_members')
    .set({ page_choice: 'shown', page_title: owner.job_title })
    .where('company_id', '=', companyId)
    .where('user_id', '=', owner.user_id)
    .execute();
}

/** Whether the account is new. */
async function createColleague(
  transaction: Kysely<Tables>,
  companyId: string,
  { email, firstName, lastName, title }: (typeof demoColleagues)[number],
): Promise<boolean> {
  const created = await transaction
    .insertInto('users')
    .values({
      id: newId(),
      role: 'employer',
      email,
      password_hash: null,
      first_name: firstName,
      last_name: lastName,
      job_title: title,
      email_confirmed_at: sql`now()`,
      is_demo: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return false;
  await transaction
    .insertInto('company_members')
    .values({
      company_id: companyId,
      user_id: created.id,
      member_role: 'recruiter',
      page_choice: 'shown',
      page_title: title,
    })
    .execute();
  return true;
}
