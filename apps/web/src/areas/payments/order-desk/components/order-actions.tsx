import { orderNoteMaxLength } from '@waymark/contract/payments/choices/staff-orders';
import type { OrderMark } from '@waymark/contract/payments/choices/staff-orders';
import type { StaffOrderDetail, OrderMarkFields } from '@waymark/contract/payments/staff-orders';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';

/** What staff can do about an order. That it is paid, moved or refunded, only the checkout can say. */
export function OrderActions({ order }: { order: StaffOrderDetail }) {
  const { pending, note, press } = useMark(order);
  const [asked, setAsked] = useState(false);
  const next = order.mark === null ? 'seen' : null;

  async function noteProblem(words: string) {
    await note('problem', words);
    setAsked(false);
  }

  return (
    <Actions>
      <Button variant="secondary" pending={pending} onClick={() => void press(next)}>
        {next === null ? 'Take the mark away' : 'Mark as seen'}
      </Button>
      {order.mark !== 'problem' && (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Note a problem
        </Button>
      )}
      {order.isReceiptMailable && <ReceiptButton order={order} />}
      <ReasonDialog
        open={asked}
        title={`A problem with ${order.item}`}
        label="What is wrong?"
        confirm="Note it"
        tone="primary"
        maxLength={orderNoteMaxLength}
        onConfirm={noteProblem}
        onClose={() => setAsked(false)}
      >
        The order stands among those to look at until the mark is taken away. The customer is not told.
      </ReasonDialog>
    </Actions>
  );
}

/** Notes something of an order as it was when it was loaded: what a colleague noted since is not written over. */
function useMark({ id, mark: was }: StaffOrderDetail) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  async function note(mark: OrderMark | null, words = '') {
    showSuccess(await markOrder(id, { mark, was, note: words }));
    await revalidate();
  }

  async function press(mark: OrderMark | null) {
    setPending(true);
    try {
      await note(mark);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return { pending, note, press };
}

/** Has the mail about a payment sent once more; it asks first. */
function ReceiptButton({ order: { id, customer } }: { order: StaffOrderDetail }) {
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

/** Gives what to say afterwards, as all of these. */
async function markOrder(orderId: string, body: OrderMarkFields): Promise<string> {
  const { message } = await callApi('PUT /staff/orders/:orderId/mark', { params: { orderId }, body });
  return message;
}

async function mailReceipt(orderId: string): Promise<string> {
  const { message } = await callApi('POST /staff/orders/:orderId/receipt-mail', { params: { orderId } });
  return message;
}
