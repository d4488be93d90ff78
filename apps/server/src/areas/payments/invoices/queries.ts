import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { Invoice, StaffInvoice } from '@waymark/contract/payments/invoices';
import { msg } from '@waymark/contract/text/message';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import type { InvoiceRow } from '../tables.ts';
import { hasData } from './facturx-rules.ts';
import { girocodeOf } from './girocode-rules.ts';
import { stateOfInvoice } from './rules.ts';
import { accountOf, remittanceOf } from './seller-rules.ts';

interface ListedRow extends InvoiceRow {
  paid_at: Date | null;
  /** What credit notes have taken back, below zero, and their numbers. */
  credited: number;
  credited_by: string | null;
  is_overdue: boolean;
  company_id: string | null;
  company_name: string | null;
  order_number: string;
}

const listed = sql`
  from invoices
    left join posting_orders on posting_orders.id = invoices.order_id
    left join orders on orders.id = invoices.package_order_id
    left join companies on companies.id = posting_orders.company_id
    left join invoice_states on invoice_states.number = coalesce(invoices.credits, invoices.number)
    left join lateral (
      select coalesce(sum(total), 0)::int as total, string_agg(number, ', ' order by issued_at, number) as numbers
      from invoices credit where credit.credits = invoices.number
    ) credit on true`;

const isOpen = sql<SqlBool>`(invoices.kind = 'invoice' and invoice_states.paid_at is null and credit.total = 0)`;
const isOverdue = sql<SqlBool>`(${isOpen} and invoices.due_on < (now() at time zone 'UTC')::date)`;
const orderNumber = sql`coalesce(posting_orders.number::text, orders.external_id)`;

const columns = sql`invoices.*, invoices.due_on::text as due_on, invoice_states.paid_at, credit.total as credited,
  credit.numbers as credited_by, ${isOverdue} as is_overdue, posting_orders.company_id, companies.name as company_name,
  ${orderNumber} as order_number`;

async function listPage(database: Database, condition: RawBuilder<SqlBool>, page: number) {
  const pageSize = defaultPageSize;
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total ${listed} where ${condition}`.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<ListedRow>`
    select ${columns} ${listed} where ${condition}
    order by invoices.issued_at desc, invoices.number desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  return { rows, total, page, pageSize };
}

/** A page of a company's invoices and credit notes, the newest first. Throws `not_found` beyond the last page. */
export async function listCompanyInvoices(
  database: Database,
  companyId: string,
  page: number,
): Promise<Page<Invoice>> {
  const { rows, ...rest } = await listPage(database, sql`posting_orders.company_id = ${companyId}`, page);
  return { data: rows.map(presentInvoice), ...rest };
}

/** A page of all invoices, the newest first. Throws `not_found` beyond the last page. */
export async function listStaffInvoices(
  database: Database,
  { show, q, page }: { show: 'all' | 'open' | 'overdue'; q: string; page: number },
): Promise<Page<StaffInvoice>> {
  const text = sql`lower(concat_ws(' ', invoices.number, invoices.item, invoices.buyer ->> 'name', ${orderNumber}))`;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = [
    show === 'all' ? sql<SqlBool>`true` : show === 'open' ? isOpen : isOverdue,
    ...words.map((word) => sql<SqlBool>`strpos(${text}, ${word}) > 0`),
  ];
  const { rows, ...rest } = await listPage(database, sql<SqlBool>`${sql.join(conditions, sql` and `)}`, page);
  const data = rows.map((row) => ({
    ...presentInvoice(row),
    buyer: row.buyer.name,
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    orderNumber: row.order_number,
  }));
  return { data, ...rest };
}

function presentInvoice(row: ListedRow): Invoice {
  return {
    number: row.number,
    isCreditNote: row.kind === 'credit_note',
    other: row.credits ?? row.credited_by,
    item: row.item,
    total: row.total,
    tax: row.tax,
    credited: -row.credited,
    hasData: hasData(row),
    payment: paymentOf(row),
    currency: row.currency,
    issuedAt: row.issued_at.toISOString(),
    dueOn: row.due_on,
    state: stateOfInvoice(row),
  };
}

/** Where an open invoice is paid; null where it is not, and where its seller has named no account. */
function paymentOf(row: ListedRow): Invoice['payment'] {
  const bank = accountOf(row.seller);
  const state = stateOfInvoice(row);
  if (!bank || (state !== 'open' && state !== 'overdue')) return null;
  const { holder, iban, bic } = bank;
  return { holder, iban, bic, text: remittanceOf(bank, row.number), code: girocodeOf(bank, row) ?? null };
}

/** Whose invoices are asked for: those of a member's companies, or of a candidate's own packages. */
type InvoiceReader = { memberId: string } | { customerId: string };

/** An invoice as it was issued, of a reader where there is one. Throws `not_found`. */
export async function getInvoice(
  database: Database,
  number: string,
  reader?: InvoiceReader,
): Promise<InvoiceRow> {
  const row = await database
    .selectFrom('invoices')
    .selectAll('invoices')
    .select(sql<string>`invoices.due_on::text`.as('due_on'))
    .select(sql<string | null>`invoices.supplied_from::text`.as('supplied_from'))
    .select(sql<string | null>`invoices.supplied_to::text`.as('supplied_to'))
    .where('invoices.number', '=', number)
    .where(reader ? isOf(reader) : sql<SqlBool>`true`)
    .executeTakeFirst();
  if (!row) throw noInvoice();
  return row;
}

function isOf(reader: InvoiceReader): RawBuilder<SqlBool> {
  return 'memberId' in reader
    ? sql<SqlBool>`exists (
        select from posting_orders
        where posting_orders.id = invoices.order_id and company_id in ${companiesOf(reader.memberId)}
      )`
    : sql<SqlBool>`exists (
        select from orders where orders.id = invoices.package_order_id and user_id = ${reader.customerId}
      )`;
}

export function noInvoice(): AppError {
  return new AppError('not_found', msg`There is no invoice of this number.`);
}
