import type { Transaction } from '@waymark/contract/payments/memberships';
import { formatMoney } from '@waymark/contract/text/format';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { BillingForm } from '../../invoices/components/billing-form.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** The questions about an order before it is paid. */
export type AskedOrder = { kind: 'coupon' | 'invoice'; transaction: Transaction } | null;

interface OrderDialogProps {
  asked: AskedOrder;
  onClose: () => void;
}

/** A coupon for an order, or its invoice. */
export function OrderDialog({ asked, onClose }: OrderDialogProps) {
  const say = useSay();
  const number = asked?.transaction.number ?? '';
  return (
    <Dialog
      open={asked !== null}
      title={
        asked?.kind === 'invoice' ? say`Pay order ${number} by invoice` : say`A coupon for order ${number}`
      }
      onClose={onClose}
    >
      {asked?.kind === 'coupon' && <CouponForm transaction={asked.transaction} onClose={onClose} />}
      {asked?.kind === 'invoice' && <InvoiceForm transaction={asked.transaction} onClose={onClose} />}
    </Dialog>
  );
}

interface FormProps {
  transaction: Transaction;
  onClose: () => void;
}

function CouponForm({ transaction: { id }, onClose }: FormProps) {
  const say = useSay();
  const { change } = useChange();
  const form = useForm({ defaultValues: { code: '' } });
  const apply = ({ code }: { code: string }) =>
    change(
      callApi('PUT /company/transactions/:orderId/coupon', { params: { orderId: id }, body: { code } }),
      onClose,
    );
  return (
    <Form form={form} onSubmit={apply} submit={say`Use it`} onCancel={onClose}>
      <TextField
        label={say`Code`}
        hint={say`Your company can use each coupon once.`}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        {...bindField(form, 'code')}
      />
    </Form>
  );
}

function InvoiceForm({ transaction, onClose }: FormProps) {
  const say = useSay();
  const locale = useLocale();
  const { id, amount, currency } = transaction;
  const { revalidate } = useRevalidator();

  async function issue() {
    const { data } = await callApi('POST /company/transactions/:orderId/invoice', {
      params: { orderId: id },
      body: {},
    });
    showSuccess(say`The invoice ${data.number} is ready.`);
    onClose();
    await revalidate();
  }

  return (
    <>
      <p>
        {say`${formatMoney(amount, currency, locale)} is invoiced. What you ordered begins when the money is here.`}
      </p>
      <BillingForm of="company" submit={say`Get the invoice`} onSaved={issue} onCancel={onClose} />
    </>
  );
}
