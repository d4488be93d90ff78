import { sql, type Kysely } from 'kysely';
import { contactAnswerMail } from '../../areas/office/back-office/emails/contact-answer.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { findDemoAccount } from '../accounts.ts';
import {
  demoFlaggedOrder,
  demoImports,
  demoLostMails,
  demoRefusedSale,
  demoUnsigned,
} from './staff-records.ts';

const hourMs = 3_600_000;
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs);

/** Gives the demo's administrator something to see of orders, the checkout, mails and imports, once. */
export async function createDemoRecords(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Two processes that load at once: the second finds the report of the first.
    if (!(await createRefusedSale(transaction, now))) return;
    await createUnsigned(transaction, now);
    await createFlaggedOrder(transaction, now);
    await createLostMails(transaction, now);
    await createImports(transaction, now);
  });
}

async function createRefusedSale(transaction: Kysely<Tables>, now: Date): Promise<boolean> {
  const { id, orderNumber, productId, amount, refusal, deliveries, hoursAgo } = demoRefusedSale;
  const customer = await findDemoAccount(transaction, 'candidate');
  const data = {
    orderId: orderNumber,
    customerId: customer.id,
    productId,
    amount,
    currency: 'USD',
    statusPercentage: 0,
    paymentMethod: 'Visa ending in 4242',
  };
  const created = await transaction
    .insertInto('webhook_receipts')
    .values({
      id,
      kind: 'order.paid',
      order_number: orderNumber,
      refusal,
      deliveries,
      payload: JSON.stringify({ type: 'order.paid', data }),
      received_at: before(now, hoursAgo),
      last_received_at: before(now, hoursAgo - 3),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created !== undefined;
}

async function createUnsigned(transaction: Kysely<Tables>, now: Date): Promise<void> {
  const rows = demoUnsigned.map(({ daysAgo, lastId, ...row }) => {
    const at = before(now, 24 * daysAgo);
    return { ...row, day: at.toISOString().slice(0, 10), last_at: at, last_id: lastId };
  });
  await transaction
    .insertInto('unsigned_webhooks')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'reason']).doNothing())
    .execute();
}

async function createFlaggedOrder(transaction: Kysely<Tables>, now: Date): Promise<void> {
  const { company: slug, productId, externalId, paymentMethod, hoursAgo, ...order } = demoFlaggedOrder;
  const company = await transaction
    .selectFrom('companies')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!company) throw new Error(`There is no company ${slug} for the demo's flagged order.`);
  await transaction
    .insertInto('posting_orders')
    .values({
      ...order,
      id: newId(),
      company_id: company.id,
      kind: 'plan',
      product_id: productId,
      external_id: externalId,
      payment_method: paymentMethod,
      currency: 'USD',
      status: 'flagged',
      created_at: before(now, hoursAgo + 1),
      paid_at: before(now, hoursAgo),
    })
    .execute();
}

async function createLostMails(transaction: Kysely<Tables>, now: Date): Promise<void> {
  for (const { to, text, reason, isForGood, attempts, hoursAgo } of demoLostMails) {
    const id = newId();
    const endedAt = before(now, hoursAgo);
    const mail = contactAnswerMail(to, { text, writtenAt: before(now, hoursAgo + 60), replyTo: null });
    await sql`
      insert into pgboss.job (id, name, data, state, retry_count, created_on, completed_on)
      values (${id}, 'send-mail', ${JSON.stringify(mail)}::jsonb, 'failed', ${attempts - 1}, ${endedAt}, ${endedAt})
    `.execute(transaction);
    await transaction
      .insertInto('mail_sends')
      .values({
        id,
        recipient: to,
        kind: 'contact-answer',
        attempts,
        reason,
        refused_at: isForGood ? endedAt : null,
        created_at: endedAt,
      })
      .execute();
  }
}

async function createImports(transaction: Kysely<Tables>, now: Date): Promise<void> {
  const rows = demoImports.map(({ source, fileName, hoursAgo, counts, mirrorRefused, ...lists }) => ({
    id: newId(),
    source,
    file_name: fileName,
    employer_id: null,
    started_at: before(now, hoursAgo),
    updated_at: before(now, hoursAgo),
    finished_at: before(now, hoursAgo),
    read_count: counts.read,
    inserted_count: counts.inserted,
    updated_count: counts.updated,
    unchanged_count: counts.unchanged,
    closed_count: counts.closed,
    rejected_count: counts.rejected,
    mirror_refused: mirrorRefused,
    unread: JSON.stringify(lists.unread),
    rejections: JSON.stringify(lists.rejections),
  }));
  await transaction.insertInto('import_reports').values(rows).execute();
}
