import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { sentMailKinds, sentMailStates } from '@waymark/contract/office/choices/sent-mails';
import { paths, searchPath } from '@waymark/contract/paths';
import { staffOrderKindLabels } from '@waymark/contract/payments/choices/staff-orders';
import { checkoutEventLabels, receiptStates } from '@waymark/contract/payments/choices/webhooks';
import type { StaffOrderDetail } from '@waymark/contract/payments/staff-orders';
import { formatMoney } from '@waymark/contract/text/format-money';
import { Link } from 'react-router';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { toneOfReceipt, webhooksPath } from '../rules.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBadges } from './order-badges.tsx';
import styles from '../../../../components/data/desk.module.css';

/** An order as staff sees it: who bought what, what happened, and what can be done about it. */
export function OrderDesk({ order }: { order: StaffOrderDetail }) {
  const { item, flag, note, history } = order;
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={paths.staffOrders}>
            Back to the list
          </ButtonLink>
        }
      >
        {item}
      </PageHeading>
      <OrderBadges order={order} />
      {flag && <Notice tone="bad">{flag} Nothing was granted for it.</Notice>}
      {note && <Notice tone="bad">{note}</Notice>}
      <Card title="About the order">
        <OrderFacts order={order} />
        <OrderActions order={order} />
      </Card>
      <OrderCourse order={order} />
      <Card title="What was done">
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

function OrderFacts({ order }: { order: StaffOrderDetail }) {
  const { kind, number, amount, currency, paymentMethod, receiptNumber, checkoutNumber } = order;
  return (
    <dl className={styles['facts']}>
      <dt>{staffOrderKindLabels[kind]}</dt>
      <dd>{number}</dd>
      <dt>Price</dt>
      <dd>
        {formatMoney(amount, currency)}
        {paymentMethod && `, ${paymentMethod}`}
      </dd>
      {receiptNumber && (
        <>
          <dt>Receipt</dt>
          <dd>{receiptNumber}</dd>
        </>
      )}
      <Parties order={order} />
      <dt>At the checkout</dt>
      <dd>
        {checkoutNumber ?? 'Nothing yet'}
        {order.checkoutUrl && (
          <>
            {' '}
            <a href={order.checkoutUrl} target="_blank" rel="noreferrer">
              See it there
            </a>
          </>
        )}
      </dd>
    </dl>
  );
}

function Parties({ order: { customer, company } }: { order: StaffOrderDetail }) {
  return (
    <>
      {company && (
        <>
          <dt>Company</dt>
          <dd>
            <Link to={searchPath({ company: company.id }, paths.staffCompanies)}>{company.name}</Link>
          </dd>
        </>
      )}
      <dt>Paid by</dt>
      <dd>
        {customer ? (
          <>
            <Link to={searchPath({ user: customer.id }, paths.staffUsers)}>{customer.name}</Link>,{' '}
            {customer.email}
          </>
        ) : (
          'Nobody who has an account'
        )}
      </dd>
    </>
  );
}

/** What happened to an order, what the checkout reported of it, and what was mailed about it. */
function OrderCourse({ order: { events, receipts, mails } }: { order: StaffOrderDetail }) {
  return (
    <>
      <Card title="What happened">
        <ol className={styles['list']}>
          {events.map(({ what, at }) => (
            <li key={`${what} ${at}`} className={styles['item']}>
              {what}
              <When at={at} />
            </li>
          ))}
        </ol>
      </Card>
      <Card title="What the checkout reported">
        {receipts.length === 0 ? (
          <p className={styles['quiet']}>Nothing of the last ninety days.</p>
        ) : (
          <ol className={styles['list']}>
            {receipts.map(({ id, kind, state, at }) => (
              <li key={id} className={styles['item']}>
                <Link to={webhooksPath({ receipt: id })}>
                  {kind ? checkoutEventLabels[kind] : 'Unreadable'}
                </Link>
                <span className={styles['badges']}>
                  <Badge tone={toneOfReceipt(state)}>{labelOf(receiptStates, state)}</Badge>
                  <When at={at} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card title="Mails about it">
        {mails.length === 0 ? (
          <p className={styles['quiet']}>
            None in the last thirty days. The checkout writes mails of its own.
          </p>
        ) : (
          <ol className={styles['list']}>
            {mails.map(({ id, to, kind, state, at }) => (
              <li key={id} className={styles['item']}>
                <span>
                  {labelOf(sentMailKinds, kind)}, to {to}
                </span>
                <span className={styles['badges']}>
                  <Badge tone={state === 'sent' ? 'good' : 'neutral'}>{labelOf(sentMailStates, state)}</Badge>
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
  return (
    <time className={styles['since']} dateTime={at}>
      {formatSince(at)}
    </time>
  );
}
