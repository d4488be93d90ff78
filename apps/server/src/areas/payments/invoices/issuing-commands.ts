import { languageFor } from '../../../platform/board/language-rules.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Say } from '@waymark/contract/text/say';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { Buyer } from '../tables.ts';
import { readPaymentMethod } from './kept-words-rules.ts';
import { partyOf } from './buyer-rules.ts';
import { invoiceNumberOf, invoicingIn, rangeOf } from './rules.ts';
import { canIssueInvoices, sellerOf } from './seller-rules.ts';
import { decideTax, splitTotal } from './tax-rules.ts';

/** The next number of a prefix in the year. The row stays locked until the paper is stored, and a rollback returns it. */
export async function nextInvoiceNumber(transaction: Database, prefix: string): Promise<string> {
  const { rows } = await sql<{ year: number; last_number: number }>`
    insert into invoice_years (kind, year, last_number)
    values (${rangeOf(prefix)}, extract(year from now() at time zone 'UTC'), 1)
    on conflict (kind, year) do update set last_number = invoice_years.last_number + 1
    returning year, last_number
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('An invoice got no number.');
  return invoiceNumberOf(prefix, row.year, row.last_number);
}

/** What is invoiced, and to whom. */
export interface Sale {
  /** The order of a company, or of a package. */
  order: { order_id: string } | { package_order_id: string };
  /** What is sold, in the language of the invoice. */
  write(say: Say): { name: string; description: string };
  buyer: Buyer;
  /** What is charged, in minor units of the currency; it contains the tax. */
  total: number;
  currency: string;
  /** Days as YYYY-MM-DD, the last one included; undefined where the supply begins with the payment. */
  period?: { from: string; to: string | null } | undefined;
  /** How it was paid; null where the invoice asks for the money. */
  paidWith: string | null;
  /** The account that asked for it, in whose language it is written. */
  askedBy: string | null;
  dueDays?: number;
}

export interface IssuedInvoice {
  number: string;
  dueOn: string;
}

const todayInUtc = () => new Date().toISOString().slice(0, 10);

/** The day by which the tax of a sale is decided. */
export const dayOfSupply = ({ period }: Pick<Sale, 'period'> = {}) => period?.from ?? todayInUtc();

/** In the language of the account that buys; in the board's own where it is gone. */
export async function buyerSay(database: Database, userId: string | null): Promise<Say> {
  const buyer =
    userId === null
      ? undefined
      : await database.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return sayIn(languageFor(buyer?.language ?? null));
}

/**
 * Writes the invoice of a sale, once. Undefined where the settings lack what the law asks of the seller: nothing is
 * written then that pretends to be an invoice.
 */
export async function issueInvoice(
  transaction: Database,
  config: Pick<Config, 'demo' | 'contact'>,
  sale: Sale,
): Promise<IssuedInvoice | undefined> {
  const { settings } = board;
  if (!canIssueInvoices(settings, config)) return undefined;
  const say = await buyerSay(transaction, sale.askedBy);
  const invoicing = invoicingIn(say.language);
  const { buyer, total, currency, period, paidWith, dueDays = invoicing.dueDays } = sale;
  const tax = splitTotal(total, decideTax(invoicing, buyer, dayOfSupply(sale)));
  const { name: item, description } = sale.write(say);
  const issued = await transaction
    .insertInto('invoices')
    .values({
      order_id: null,
      package_order_id: null,
      ...sale.order,
      number: await nextInvoiceNumber(transaction, invoicing.invoicePrefix),
      kind: 'invoice',
      credits: null,
      due_on: sql`(now() at time zone 'UTC')::date + ${paidWith === null ? dueDays : 0}::int`,
      supplied_from: period?.from ?? null,
      supplied_to: period?.to ?? null,
      seller: JSON.stringify(sellerOf(settings, config, say.language)),
      buyer: JSON.stringify({ ...partyOf(buyer, say.language), language: say.language }),
      item,
      description,
      net: tax.net,
      tax: tax.tax,
      total,
      currency,
      tax_name: invoicing.taxName,
      tax_rate: tax.rate,
      is_reverse_charge: tax.category === 'AE',
      tax_category: tax.category,
      tax_note: say(tax.note),
      paid_with: paidWith === null ? null : say(readPaymentMethod(paidWith)),
    })
    .returning(['number', sql<string>`due_on::text`.as('dueOn')])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('invoice_states')
    .values({
      number: issued.number,
      // The account may be gone.
      asked_by: sql`(select id from users where id = ${sale.askedBy})`,
      ...(paidWith !== null && { paid_at: sql`now()` }),
    })
    .execute();
  return issued;
}
