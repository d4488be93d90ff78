import type { Selectable } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { buyerOf, findCompanyBilling } from '../invoices/buyer-queries.ts';
import { hasAddress } from '../invoices/buyer-rules.ts';
import { dayOfSupply, issueInvoice, type IssuedInvoice, type Sale } from '../invoices/issuing-commands.ts';
import { canIssueInvoices } from '../invoices/seller-rules.ts';
import { chargeOf, decideTax, homeRateOf } from '../invoices/tax-rules.ts';
import { isInvoiced } from '../orders/queries.ts';
import type { Buyer } from '../tables.ts';
import { writeOrder } from './rules.ts';

type OrderRow = Selectable<Tables['posting_orders']>;
type Parts = Pick<Config, 'demo' | 'contact'>;
type Priced = Pick<OrderRow, 'id' | 'company_id' | 'amount' | 'tax_off'>;
type Period = NonNullable<Sale['period']>;

/**
 * Settles who buys an order and what is left to pay, before it goes to the payment: the billing details are kept with it
 * as they are, and where the seller charges this buyer no tax, that is taken off. The order is locked.
 */
export async function settleBuyer(
  transaction: Database,
  config: Parts,
  { id, company_id: companyId, amount, tax_off: taxOff }: Priced,
  period?: Period,
): Promise<{ buyer: Buyer; amount: number }> {
  if (companyId === null) throw new Error('The company of the order is gone.');
  const buyer = buyerOf(await findCompanyBilling(transaction, companyId), true);
  const price = amount + taxOff;
  const charge = canIssueInvoices(board.settings, config)
    ? chargeTo(buyer, price, dayOfSupply({ period }))
    : price;
  await transaction
    .updateTable('posting_orders')
    .set({ buyer: JSON.stringify(buyer), amount: charge, tax_off: price - charge })
    .where('id', '=', id)
    .execute();
  return { buyer, amount: charge };
}

/** What a company is charged of a price from today on, and what is left out of it as tax. */
export async function priceFor(
  database: Database,
  config: Parts,
  companyId: string,
  price: number,
): Promise<{ amount: number; taxOff: number }> {
  if (!canIssueInvoices(board.settings, config)) return { amount: price, taxOff: 0 };
  const buyer = buyerOf(await findCompanyBilling(database, companyId), true);
  const amount = chargeTo(buyer, price, dayOf(new Date()));
  return { amount, taxOff: price - amount };
}

function chargeTo(buyer: Buyer, price: number, day: string): number {
  const { invoicing } = board.settings;
  return chargeOf(price, decideTax(invoicing, buyer, day), homeRateOf(invoicing, day));
}

interface Issuing {
  /** "Visa ending in 4242"; null where the invoice asks for the money. */
  paidWith: string | null;
  askedBy: string | null;
  /** Where it is known before the payment; otherwise it is that of the plan or the posting that the payment began. */
  period?: Period | undefined;
  dueDays?: number;
}

/**
 * Writes the invoice of an order, once: of one that is paid, or to be paid by invoice. All orders of companies get theirs
 * here. Undefined for one that has an invoice already or costs nothing, and where the settings lack what the law asks of
 * the seller.
 */
export async function issueOrderInvoice(
  transaction: Database,
  config: Parts,
  orderId: string,
  issuing: Issuing,
): Promise<IssuedInvoice | undefined> {
  const order = await transaction
    .selectFrom('posting_orders')
    .selectAll()
    .select(isInvoiced.as('is_invoiced'))
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (order.amount === 0 || order.company_id === null || order.is_invoiced) return undefined;
  const period = renewedPeriod(order) ?? issuing.period;
  const { buyer, amount } = await settledOf(transaction, config, order, {
    period,
    paidWith: issuing.paidWith,
  });
  return issueInvoice(transaction, config, {
    ...issuing,
    order: { order_id: orderId },
    write: (say) => writeOrder(say, order),
    buyer,
    total: amount,
    currency: order.currency,
    period: period ?? (issuing.paidWith === null ? undefined : await findPeriod(transaction, order)),
  });
}

async function settledOf(
  transaction: Database,
  config: Parts,
  order: OrderRow,
  { period, paidWith }: Pick<Issuing, 'period' | 'paidWith'>,
): Promise<{ buyer: Buyer; amount: number }> {
  if (paidWith === null) return settleBuyer(transaction, config, order, period);
  return { buyer: await findPayer(transaction, order), amount: order.amount };
}

/**
 * A payment was for the buyer that the order had when it went there. One from before an invoice could be written may lack
 * the address, which is taken from the billing details then.
 */
export async function findPayer(
  database: Database,
  { buyer, company_id: companyId }: Pick<OrderRow, 'buyer' | 'company_id'>,
): Promise<Buyer> {
  if (buyer && hasAddress(buyer)) return buyer;
  const current = buyerOf(await findCompanyBilling(database, companyId ?? ''), true);
  return buyer && !hasAddress(current) ? buyer : current;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The period of a plan that renews. */
const renewedPeriod = ({ period_start: start, period_end: end }: OrderRow): Period | undefined =>
  start && end ? { from: dayOf(start), to: dayOf(new Date(end.getTime() - 86_400_000)) } : undefined;

/** What a payment began: the plan with its own days, or a posting from then on. */
async function findPeriod(
  transaction: Database,
  { plan_id: planId, terms, paid_at: paidAt }: OrderRow,
): Promise<Period> {
  const plan =
    planId === null
      ? undefined
      : await transaction
          .selectFrom('company_plans')
          .select(['starts_at', 'ends_at'])
          .where('id', '=', planId)
          .executeTakeFirst();
  const from = plan?.starts_at ?? paidAt ?? new Date();
  const end = plan?.ends_at ?? new Date(from.getTime() + (terms.days ?? 1) * 86_400_000);
  // A plan of thirty days from the first ends within the thirty-first: its last whole day is the thirtieth.
  return { from: dayOf(from), to: dayOf(new Date(end.getTime() - 86_400_000)) };
}
