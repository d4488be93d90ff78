import { sentMailKinds } from '@waymark/contract/all-mails';
import { labelOf } from '@waymark/contract/jobs/choices';
import { sentMailStates } from '@waymark/contract/identity/mail-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import {
  orderNoteMaxLength,
  staffOrderKindLabels,
  type OrderMark,
  checkoutEventLabels,
  receiptStates,
} from '@waymark/contract/payments/choices';
import type { StaffOrderDetail } from '@waymark/contract/payments/staff-orders';
import { formatMoney } from '@waymark/contract/text/format';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import styles from '../../../../components/data/desk.module.css';
import { DeskHeading } from '../../../../components/data/desk.tsx';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmButton } from '../../../../components/overlay/confirm-dialog.tsx';
import { ReasonButton } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { toneOfReceipt, webhooksPath } from '../rules.ts';
import { OrderBadges } from './order-list.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** An order with its facts, its history and the actions of staff. */
export function OrderDesk({ order }: { order: StaffOrderDetail }) {
  const say = useSay();
  const { item, flag, note, history } = order;
  return (
    <>
      <DeskHeading list={paths.staffOrders}>{item}</DeskHeading>
      <OrderBadges order={order} />
      {flag && <Notice tone="bad">{say`${flag} Nothing was granted for it.`}</Notice>}
      {note && <Notice tone="bad">{note}</Notice>}
      <Card title={say`About the order`}>
        <OrderFacts order={order} />
        <OrderActions order={order} />
      </Card>
      <OrderCourse order={order} />
      <Card title={say`What was done`}>
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

function OrderFacts({ order }: { order: StaffOrderDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { kind, number, amount, currency, paymentMethod, receiptNumber, checkoutNumber, refundTerms } = order;
  return (
    <dl className={styles['facts']}>
      <dt>{say(staffOrderKindLabels[kind])}</dt>
      <dd>{number}</dd>
      <dt>{say`Price`}</dt>
      <dd>
        {formatMoney(amount, currency, locale)}
        {paymentMethod && `, ${paymentMethod}`}
      </dd>
      {receiptNumber && (
        <>
          <dt>{say`Invoice or receipt`}</dt>
          <dd>{receiptNumber}</dd>
        </>
      )}
      {refundTerms && (
        <>
          <dt>{say`Refund terms`}</dt>
          <dd>{refundTerms}</dd>
        </>
      )}
      <Parties order={order} />
      <dt>{say`At the checkout`}</dt>
      <dd>
        {checkoutNumber ?? say`Nothing yet`}
        {order.checkoutUrl && (
          <>
            {' '}
            <a href={order.checkoutUrl} target="_blank" rel="noreferrer">
              {say`See it there`}
            </a>
          </>
        )}
      </dd>
    </dl>
  );
}

function Parties({ order: { customer, company } }: { order: StaffOrderDetail }) {
  const say = useSay();
  return (
    <>
      {company && (
        <>
          <dt>{say`Company`}</dt>
          <dd>
            <Link to={searchPath({ company: company.id }, paths.staffCompanies)} dir="auto">
              {company.name}
            </Link>
          </dd>
        </>
      )}
      <dt>{say`Paid by`}</dt>
      <dd>
        {customer ? (
          <>
            <Link to={searchPath({ user: customer.id }, paths.staffUsers)} dir="auto">
              {customer.name}
            </Link>
            , {customer.email}
          </>
        ) : (
          say`No account`
        )}
      </dd>
    </>
  );
}

/** Only the checkout decides whether an order is paid, moved or refunded. */
function OrderActions({ order }: { order: StaffOrderDetail }) {
  const say = useSay();
  const { pending, change, press } = useChange();
  const { id, item, mark, customer, isReceiptMailable, isUninvoiced } = order;
  const params = { orderId: id };
  // `was` keeps the server from overwriting the mark of a colleague.
  const setMark = (next: OrderMark | null, note = '') =>
    callApi('PUT /staff/orders/:orderId/mark', { params, body: { mark: next, was: mark, note } });
  return (
    <Actions>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => press(setMark(mark === null ? 'seen' : null))}
      >
        {mark === null ? say`Mark as seen` : say`Take the mark away`}
      </Button>
      {mark !== 'problem' && (
        <ReasonButton
          name={say`Note a problem`}
          title={say`A problem with ${item}`}
          label={say`What is wrong?`}
          confirm={say`Note it`}
          tone="primary"
          maxLength={orderNoteMaxLength}
          onConfirm={(note, close) => change(setMark('problem', note), close)}
        >
          {say`The order stands among those to look at until the mark is taken away. The customer is not told.`}
        </ReasonButton>
      )}
      {isUninvoiced && (
        <ConfirmButton
          label={say`Write the invoice`}
          title={say`Write the invoice`}
          confirm={say`Write it`}
          onConfirm={(close) => change(callApi('POST /staff/orders/:orderId/invoice', { params }), close)}
        >
          {say`It gets the next number and today’s date, with the day of supply as it was. The buyer finds it among the invoices.`}
        </ConfirmButton>
      )}
      {isReceiptMailable && (
        <ConfirmButton
          label={say`Mail the receipt again`}
          title={say`Mail the receipt again`}
          confirm={say`Mail it`}
          onConfirm={(close) =>
            change(callApi('POST /staff/orders/:orderId/receipt-mail', { params }), close)
          }
        >
          {say`${customer?.email} gets the mail that confirmed the payment once more.`}
        </ConfirmButton>
      )}
    </Actions>
  );
}

/** The events of an order, the webhooks about it, and the mails. */
function OrderCourse({ order: { events, receipts, mails } }: { order: StaffOrderDetail }) {
  const say = useSay();
  return (
    <>
      <Card title={say`What happened`}>
        <ol className={ui['grid4']}>
          {events.map(({ what, at }) => (
            <li key={`${what} ${at}`} className={`${ui['spread']} ${styles['item']}`}>
              {what}
              <When at={at} />
            </li>
          ))}
        </ol>
      </Card>
      <Card title={say`What the checkout reported`}>
        {receipts.length === 0 ? (
          <p className={ui['note']}>{say`No report is kept.`}</p>
        ) : (
          <ol className={ui['grid4']}>
            {receipts.map(({ id, kind, state, at }) => (
              <li key={id} className={`${ui['spread']} ${styles['item']}`}>
                <Link to={webhooksPath({ receipt: id })}>
                  {kind ? say(checkoutEventLabels[kind]) : say`Unreadable`}
                </Link>
                <span className={ui['cluster2']}>
                  <Badge tone={toneOfReceipt(state)}>{say(labelOf(receiptStates, state))}</Badge>
                  <When at={at} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card title={say`Mails about it`}>
        {mails.length === 0 ? (
          <p
            className={ui['note']}
          >{say`None in the last thirty days. The checkout writes mails of its own.`}</p>
        ) : (
          <ol className={ui['grid4']}>
            {mails.map(({ id, to, kind, state, at }) => (
              <li key={id} className={`${ui['spread']} ${styles['item']}`}>
                <span>{say`${say(labelOf(sentMailKinds, kind))}, to ${to}`}</span>
                <span className={ui['cluster2']}>
                  <Badge tone={state === 'sent' ? 'good' : 'neutral'}>
                    {say(labelOf(sentMailStates, state))}
                  </Badge>
                  <When at={at} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </>
  );
}

function When({ at }: { at: string }) {
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <time className={`${ui['softSm']} ${ui['nowrap']}`} dateTime={at}>
      {formatSince(words, at, locale)}
    </time>
  );
}
