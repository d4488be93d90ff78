import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { Invoice, StaffInvoice } from '@waymark/contract/payments/invoices';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import type { InvoiceRow } from '../tables.ts';
import { stateOfInvoice } from './rules.ts';

interface ListedRow extends InvoiceRow {
  paid_at: Date | null;
  credited_by: string | null;
  is_overdue: boolean;
  company_id: string | null;
  company_name: string | null;
  order_number: number;
}

const listed = sql`
  from invoices
    join posting_orders on posting_orders.id = invoices.order_id
    left join companies on companies.id = posting_orders.company_id
    left join invoice_states on invoice_states.number = coalesce(invoices.credits, invoices.number)
    left join invoices credit on credit.credits = invoices.number`;

const isOpen = sql<SqlBool>`(invoices.kind = 'invoice' and invoice_states.paid_at is null and credit.number is null)`;
const isOverdue = sql<SqlBool>`(${isOpen} and invoices.due_on < (now() at time zone 'UTC')::date)`;

const columns = sql`invoices.*, invoices.due_on::text as due_on, invoice_states.paid_at, credit.number as credited_by,
  ${isOverdue} as is_overdue, posting_orders.company_id, companies.name as company_name,
  posting_orders.number as order_number`;

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
  const text = sql`lower(concat_ws(' ', invoices.number, invoices.item, invoices.buyer ->> 'name', posting_orders.number))`;
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
    currency: row.currency,
    issuedAt: row.issued_at.toISOString(),
    dueOn: row.due_on,
    state: stateOfInvoice(row),
  };
}

/** An invoice as it was issued, of one of a member's companies where there is a member. Throws `not_found`. */
export async function getInvoice(database: Database, number: string, memberId?: string): Promise<InvoiceRow> {
  const row = await database
    .selectFrom('invoices')
    .innerJoin('posting_orders', 'posting_orders.id', 'invoices.order_id')
    .selectAll('invoices')
    .select(sql<string>`invoices.due_on::text`.as('due_on'))
    .where('invoices.number', '=', number)
    .$if(memberId !== undefined, (rows) =>
      rows.where('posting_orders.company_id', 'in', companiesOf(memberId ?? '')),
    )
    .executeTakeFirst();
  if (!row) throw noInvoice();
  return row;
}

export function noInvoice(): AppError {
  return new AppError('not_found', 'There is no invoice of this number.');
}
