import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { nextInvoiceNumber, type Sale } from './issuing-commands.ts';
import { getInvoice } from './queries.ts';
import { creditOf } from './credit-rules.ts';

/**
 * Writes a credit note over what is to be taken back of an invoice in total, less what earlier ones have taken back. So
 * a report that comes twice, or with an older amount, writes none. Returns its number, or undefined.
 */
export async function creditUpTo(
  transaction: Database,
  number: string,
  takenBack: number,
): Promise<string | undefined> {
  // Two at once: the second waits here, and counts what the first has written.
  await transaction
    .selectFrom('invoice_states')
    .select('number')
    .where('number', '=', number)
    .forUpdate()
    .execute();
  const invoice = await getInvoice(transaction, number);
  const earlier = await sumOfCredits(transaction, number);
  const parts = creditOf(invoice, earlier, takenBack);
  if (parts === undefined) return undefined;
  const creditNumber = await nextInvoiceNumber(transaction, board.settings.invoicing.creditPrefix);
  const { issued_at: _, ...copied } = invoice;
  await transaction
    .insertInto('invoices')
    .values({
      ...copied,
      ...parts,
      number: creditNumber,
      kind: 'credit_note',
      credits: number,
      due_on: sql`(now() at time zone 'UTC')::date`,
      seller: JSON.stringify(invoice.seller),
      buyer: JSON.stringify(invoice.buyer),
    })
    .execute();
  return creditNumber;
}

/** The same for the invoice of an order; undefined also where it has none. */
export async function creditOrder(
  transaction: Database,
  order: Sale['order'],
  takenBack: number | 'all',
): Promise<{ number: string; creditNumber: string } | undefined> {
  const found = await transaction
    .selectFrom('invoices')
    .select(['number', 'total'])
    .where('kind', '=', 'invoice')
    .where(({ and }) => and(order))
    .executeTakeFirst();
  if (!found) return undefined;
  const amount = takenBack === 'all' ? found.total : takenBack;
  const creditNumber = await creditUpTo(transaction, found.number, amount);
  return creditNumber === undefined ? undefined : { number: found.number, creditNumber };
}

/** What credit notes have taken back of an invoice: amounts above zero. */
async function sumOfCredits(transaction: Database, number: string) {
  const { net, tax, total } = await transaction
    .selectFrom('invoices')
    .select(({ fn }) => [fn.sum<number | null>('net').as('net'), fn.sum<number | null>('tax').as('tax')])
    .select(({ fn }) => fn.sum<number | null>('total').as('total'))
    .where('credits', '=', number)
    .executeTakeFirstOrThrow();
  return { net: -(net ?? 0), tax: -(tax ?? 0), total: -(total ?? 0) };
}
