import { staffOrderKindLabels, staffOrderLists } from '@waymark/contract/payments/choices/staff-orders';
import type { Page } from '@waymark/contract/pagination';
import type { StaffOrder, StaffOrdersQuery } from '@waymark/contract/payments/staff-orders';
import { formatMoney } from '@waymark/contract/text/format-money';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { orderPath, ordersPath } from '../rules.ts';
import { OrderBadges } from './order-badges.tsx';
import { OrderFilters } from './order-filters.tsx';

const columns = [
  { name: 'Order' },
  { name: 'Who' },
  { name: 'Price', numeric: true },
  { name: 'State' },
  { name: 'When' },
];

/** What was ordered, the newest first (J-5). */
export function OrderList({ query, orders }: { query: StaffOrdersQuery; orders: Page<StaffOrder> }) {
  const { data, total, page, pageSize } = orders;
  return (
    <>
      <PageHeading>Orders</PageHeading>
      <TabLinks
        label="Lists of orders"
        tabs={staffOrderLists.map(({ value, label }) => ({
          label,
          to: ordersPath({ show: value }),
          isCurrent: value === query.show,
        }))}
      />
      {/* Another address is another form: its fields begin with what that one asks for. */}
      <OrderFilters key={ordersPath({ ...query, page: 1 })} query={query} />
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </DataTable>
      ) : (
        <EmptyState title={query.show === 'look' ? 'Nothing to look at' : 'No order fits'}>
          {query.show === 'look'
            ? 'What the checkout could not settle, and what you mark as a problem, comes here.'
            : 'Try fewer words, or take a filter away.'}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => ordersPath({ ...query, page: next })}
      />
    </>
  );
}

function OrderRow({ order }: { order: StaffOrder }) {
  const { id, kind, number, item, amount, currency, customer, company, orderedAt } = order;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <Link to={orderPath(id)}>{item}</Link>
        <span className={styles['detail']}>
          {staffOrderKindLabels[kind]} {number}
        </span>
      </th>
      <td>
        {company?.name ?? customer?.name ?? 'Somebody who has left'}
        {customer && <span className={styles['detail']}>{customer.email}</span>}
      </td>
      <td data-numeric className={styles['figure']}>
        {formatMoney(amount, currency)}
      </td>
      <td>
        <OrderBadges order={order} />
      </td>
      <td className={styles['since']}>
        <time dateTime={orderedAt}>{formatDate(orderedAt)}</time>
      </td>
    </tr>
  );
}
