import type { StaffAction, AuditSubjectKind, StaffRole } from '@waymark/contract/identity/staff-choices';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { findDemoAccount } from '../accounts.ts';

interface DemoColleague {
  email: string;
  firstName: string;
  lastName: string;
  staffRole: StaffRole;
}

/** They fill the staff page; no visitor signs in as them. */
const colleagues: readonly DemoColleague[] = [
  {
    email: 'tomas.ortega@demo.waymark.example',
    firstName: 'Tomás',
    lastName: 'Ortega',
    staffRole: 'reviewer',
  },
  { email: 'mina.park@demo.waymark.example', firstName: 'Mina', lastName: 'Park', staffRole: 'moderator' },
];

const dayMs = 86_400_000;

/** Colleagues of the demo's member of staff, and what was done about them; a second load leaves them as they are. */
export async function createDemoStaff(transaction: Kysely<Tables>, today: Date): Promise<void> {
  const staff = await findDemoAccount(transaction, 'staff');
  for (const [at, colleague] of colleagues.entries()) {
    const userId = await createColleague(transaction, colleague);
    if (userId === undefined) continue;
    await noteArrival(transaction, { staffId: staff.id, userId, colleague, from: days(today, 40 - 12 * at) });
  }
}

async function createColleague(
  transaction: Kysely<Tables>,
  { email, firstName, lastName, staffRole }: DemoColleague,
): Promise<string | undefined> {
  const created = await transaction
    .insertInto('users')
    .values({
      id: newId(),
      role: 'staff',
      staff_role: staffRole,
      email,
      password_hash: null,
      first_name: firstName,
      last_name: lastName,
      email_confirmed_at: sql`now()`,
      is_demo: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id;
}

interface Arrival {
  staffId: string;
  userId: string;
  colleague: DemoColleague;
  from: Date;
}

/** Invited, joined and given the role of today, each a day or two after the other. */
async function noteArrival(transaction: Kysely<Tables>, { staffId, userId, colleague, from }: Arrival) {
  const invitation = { staffRole: 'reviewer' };
  const { staffRole } = colleague;
  const steps: {
    staffId: string;
    action: StaffAction;
    subject: [AuditSubjectKind, string];
    before?: object;
    after?: object;
  }[] = [
    { staffId, action: 'staff.invite', subject: ['invitation', newId()], after: invitation },
    { staffId: userId, action: 'staff.join', subject: ['user', userId], after: invitation },
    ...(staffRole === invitation.staffRole
      ? []
      : [
          {
            staffId,
            action: 'staff.change-role' as const,
            subject: ['user', userId] as [AuditSubjectKind, string],
            before: invitation,
            after: { staffRole },
          },
        ]),
  ];
  await transaction
    .insertInto('audit_log')
    .values(
      steps.map(
        ({ staffId: by, action, subject: [subject_kind, subject_id], before = {}, after = {} }, at) => ({
          id: newId(),
          created_at: days(from, -1.4 * at),
          staff_id: by,
          action,
          subject_kind,
          subject_id,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
        }),
      ),
    )
    .execute();
}

const days = (from: Date, before: number) => new Date(from.getTime() - before * dayMs);
