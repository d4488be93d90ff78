import { staffOrderKindLabels } from '@waymark/contract/payments/choices/staff-orders';
import { paths, searchPath } from '@waymark/contract/paths';
import type { StaffOrderDetail } from '@waymark/contract/payments/staff-orders';
import { formatMoney } from '@waymark/contract/text/format-money';
import { Link } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderCourse } from './order-course.tsx';

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
