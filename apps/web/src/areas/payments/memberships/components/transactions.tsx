import { msg } from '@waymark/contract/text/message';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { orderStatuses } from '@waymark/contract/payments/choices';
import type { CompanyPlan, Transaction } from '@waymark/contract/payments/memberships';
import type { Subscription } from '@waymark/contract/payments/subscriptions';
import { formatMoney } from '@waymark/contract/text/format';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink, type ButtonVariant } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { BillingDialog, sayBilling } from '../../invoices/components/billing-form.tsx';
import { describeUnpayable, transactionsPath } from '../rules.ts';
import styles from './memberships.module.css';
import { OrderDialog, type AskedOrder } from './order-dialogs.tsx';
import { PlanCard } from './plan-card.tsx';
import { useCheckout, type Pay } from './use-checkout.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface TransactionsProps {
  plan: CompanyPlan;
  subscriptions: readonly Subscription[];
  transactions: Page<Transaction>;
}

/** The plan of the company, and its orders (H-5). */
export function Transactions({ plan, subscriptions, transactions }: TransactionsProps) {
  const say = useSay();
  const { user } = useAuth();
  const mayPay = user?.company?.memberRole !== 'viewer';
  const { data, total, page, pageSize } = transactions;
  const pay = useCheckout(data.some(({ status }) => status === 'pending'));
  return (
    <>
      <PageHeading
        tools={
          <>
            {mayPay && <BillingButton />}
            {(plan.mayPayByInvoice || data.some(({ invoiceNumber }) => invoiceNumber)) && (
              <ButtonLink variant="secondary" to={paths.companyInvoices}>
                {say`Invoices`}
              </ButtonLink>
            )}
            <ButtonLink variant="secondary" to={mayPay ? paths.companyPostJobs : paths.companyManageJob}>
              {say`Back`}
            </ButtonLink>
          </>
        }
      >
        {say`Transactions`}
      </PageHeading>
      <PlanCard plan={plan} subscriptions={subscriptions} transactions={data} mayPay={mayPay} onPay={pay} />
      {total > 0 ? (
        <TransactionsTable
          transactions={data}
          mayPay={mayPay}
          mayPayByInvoice={plan.mayPayByInvoice}
          onPay={pay}
        />
      ) : (
        <EmptyState title={say`Nothing ordered yet`}>
          {say`What your company orders and pays is listed here, each with its invoice.`}
        </EmptyState>
      )}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={transactionsPath} />
    </>
  );
}

/** To whom invoices of the company are addressed. */
function BillingButton() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {say`Billing details`}
      </Button>
      <BillingDialog
        open={open}
        of="company"
        submit={say`Save`}
        onSaved={(billing) => {
          sayBilling(billing);
          close();
        }}
        onClose={close}
      />
    </>
  );
}

const columns = [
  { name: msg`Order ID` },
  { name: msg`Type` },
  { name: msg`Amount`, numeric: true },
  { name: msg`Date` },
  { name: msg`Payment Method` },
  { name: msg`Status` },
  { name: msg`Actions`, unnamed: true },
];

interface TransactionsTableProps {
  transactions: readonly Transaction[];
  mayPay: boolean;
  mayPayByInvoice?: boolean;
  onPay: Pay;
}

/** The orders of the company, newest first. */
export function TransactionsTable(props: TransactionsTableProps) {
  const { transactions, mayPay, mayPayByInvoice = false, onPay } = props;
  const [canceled, setCanceled] = useState<Transaction | null>(null);
  const [asked, setAsked] = useState<AskedOrder>(null);
  return (
    <>
      <DataTable columns={columns}>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} mayPayByInvoice={mayPayByInvoice}>
            {mayPay && transaction.status === 'pending' && (
              <PendingActions
                transaction={transaction}
                mayPayByInvoice={mayPayByInvoice}
                onPay={onPay}
                onAsk={setAsked}
                onCancel={setCanceled}
              />
            )}
            <TransactionActions
              transaction={transaction}
              canOrder={mayPay && (board.hasCheckout || mayPayByInvoice)}
            />
          </TransactionRow>
        ))}
      </DataTable>
      <CancelDialog transaction={canceled} onClose={() => setCanceled(null)} />
      <OrderDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

const tones = {
  pending: 'neutral',
  paid: 'good',
  refunded: 'neutral',
  canceled: 'neutral',
  flagged: 'bad',
} as const;

interface TransactionRowProps {
  transaction: Transaction;
  mayPayByInvoice: boolean;
  children: ReactNode;
}

function TransactionRow({ transaction, mayPayByInvoice, children }: TransactionRowProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { number, kind, item, amount, discount, currency, orderedAt, paymentMethod, status, note } =
    transaction;
  const { invoiceNumber } = transaction;
  const unpayable = describeUnpayable(transaction, mayPayByInvoice);
  return (
    <tr>
      <th scope="row" className={styles['number']}>
        {number}
      </th>
      <td className={styles['item']}>
        {kind === 'plan' ? say`${item} plan` : item}
        {note && (
          <span className={`${ui['note']} ${styles['note']}`} dir="auto">
            {note}
          </span>
        )}
        {unpayable && (
          <span className={`${ui['note']} ${styles['note']}`}>
            {unpayable} <Link to={paths.contact}>{say`Write to us`}</Link>
          </span>
        )}
      </td>
      <td data-numeric className={styles['amount']}>
        {formatMoney(amount, currency, locale)}
        {discount > 0 && (
          <span className={`${ui['note']} ${styles['note']}`}>
            {say`${formatMoney(discount, currency, locale)} off`}
          </span>
        )}
      </td>
      <td className={styles['date']}>
        <time dateTime={orderedAt}>{formatDate(words, orderedAt, locale)}</time>
      </td>
      <td>{paymentMethod || (invoiceNumber ? say`Invoice ${invoiceNumber}` : say`Not paid`)}</td>
      <td>
        <Badge tone={tones[status]}>{say(labelOf(orderStatuses, status))}</Badge>
      </td>
      <td className={styles['actions']}>{children}</td>
    </tr>
  );
}

