import type { Transaction } from '@waymark/contract/payments/memberships';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button, type ButtonVariant } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { board } from '../../../../lib/board.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { downloadReceipt } from '../api/download-receipt.ts';
import { retryPlace } from '../api/retry-place.ts';
import type { Pay } from './use-checkout.ts';

interface TransactionActionsProps {
  transaction: Transaction;
  mayPay: boolean;
  onPay: Pay;
  onCancel: (transaction: Transaction) => void;
}

/** What can be done with an order as it stands. */
export function TransactionActions({ transaction, mayPay, onPay, onCancel }: TransactionActionsProps) {
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
