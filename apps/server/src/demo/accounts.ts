import type { ConsentPurpose, Role } from '@waymark/contract/identity/choices';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import type { Kysely } from 'kysely';
import { companySlug } from '../areas/companies/companies/rules.ts';
import { recordConsents } from '../areas/identity/accounts/commands.ts';
import { hashPassword } from '../areas/identity/accounts/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import { demoEmployerCompany } from './companies.ts';

export interface DemoAccount {
  role: Role;
  staffRole?: StaffRole;
  email: string;
  /** No secret: it is printed at start. The accounts exist only where demo data is loaded. */
  password: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  location: string;
  phone: string;
  desireCompensation: string;
  educationLevel: string;
  experienceLevel: string;
  valueMostInCompany: string[];
  /** What was agreed to at sign-up; only candidates are asked. */
  consents?: Record<ConsentPurpose, boolean>;
  /** The company whose owner the account is. */
  company?: string;
}

const unasked = { desireCompensation: '', educationLevel: '', experienceLevel: '', valueMostInCompany: [] };

/** One account of each role, under a reserved domain that no mail can reach. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'candidate',
    email: 'seeker@demo.waymark.example',
    password: 'find-good-work',
    firstName: 'Amara',
    lastName: 'Lindqvist',
    jobTitle: 'Data Analyst',
    location: 'Chicago, Illinois',
    phone: '+1 312 555 0142',
    desireCompensation: '$80,0000',
    educationLevel: "Bachelor's degree",
    experienceLevel: '3-5 years',
    valueMostInCompany: ['Professional Growth', 'Work-Life Balance'],
    consents: { allowedText: false, bestJobFirst: true, sendResumeToExpert: false },
  },
  {
    role: 'employer',
    email: 'employer@demo.waymark.example',
    password: 'hire-good-people',
    firstName: 'Daniel',
    lastName: 'Okafor',
    jobTitle: 'Head of Talent',
    location: 'Boston, Massachusetts',
    phone: '+1 617 555 0178',
    ...unasked,
    company: demoEmployerCompany,
  },
  {
    role: 'staff',
    staffRole: 'administrator',
    email: 'staff@demo.waymark.example',
    password: 'review-with-care',
    firstName: 'Priya',
    lastName: 'Raman',
    jobTitle: 'Head of Reviews',
    location: 'London, England',
    phone: '+44 20 7946 0125',
    ...unasked,
  },
];

/** The address of the demo's account of a role. */
export const demoEmailOf = (wanted: Role): string =>
  demoAccounts.find(({ role }) => role === wanted)?.email ?? '';

/** The demo's account of a role with its id. Throws where it is gone. */
export async function findDemoAccount(
  database: Kysely<Tables>,
  wanted: Role,
): Promise<DemoAccount & { id: string }> {
  const account = demoAccounts.find(({ role }) => role === wanted);
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', account?.email ?? '')
    .executeTakeFirst();
  if (!account || !user) throw new Error(`The demo has no ${wanted} account.`);
  return { ...account, id: user.id };
}

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
      // Visitors who try the product out can do everything at once, for example invite colleagues.
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
