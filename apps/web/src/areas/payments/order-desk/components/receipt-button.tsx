import type { StaffOrderDetail } from '@waymark/contract/payments/staff-orders';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { mailReceipt } from '../api/change-order.ts';

/** Has the mail about a payment sent once more; it asks first. */
export function ReceiptButton({ order: { id, customer } }: { order: StaffOrderDetail }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);

  async function mail() {
    showSuccess(await mailReceipt(id));
    setAsked(false);
    await revalidate();
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Mail the receipt again
      </Button>
      <ConfirmDialog
        open={asked}
        title="Mail the receipt again"
        confirm="Mail it"
        onConfirm={mail}
        onClose={() => setAsked(false)}
      >
        {customer?.email} gets the mail once more that said that the payment has arrived.
      </ConfirmDialog>
    </>
  );
}