interface CancelDialogProps {
  /** The order to cancel, or null while the dialog is closed. */
  transaction: Transaction | null;
  onClose: () => void;
}

function CancelDialog({ transaction, onClose }: CancelDialogProps) {
  const say = useSay();
  const { change } = useChange();

  async function cancel() {
    if (!transaction) return;
    const params = { orderId: transaction.id };
    await change(callApi('POST /company/transactions/:orderId/cancel', { params }), onClose);
  }

  return (
    <ConfirmDialog
      open={transaction !== null}
      title={say`Cancel order ${transaction?.number ?? ''}?`}
      confirm={say`Cancel the order`}
      cancel={say`Keep it`}
      onConfirm={cancel}
      onClose={onClose}
    >
      {say`Nothing was paid.`} {transaction && describeCanceling(transaction)}
    </ConfirmDialog>
  );
}

function describeCanceling({ kind, isFeaturing }: Transaction): string {
  if (isFeaturing) return msg`The posting stays as it is.`;
  return kind === 'plan'
    ? msg`Your plan stays as it is.`
    : msg`The posting stays pending, and is hidden until it has a place.`;
}

interface PendingActionsProps {
  transaction: Transaction;
  mayPayByInvoice: boolean;
  onPay: Pay;
  onAsk: (asked: AskedOrder) => void;
  onCancel: (transaction: Transaction) => void;
}

/** The ways to settle an order that is not paid; one with an invoice waits for its money. */
function PendingActions({ transaction, mayPayByInvoice, onPay, onAsk, onCancel }: PendingActionsProps) {
  const say = useSay();
  const { id, number, amount, discount, invoiceNumber } = transaction;
  const { change } = useChange();
  if (invoiceNumber) return null;
  const params = { orderId: id };
  const ask = (kind: 'coupon' | 'invoice') => Promise.resolve(onAsk({ kind, transaction }));
  return (
    <>
      {amount === 0 ? (
        <ActionButton
          variant="secondary"
          number={number}
          act={() => change(callApi('POST /company/transactions/:orderId/take-up', { params }))}
        >
          {say`Begin`}
        </ActionButton>
      ) : (
        board.hasCheckout && (
          <ActionButton variant="secondary" number={number} act={() => onPay(() => Promise.resolve(id))}>
            {say`Pay now`}
          </ActionButton>
        )
      )}
      {amount > 0 && mayPayByInvoice && (
        <ActionButton number={number} act={() => ask('invoice')}>
          {say`Invoice`}
        </ActionButton>
      )}
      {discount > 0 ? (
        <ActionButton
          number={number}
          act={() => change(callApi('DELETE /company/transactions/:orderId/coupon', { params }))}
        >
          {say`Remove the coupon`}
        </ActionButton>
      ) : (
        (board.hasCheckout || mayPayByInvoice) && (
          <ActionButton number={number} act={() => ask('coupon')}>
            {say`Coupon`}
          </ActionButton>
        )
      )}
      <ActionButton number={number} act={() => Promise.resolve(onCancel(transaction))}>
        {say`Cancel`}
      </ActionButton>
    </>
  );
}

interface TransactionActionsProps {
  transaction: Transaction;
  canOrder: boolean;
}

function TransactionActions({ transaction, canOrder }: TransactionActionsProps) {
  const say = useSay();
  const { id, receiptNumber, waitingJobId, number } = transaction;
  const { revalidate } = useRevalidator();

  async function orderAgain(jobId: string) {
    const { data } = await callApi('POST /company/jobs/:jobId/place', { params: { jobId } });
    await revalidate();
    showSuccess(
      data.needsPayment
        ? msg`Ordered again. Pay, and it goes live.`
        : msg`Your plan now has a place for it: there is nothing to pay.`,
    );
  }

  return (
    <>
      {canOrder && waitingJobId && (
        <ActionButton number={number} act={() => orderAgain(waitingJobId)}>
          {say`Order again`}
        </ActionButton>
      )}
      {receiptNumber && (
        <ActionButton
          number={number}
          act={() =>
            downloadFile(
              'GET /company/transactions/:orderId/receipt',
              { params: { orderId: id } },
              `${receiptNumber}.pdf`,
            )
          }
        >
          {say`Receipt`}
        </ActionButton>
      )}
    </>
  );
}

interface ActionButtonProps {
  variant?: ButtonVariant;
  number: number;
  act: () => Promise<void>;
  children: ReactNode;
}

function ActionButton({ variant = 'quiet', number, act, children }: ActionButtonProps) {
  const say = useSay();
  const [pending, setPending] = useState(false);

  async function press() {
    setPending(true);
    try {
      await act();
    } catch (failure) {
      showFailed(failure);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant={variant} pending={pending} onClick={() => void press()}>
      <span>
        {children}
        <VisuallyHidden> {say`for order ${number}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
