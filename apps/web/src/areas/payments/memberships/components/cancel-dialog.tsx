import type { Transaction } from '@waymark/contract/payments/memberships';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { cancelOrder } from '../api/cancel-order.ts';

interface CancelDialogProps {
  /** Null when nothing is asked. */
  transaction: Transaction | null;
  onClose: () => void;
}

/** Asks before an order is canceled. */
export function CancelDialog({ transaction, onClose }: CancelDialogProps) {
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
