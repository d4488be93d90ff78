import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { paths } from '@waymark/contract/paths';
import { orderStatuses } from '@waymark/contract/payments/choices/memberships';
import type { Transaction } from '@waymark/contract/payments/memberships';
import { formatMoney } from '@waymark/contract/text/format-money';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import type { ButtonVariant } from '../../../../components/form/button.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess, showError } from '../../../../lib/toasts.ts';
import { describeUnpayable } from '../rules.ts';
import type { Pay } from './use-checkout.ts';
import styles from './transactions-table.module.css';

interface TransactionsTableProps {
  transactions: readonly Transaction[];
  mayPay: boolean;
  onPay: Pay;
}

const columns = [
  { name: 'Order ID' },
  { name: 'Type' },
  { name: 'Amount', numeric: true },
  { name: 'Date' },
  { name: 'Payment Method' },
  { name: 'Status' },
  { name: 'Actions', unnamed: true },
];

/** What the company has ordered, newest first. */
export function TransactionsTable({ transactions, mayPay, onPay }: TransactionsTableProps) {
  const [asked, setAsked] = useState<Transaction | null>(null);
  return (
    <>
      <DataTable className={styles['table']} columns={columns}>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction}>
            <TransactionActions transaction={transaction} mayPay={mayPay} onPay={onPay} onCancel={setAsked} />
          </TransactionRow>
        ))}
      </DataTable>
      <CancelDialog transaction={asked} onClose={() => setAsked(null)} />
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

function TransactionRow({ transaction, children }: { transaction: Transaction; children: ReactNode }) {
  const { number, kind, item, amount, currency, orderedAt, paymentMethod, status, note } = transaction;
  const unpayable = describeUnpayable(transaction);
  return (
    <tr>
      <th scope="row" className={styles['number']}>
        {number}
      </th>
      <td className={styles['item']}>
        {item}
        {kind === 'plan' && ' plan'}
        {note && <span className={styles['note']}>{note}</span>}
        {unpayable && (
          <span className={styles['note']}>
            {unpayable} <Link to={paths.contact}>Write to us</Link>
          </span>
        )}
      </td>
      <td data-numeric className={styles['amount']}>
        {formatMoney(amount, currency)}
      </td>
      <td className={styles['date']}>
        <time dateTime={orderedAt}>{formatDate(orderedAt)}</time>
      </td>
      <td>{paymentMethod || 'Not paid'}</td>
      <td>
        <Badge tone={tones[status]}>{labelOf(orderStatuses, status)}</Badge>
      </td>
      <td className={styles['actions']}>{children}</td>
    </tr>
  );
}

interface CancelDialogProps {
  /** Null when nothing is asked. */
  transaction: Transaction | null;
  onClose: () => void;
}

/** Asks before an order is canceled. */
function CancelDialog({ transaction, onClose }: CancelDialogProps) {
  const { revalidate } = useRevalidator();

  async function cancel() {
    if (!transaction) return;
    showSuccess(await cancelOrder(transaction.id));
    onClose();
    await revalidate();
  }

  return (
    <ConfirmDialog
      open={transaction !== null}
      title={`Cancel order ${transaction?.number ?? ''}?`}
      confirm="Cancel the order"
      cancel="Keep it"
      onConfirm={cancel}
      onClose={onClose}
    >
      {transaction?.kind === 'plan'
        ? 'Nothing was paid. Your plan stays as it is.'
        : 'Nothing was paid. The posting stays pending, and nobody sees it until it has a place.'}
    </ConfirmDialog>
  );
}

/** Gives what to say about it. */
async function cancelOrder(orderId: string): Promise<string> {
  return (await callApi('POST /company/transactions/:orderId/cancel', { params: { orderId } })).message;
}

interface TransactionActionsProps {
  transaction: Transaction;
  mayPay: boolean;
  onPay: Pay;
  onCancel: (transaction: Transaction) => void;
}

/** What can be done with an order as it stands. */
function TransactionActions({ transaction, mayPay, onPay, onCancel }: TransactionActionsProps) {
  const { id, status, receiptNumber, waitingJobId, number } = transaction;
  const { revalidate } = useRevalidator();

  async function orderAgain(jobId: string) {
    const { needsPayment } = await retryPlace(jobId);
    await revalidate();
    showSuccess(
      needsPayment
        ? 'Ordered again. Pay, and it goes live.'
        : 'Your plan has a place for it by now: there is nothing to pay.',
    );
  }

  return (
    <>
      {mayPay && status === 'pending' && (
        <>
          {board.hasCheckout && (
            <ActionButton variant="secondary" number={number} act={() => onPay(() => Promise.resolve(id))}>
              Pay now
            </ActionButton>
          )}
          <ActionButton number={number} act={() => Promise.resolve(onCancel(transaction))}>
            Cancel
          </ActionButton>
        </>
      )}
      {mayPay && waitingJobId && board.hasCheckout && (
        <ActionButton number={number} act={() => orderAgain(waitingJobId)}>
          Order again
        </ActionButton>
      )}
      {receiptNumber && (
        <ActionButton number={number} act={() => downloadReceipt(id, receiptNumber)}>
          Receipt
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
  const [pending, setPending] = useState(false);

  async function press() {
    setPending(true);
    try {
      await act();
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant={variant} pending={pending} onClick={() => void press()}>
      <span>
        {children}
        <VisuallyHidden> for order {number}</VisuallyHidden>
      </span>
    </Button>
  );
}

/** Whether a posting still has to be paid for: it goes live where the plan has a place for it by now. */
async function retryPlace(jobId: string): Promise<{ needsPayment: boolean }> {
  return (await callApi('POST /company/jobs/:jobId/place', { params: { jobId } })).data;
}

function downloadReceipt(orderId: string, receiptNumber: string): Promise<void> {
  return downloadFile(
    'GET /company/transactions/:orderId/receipt',
    { params: { orderId } },
    `${receiptNumber}.pdf`,
  );
}
