import { msg } from '@waymark/contract/text/message';
import { labelOf } from '@waymark/contract/jobs/choices';
import { invoiceStates } from '@waymark/contract/payments/choices';
import type { Invoice } from '@waymark/contract/payments/invoices';
import { formatMoney } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import desk from '../../../../components/data/desk.module.css';
import { RowButton } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { downloadFile } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { toneOfInvoice } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** `about` names what stands in the second column. */
export const columnsOfInvoices = (about: string) => [
  { name: msg`Invoice` },
  { name: about },
  { name: msg`Total`, numeric: true },
  { name: msg`Due on` },
  { name: msg`State` },
  { name: msg`Actions`, unnamed: true },
];

interface InvoiceRowProps {
  invoice: Invoice;
  /** Whose list it is. */
  of: 'company' | 'staff';
  about: ReactNode;
  /** Buttons after the one of the file. */
  children?: ReactNode;
}

export function InvoiceRow({ invoice, of, about, children }: InvoiceRowProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { number, isCreditNote, other, total, credited, hasData, currency, issuedAt, dueOn, state } = invoice;
  const day = formatDate(words, issuedAt, locale);
  const params = { number };
  const { run } = useAction(showFailed);
  const download = () =>
    run(() => downloadFile(`GET /${of}/invoices/:number/pdf`, { params }, `${number}.pdf`));
  const downloadData = () =>
    run(() => downloadFile(`GET /${of}/invoices/:number/xrechnung`, { params }, `${number}.xml`));
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        {number}
        <span className={`${ui['note']} ${ui['subtitle']}`}>
          {!other && day}
          {other && (isCreditNote ? say`${day}, takes back ${other}` : say`${day}, taken back by ${other}`)}
        </span>
      </th>
      <td dir="auto">{about}</td>
      <td data-numeric className={desk['figure']}>
        {formatMoney(total, currency, locale)}
        {credited > 0 && credited < total && (
          <span className={`${ui['note']} ${ui['subtitle']}`}>
            {say`${formatMoney(credited, currency, locale)} taken back`}
          </span>
        )}
      </td>
      <td>{isCreditNote ? '–' : formatDate(words, `${dueOn}T12:00:00Z`, locale)}</td>
      <td>
        <Badge tone={toneOfInvoice(state)}>{say(labelOf(invoiceStates, state))}</Badge>
      </td>
      <td>
        <div className={`${ui['wrap']} ${desk['tools']}`}>
          <RowButton name={number} onPress={download}>
            {say`PDF`}
          </RowButton>
          {hasData && (
            <RowButton name={number} onPress={downloadData}>
              {say`XRechnung`}
            </RowButton>
          )}
          {children}
        </div>
      </td>
    </tr>
  );
}
