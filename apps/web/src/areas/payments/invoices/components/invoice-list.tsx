import { msg } from '@waymark/contract/text/message';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { Invoice } from '@waymark/contract/payments/invoices';
import { useState } from 'react';
import { RowButton } from '../../../../components/data/desk.tsx';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { companyInvoicesPath } from '../rules.ts';
import { columnsOfInvoices, InvoiceRow } from './invoice-row.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = columnsOfInvoices(msg`For`);

/** The invoices and credit notes of the company, the newest first (L-30). */
export function InvoiceList({ invoices }: { invoices: Page<Invoice> }) {
  const say = useSay();
  const { data, total, page, pageSize } = invoices;
  const [asked, setAsked] = useState<Invoice | null>(null);
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={paths.companyTransactions}>
            {say`Back to the transactions`}
          </ButtonLink>
        }
      >
        {say`Invoices`}
      </PageHeading>
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((invoice) => (
            <InvoiceRow key={invoice.number} invoice={invoice} of="company" about={invoice.item}>
              {invoice.payment && (
                <RowButton name={invoice.number} onPress={() => setAsked(invoice)}>
                  {say`How to pay`}
                </RowButton>
              )}
            </InvoiceRow>
          ))}
        </DataTable>
      ) : (
        <EmptyState title={say`No invoices yet`}>
          {say`What your company pays gets its invoice here. Where we offer it, choose “Invoice” at an order that is not paid.`}
        </EmptyState>
      )}
      <PaymentDialog invoice={asked} onClose={() => setAsked(null)} />
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={companyInvoicesPath} />
    </>
  );
}
