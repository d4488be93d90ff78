import { useBoardWords } from '../../../../lib/board-words.ts';
import { labelOf } from '@waymark/contract/jobs/choices';
import { decisionReasonMaxLength } from '@waymark/contract/office/staff-choices';
import type { Page } from '@waymark/contract/pagination';
import { invoiceLists, invoiceStates } from '@waymark/contract/payments/choices';
import type { StaffInvoice } from '@waymark/contract/payments/invoices';
import { formatMoney } from '@waymark/contract/text/format';
import { useState } from 'react';
import desk from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, RowButton } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffInvoicesPath, toneOfInvoice, type InvoicesQuery } from '../rules.ts';

const columns = [
  { name: 'Invoice' },
  { name: 'To' },
  { name: 'Total', numeric: true },
  { name: 'Due on' },
  { name: 'State' },
  { name: 'Actions', unnamed: true },
];

type Asked = { kind: 'paid' | 'credit'; number: string } | null;

interface StaffInvoiceListProps {
  query: InvoicesQuery;
  invoices: Page<StaffInvoice>;
}

/** All invoices and credit notes, the newest first (L-30). */
export function StaffInvoiceList({ query, invoices }: StaffInvoiceListProps) {
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <>
      <DeskList
        title="Invoices"
        intro={
          <p className={ui['note']}>
            An invoice is never changed or deleted: a credit note takes it back. Settings say whether
            companies may pay by invoice; the page of a company decides for one of them.
          </p>
        }
        tabs={{
          label: 'Lists of invoices',
          choices: invoiceLists,
          show: query.show,
          pathOf: (show) => staffInvoicesPath({ show, q: query.q }),
        }}
        search={{
          label: 'Number, company or item',
          words: query.q,
          pathOf: (q) => staffInvoicesPath({ ...query, q, page: 1 }),
        }}
        list={invoices}
        pathOfPage={(page) => staffInvoicesPath({ ...query, page })}
        columns={columns}
        empty={<EmptyDesk words={query.q}>Invoices that companies ask for come here.</EmptyDesk>}
      >
        {invoices.data.map((invoice) => (
          <StaffInvoiceRow key={invoice.number} invoice={invoice} onAsk={setAsked} />
        ))}
      </DeskList>
      <Dialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function StaffInvoiceRow({ invoice, onAsk }: { invoice: StaffInvoice; onAsk: (asked: Asked) => void }) {
  const words = useBoardWords();
  const { number, isCreditNote, other, buyer, item, total, currency, issuedAt, dueOn, state } = invoice;
  const { run } = useAction(showFailed);
  const download = () =>
    run(() => downloadFile('GET /staff/invoices/:number/pdf', { params: { number } }, `${number}.pdf`));
  const isOpen = state === 'open' || state === 'overdue';
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        {number}
        <span className={`${ui['note']} ${ui['subtitle']}`}>
          {formatDate(words, issuedAt)}
          {other && `, ${isCreditNote ? 'takes back' : 'taken back by'} ${other}`}
        </span>
      </th>
      <td>
        {buyer}
        <span className={`${ui['note']} ${ui['subtitle']}`}>{item}</span>
      </td>
      <td data-numeric className={desk['figure']}>
        {formatMoney(total, currency)}
      </td>
      <td>{isCreditNote ? '–' : formatDate(words, `${dueOn}T12:00:00Z`)}</td>
      <td>
        <Badge tone={toneOfInvoice(state)}>{labelOf(invoiceStates, state)}</Badge>
      </td>
      <td>
        <div className={`${ui['wrap']} ${desk['tools']}`}>
          <RowButton name={number} onPress={download}>
            PDF
          </RowButton>
          {isOpen && (
            <RowButton name={number} onPress={() => onAsk({ kind: 'paid', number })}>
              Paid
            </RowButton>
          )}
          {(isOpen || state === 'paid') && (
            <RowButton name={number} onPress={() => onAsk({ kind: 'credit', number })}>
              Take back
            </RowButton>
          )}
        </div>
      </td>
    </tr>
  );
}

function Dialogs({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { change } = useChange();
  const number = asked?.number ?? '';
  return (
    <>
      <ConfirmDialog
        open={asked?.kind === 'paid'}
        title={`Is ${number} paid?`}
        confirm="The money is here"
        cancel="Not yet"
        onConfirm={() =>
          change(callApi('POST /staff/invoices/:number/paid', { params: { number } }), onClose)
        }
        onClose={onClose}
      >
        What was ordered begins at once, and the company is told by mail.
      </ConfirmDialog>
      <ReasonDialog
        open={asked?.kind === 'credit'}
        title={asked && `Take ${number} back`}
        label="Reason"
        hint="It stays in the log."
        confirm="Issue a credit note"
        maxLength={decisionReasonMaxLength}
        onConfirm={(reason) =>
          change(
            callApi('POST /staff/invoices/:number/credit', { params: { number }, body: { reason } }),
            onClose,
          )
        }
        onClose={onClose}
      >
        A credit note with a number of its own takes it back as a whole. What was ordered is canceled, or ends
        if it runs; money that was paid is yours to give back.
      </ReasonDialog>
    </>
  );
}
