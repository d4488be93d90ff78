import type { Invoice } from '@waymark/contract/payments/invoices';
import { formatIban } from '@waymark/contract/text/bank-account';
import { formatMoney } from '@waymark/contract/text/format';
import { useLocale } from '../../../../lib/languages/language.ts';
import { QrCode } from '../../../../components/media/qr-code.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './payment-dialog.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Where an invoice is paid, in words and as a Girocode. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice | null; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const payment = invoice?.payment;
  return (
    <Dialog open={Boolean(payment)} title={invoice && say`Pay ${invoice.number}`} onClose={onClose}>
      {payment && (
        <div className={ui['stack5']}>
          <dl className={styles['account']}>
            <dt>{say`Amount`}</dt>
            <dd>{formatMoney(invoice.total, invoice.currency, locale)}</dd>
            <dt>{say`Account holder`}</dt>
            <dd dir="auto">{payment.holder}</dd>
            <dt>{say`IBAN`}</dt>
            <dd>{formatIban(payment.iban)}</dd>
            {payment.bic && (
              <>
                <dt>{say`BIC`}</dt>
                <dd>{payment.bic}</dd>
              </>
            )}
            <dt>{say`Payment text`}</dt>
            <dd dir="auto">{payment.text}</dd>
          </dl>
          {payment.code && (
            <>
              <p>{say`Or scan this with your bank’s app:`}</p>
              <QrCode text={payment.code} label={say`Girocode; the account beside it says the same`} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
