import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { hashSecret } from '../platform/ids.ts';
import { erasedCandidate as candidate, erasedEmployer as employer } from './erased-people.ts';

/** What lies about: a login code, and what a queue holds that has run for a while, given up or put off. */
export async function leaveRests(database: Kysely<Tables>, userId: string): Promise<void> {
  const mail = (to: string, text: string, concerns?: string) =>
    JSON.stringify({ to, subject: '', html: '', text, concerns });
  await database
    .insertInto('customer_login_codes')
    .values({
      code_hash: hashSecret('code'),
      user_id: userId,
      audience: 'https://checkout.example',
      expires_at: new Date(),
    })
    .execute();
  const rows = [
    ['completed', mail(candidate.newEmail, 'Welcome')],
    ['failed', mail('boss@mills.example', 'New applicant', userId)],
    ['retry', mail('staff@waymark.example', `A message from ${employer.email}, as a guest.`)],
    ['created', mail(employer.email, 'New application')],
  ] as const;
  for (const [state, data] of rows) {
    await sql`
      insert into pgboss.job (name, data, state, start_after)
      values ('send-mail', ${data}::jsonb, ${sql.lit(state)}, now() + interval '1 hour')
    `.execute(database);
  }
  await database
    .insertInto('webhook_receipts')
    .values({
      id: 'report-1',
      kind: 'order.paid',
      order_number: 'order-1',
      payload: JSON.stringify({ type: 'order.paid', data: { orderId: 'order-1', customerId: userId } }),
    })
    .execute();
  await database
    .updateTable('orders')
    .set({ staff_mark: 'problem', staff_note: candidate.noteOnOrder })
    .execute();
  await sql`
    insert into rate_limits (key, points, expire) values (${`password-link-account:${hashSecret(candidate.newEmail)}`}, 1, 0)
  `.execute(database);
}
