import { alertFieldsSchema } from '@waymark/contract/seeking/alerts';
import type { Kysely } from 'kysely';
import { createAlert } from '../../areas/seeking/alerts/commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findDemoAccount } from '../accounts.ts';

/** Has the demo's candidate look out for jobs of their own trade unless they have an alert. */
export async function createDemoAlert(database: Kysely<Tables>): Promise<void> {
  const candidate = await findDemoAccount(database, 'candidate');
  const known = await database
    .selectFrom('job_alerts')
    .select('id')
    .where('user_id', '=', candidate.id)
    .executeTakeFirst();
  if (known) return;
  const fields = alertFieldsSchema.parse({ name: '', frequency: 'weekly', keywords: candidate.jobTitle });
  await createAlert(
    database,
    { userId: candidate.id, address: candidate.email, proven: true, language: 'en' },
    fields,
  );
}
