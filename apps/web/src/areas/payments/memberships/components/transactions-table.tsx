import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { orderStatuses } from '@waymark/contract/payments/choices/memberships';
import type { Transaction } from '@waymark/contract/payments/memberships';
import { paths } from '@waymark/contract/paths';
import { formatMoney } from '@waymark/contract/text/format-money';
import { useState, type ReactNode } from 'react';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { describeUnpayable } from '../rules.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Pay } from './use-checkout.ts';
import { TransactionActions } from './transaction-actions.tsx';
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
