import type { MailChoices } from '@waymark/contract/identity/email-preferences';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Which mails a candidate gets: all of them before anything was chosen. */
export async function findMailChoices(database: Kysely<Tables>, userId: string): Promise<MailChoices> {
  const row = await database
    .selectFrom('mail_choices')
    .select(['messages', 'viewed', 'stages', 'reminders'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { messages: true, viewed: true, stages: true, reminders: true };
}
