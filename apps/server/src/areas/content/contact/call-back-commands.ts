import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { callBackRequestSchema } from '@waymark/contract/content/contact';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { callBackDays } from './constants.ts';
import { callBackRequestMail } from './emails/call-back-request.ts';
import { listOffice } from './office-queries.ts';

/** Stores who wants to be called, and mails it to all staff and to the address of the contact page (E-4). */
export async function requestCallBack(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  request: z.output<typeof callBackRequestSchema>,
  userId: string | undefined,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('call_back_requests')
      .values({ id: newId(), ...request, user_id: userId ?? null })
      .execute();
    for (const to of await listOffice(transaction, config)) {
      const mail = callBackRequestMail(to, request);
      await queue.enqueue(transaction, 'send-mail', userId ? { ...mail, concerns: userId } : mail);
    }
  });
}

/** Forgets who wanted to be called long ago. */
export async function forgetOldCallBacks(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await sql`
    delete from call_back_requests where created_at < ${now}::timestamptz - make_interval(days => ${callBackDays}::int)
  `.execute(database);
}
