import { decisionReasonMaxLength } from '@waymark/contract/identity/staff-choices';
import type { Page } from '@waymark/contract/pagination';
import { invoiceLists } from '@waymark/contract/payments/choices';
import type { StaffInvoice } from '@waymark/contract/payments/invoices';
import { useState } from 'react';
import { DeskList, EmptyDesk, RowButton } from '../../../../components/data/desk.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffInvoicesPath, type InvoicesQuery } from '../rules.ts';
import { columnsOfInvoices, InvoiceRow } from './invoice-row.tsx';

const columns = columnsOfInvoices('To');

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
  const { number, buyer, item, state } = invoice;
  const isOpen = state === 'open' || state === 'overdue';
  const about = (
    <>
      {buyer}
      <span className={`${ui['note']} ${ui['subtitle']}`}>{item}</span>
    </>
  );
  return (
    <InvoiceRow invoice={invoice} file="GET /staff/invoices/:number/pdf" about={about}>
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
    </InvoiceRow>
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
