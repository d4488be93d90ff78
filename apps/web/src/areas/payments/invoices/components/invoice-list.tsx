import { useBoardWords } from '../../../../lib/board-words.ts';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { invoiceStates } from '@waymark/contract/payments/choices';
import type { Invoice } from '@waymark/contract/payments/invoices';
import { formatMoney } from '@waymark/contract/text/format';
import { DataTable } from '../../../../components/data/data-table.tsx';
import desk from '../../../../components/data/desk.module.css';
import { RowButton } from '../../../../components/data/desk.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { downloadFile } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import ui from '../../../../styles/primitives.module.css';
import { companyInvoicesPath, toneOfInvoice } from '../rules.ts';

const columns = [
  { name: 'Invoice' },
  { name: 'For' },
  { name: 'Total', numeric: true },
  { name: 'Due on' },
  { name: 'State' },
  { name: 'Actions', unnamed: true },
];

/** The invoices and credit notes of the company, the newest first (L-30). */
export function InvoiceList({ invoices }: { invoices: Page<Invoice> }) {
  const { data, total, page, pageSize } = invoices;
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={paths.companyTransactions}>
            Back to the transactions
          </ButtonLink>
        }
      >
        Invoices
      </PageHeading>
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((invoice) => (
            <InvoiceRow key={invoice.number} invoice={invoice} />
          ))}
        </DataTable>
      ) : (
        <EmptyState title="No invoices yet">
          Choose “Invoice” at an order that is not paid, where we offer it to your company.
        </EmptyState>
      )}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={companyInvoicesPath} />
    </>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const words = useBoardWords();
  const { number, isCreditNote, other, item, total, currency, issuedAt, dueOn, state } = invoice;
  const { run } = useAction(showFailed);
  const download = () =>
    run(() => downloadFile('GET /company/invoices/:number/pdf', { params: { number } }, `${number}.pdf`));
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        {number}
        <span className={`${ui['note']} ${ui['subtitle']}`}>
          {formatDate(words, issuedAt)}
          {other && `, ${isCreditNote ? 'takes back' : 'taken back by'} ${other}`}
        </span>
      </th>
      <td>{item}</td>
      <td data-numeric className={desk['figure']}>
        {formatMoney(total, currency)}
      </td>
      <td>{isCreditNote ? '–' : formatDate(words, `${dueOn}T12:00:00Z`)}</td>
      <td>
        <Badge tone={toneOfInvoice(state)}>{labelOf(invoiceStates, state)}</Badge>
      </td>
      <td>
        <RowButton name={number} onPress={download}>
          PDF
        </RowButton>
      </td>
    </tr>
  );
}
