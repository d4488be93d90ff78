import { receiptKeptDays, receiptLists, type ReceiptList } from '@waymark/contract/payments/choices/webhooks';
import type { ReactNode } from 'react';
import styles from '../../../../components/data/desk.module.css';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { webhooksPath } from '../rules.ts';

/** The lists of what came from the checkout, or said that it did. */
export function WebhookFrame({ show, children }: { show: ReceiptList; children: ReactNode }) {
  return (
    <>
      <PageHeading>Checkout reports</PageHeading>
      <p className={styles['quiet']}>
        What the checkout told the board of orders in the last {receiptKeptDays} days.
      </p>
      <TabLinks
        label="Lists of reports"
        tabs={receiptLists.map(({ value, label }) => ({
          label,
          to: webhooksPath({ show: value }),
          isCurrent: value === show,
        }))}
      />
      {children}
    </>
  );
}
