import { meaning } from '@waymark/contract/text/message';
import { decisionReasonMaxLength } from '@waymark/contract/identity/staff-choices';
import type { Page } from '@waymark/contract/pagination';
import { invoiceLists } from '@waymark/contract/payments/choices';
import type { StaffInvoice } from '@waymark/contract/payments/invoices';
import { minorUnitsOf, writePrice } from '@waymark/contract/payments/prices';
import { formatMoney } from '@waymark/contract/text/format';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DeskList, EmptyDesk, RowButton } from '../../../../components/data/desk.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffInvoicesPath, type InvoicesQuery } from '../rules.ts';
import { columnsOfInvoices, InvoiceRow } from './invoice-row.tsx';
import { useSay, sayHere } from '../../../../lib/languages/say.ts';

const columns = columnsOfInvoices(sayHere`To${meaning('of an invoice: its recipient')}`);

type Asked =
  | { kind: 'paid'; number: string }
  | { kind: 'credit'; number: string; left: number; currency: string; isPaid: boolean; isOfCompany: boolean }
  | null;

interface StaffInvoiceListProps {
  query: InvoicesQuery;
  invoices: Page<StaffInvoice>;
}

/** All invoices and credit notes, the newest first (L-30). */
export function StaffInvoiceList({ query, invoices }: StaffInvoiceListProps) {
  const say = useSay();
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <>
      <DeskList
        title={say`Invoices`}
        intro={
          <p className={ui['note']}>
            {say`Each payment gets its invoice. None is ever changed or deleted: a credit note takes it back, or a part of it. Settings say whether companies may pay by invoice; the page of a company decides for one of them.`}
          </p>
        }
        tabs={{
          label: say`Lists of invoices`,
          choices: invoiceLists,
          show: query.show,
          pathOf: (show) => staffInvoicesPath({ show, q: query.q }),
        }}
        search={{
          label: say`Number, company or item`,
          words: query.q,
          pathOf: (q) => staffInvoicesPath({ ...query, q, page: 1 }),
        }}
        list={invoices}
        pathOfPage={(page) => staffInvoicesPath({ ...query, page })}
        columns={columns}
        empty={<EmptyDesk words={query.q}>{say`Invoices of what is paid or asked for come here.`}</EmptyDesk>}
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
  const say = useSay();
  const { number, buyer, company, item, state, total, credited, currency } = invoice;
  const left = total - credited;
  const isOpen = state === 'open' || state === 'overdue';
  const about = (
    <>
      {buyer}
      <span className={`${ui['note']} ${ui['subtitle']}`}>{item}</span>
    </>
  );
  return (
    <InvoiceRow invoice={invoice} of="staff" about={about}>
      {isOpen && (
        <RowButton name={number} onPress={() => onAsk({ kind: 'paid', number })}>
          {say`Paid`}
        </RowButton>
      )}
      {(isOpen || state === 'paid') && (
        <RowButton
          name={number}
          onPress={() =>
            onAsk({ kind: 'credit', number, left, currency, isPaid: !isOpen, isOfCompany: company !== null })
          }
        >
          {say`Take back`}
        </RowButton>
      )}
    </InvoiceRow>
  );
}

function Dialogs({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const say = useSay();
  const { change } = useChange();
  const number = asked?.number ?? '';
  return (
    <>
      <ConfirmDialog
        open={asked?.kind === 'paid'}
        title={say`Is ${number} paid?`}
        confirm={say`The money is here`}
        cancel={say`Not yet`}
        onConfirm={() =>
          change(callApi('POST /staff/invoices/:number/paid', { params: { number } }), onClose)
        }
        onClose={onClose}
      >
        {say`What was ordered begins at once, and the company is told by mail.`}
      </ConfirmDialog>
      <Dialog open={asked?.kind === 'credit'} title={asked && say`Take ${number} back`} onClose={onClose}>
        {asked?.kind === 'credit' && <CreditForm asked={asked} onClose={onClose} />}
      </Dialog>
    </>
  );
}

interface CreditFormProps {
  asked: Extract<Asked, { kind: 'credit' }>;
  onClose: () => void;
}

/** All that is left of an invoice, or of a paid one a part. */
function CreditForm({ asked: { number, left, currency, isPaid, isOfCompany }, onClose }: CreditFormProps) {
  const say = useSay();
  const locale = useLocale();
  const { change } = useChange();
  const form = useForm({ defaultValues: { reason: '', amount: writePrice(left, currency) } });
  const issue = ({ reason, amount }: { reason: string; amount: string }) => {
    const cents = minorUnitsOf(Number(amount.replace(',', '.')), currency);
    const part = isPaid && cents !== left ? { amount: cents } : {};
    return change(
      callApi('POST /staff/invoices/:number/credit', { params: { number }, body: { reason, ...part } }),
      onClose,
    );
  };
  return (
    <Form form={form} onSubmit={issue} submit={say`Issue a credit note`} onCancel={onClose}>
      <p>
        {isOfCompany
          ? say`A credit note with its own number takes it back. If all of it is taken back, what was ordered is canceled, or ends if it runs. Money that was paid is yours to give back.`
          : say`A credit note with its own number takes it back. What was ordered stays as it is. Money that was paid is yours to give back.`}
      </p>
      {isPaid && (
        <TextField
          label={say`Amount in ${currency}`}
          hint={say`Up to ${formatMoney(left, currency, locale)}. A part leaves what was ordered as it is.`}
          inputMode="decimal"
          {...bindField(form, 'amount')}
        />
      )}
      <TextArea
        label={say`Reason`}
        hint={say`It stays in the log.`}
        rows={4}
        maxLength={decisionReasonMaxLength}
        {...bindField(form, 'reason')}
      />
    </Form>
  );
}
