import { labelOf } from '@waymark/contract/jobs/choices';
import type { Page } from '@waymark/contract/pagination';
import {
  checkoutEventLabels,
  receiptLists,
  receiptStates,
  unsignedReasons,
  type ReceiptList,
} from '@waymark/contract/payments/choices';
import type { UnsignedWebhooks, WebhookReceipt } from '@waymark/contract/payments/webhooks';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import styles from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, SinceCell } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { toneOfReceipt, webhooksPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const frame = {
  title: msg`Checkout reports`,
  intro: (
    <p
      className={ui['note']}
    >{msg`Reports of the checkout about orders, for as long as the settings keep them.`}</p>
  ),
};

const tabsFor = (show: ReceiptList) => ({
  label: msg`Lists of reports`,
  choices: receiptLists,
  show,
  pathOf: (value: ReceiptList) => webhooksPath({ show: value }),
});

const columns = [
  { name: msg`Report` },
  { name: msg`Order` },
  { name: msg`What became of it` },
  { name: msg`Last came` },
];

interface WebhookListProps {
  show: ReceiptList;
  q: string;
  receipts: Page<WebhookReceipt>;
}

/** Webhooks of the checkout, the latest first (J-5). */
export function WebhookList({ show, q, receipts }: WebhookListProps) {
  const say = useSay();
  return (
    <DeskList
      {...frame}
      tabs={tabsFor(show)}
      search={{
        label: say`Id of the report, or number of the order`,
        words: q,
        pathOf: (words) => webhooksPath({ show, q: words }),
      }}
      list={receipts}
      pathOfPage={(page) => webhooksPath({ show, q, page })}
      columns={columns}
      empty={
        <EmptyDesk>
          {q ? say`No report has this id, and none is about this order.` : say`What comes in stands here.`}
        </EmptyDesk>
      }
    >
      {receipts.data.map((receipt) => (
        <WebhookRow key={receipt.id} receipt={receipt} />
      ))}
    </DeskList>
  );
}

function WebhookRow({ receipt }: { receipt: WebhookReceipt }) {
  const say = useSay();
  const { id, kind, state, refusal, orderNumber, deliveries, lastReceivedAt } = receipt;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        <Link to={webhooksPath({ receipt: id })}>{kind ? checkoutEventLabels[kind] : say`Unreadable`}</Link>
        <span className={`${ui['note']} ${ui['subtitle']}`}>{id}</span>
      </th>
      <td>{orderNumber ?? '–'}</td>
      <td>
        <Badge tone={toneOfReceipt(state)}>{say(labelOf(receiptStates, state))}</Badge>
        {refusal && <span className={`${ui['note']} ${ui['subtitle']}`}>{refusal}</span>}
      </td>
      <SinceCell at={lastReceivedAt}>
        {deliveries > 1 && (
          <span className={`${ui['note']} ${ui['subtitle']}`}>{say`${plural(deliveries, 'time')}`}</span>
        )}
      </SinceCell>
    </tr>
  );
}

const unsignedColumns = [
  { name: msg`Day (UTC)` },
  { name: msg`Why it was refused` },
  { name: msg`How often`, numeric: true },
  { name: msg`The last one called itself` },
];

/** Requests to the webhook address without a valid signature, by day. */
export function UnsignedList({ unsigned }: { unsigned: readonly UnsignedWebhooks[] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <DeskList
      {...frame}
      tabs={tabsFor('unsigned')}
      filters={
        <p className={ui['note']}>
          {say`Anyone can send requests to this address, so they are not stored, and you need not act. If the checkout itself stands here, its secret is another one than the board’s, or one of the two clocks is wrong.`}
        </p>
      }
      list={{ total: unsigned.length, page: 1, pageSize: Math.max(1, unsigned.length) }}
      pathOfPage={() => webhooksPath({ show: 'unsigned' })}
      columns={unsignedColumns}
      empty={
        <EmptyDesk title={say`Everything was signed`}>
          {say`Requests without the checkout’s signature are counted here.`}
        </EmptyDesk>
      }
    >
      {unsigned.map(({ day, reason, deliveries, lastId }) => (
        <tr key={`${day} ${reason}`}>
          <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
            <time dateTime={day}>{formatDate(words, day, locale)}</time>
          </th>
          <td>{say(labelOf(unsignedReasons, reason))}</td>
          <td data-numeric data-label={say`How often`}>
            {formatCount(deliveries, locale)}
          </td>
          <td data-label={say`The last one called itself`}>{lastId || say`nothing`}</td>
        </tr>
      ))}
    </DeskList>
  );
}
