import { alertFieldsSchema } from '@waymark/contract/seeking/alerts';
import type { Kysely } from 'kysely';
import { createAlert } from '../../areas/seeking/alerts/commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { demoAccounts } from '../accounts.ts';

/** Has the demo's candidate look out for jobs of their own trade unless they have an alert. */
export async function createDemoAlert(database: Kysely<Tables>): Promise<void> {
  const candidate = demoAccounts.find(({ role }) => role === 'candidate');
  if (!candidate) return;
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', candidate.email)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_alerts').select('id').whereRef('user_id', '=', 'users.id'))),
    )
    .executeTakeFirst();
  if (!user) return;
  const fields = alertFieldsSchema.parse({ name: '', frequency: 'weekly', keywords: candidate.jobTitle });
  await createAlert(database, { userId: user.id, address: candidate.email, proven: true }, fields);
}
