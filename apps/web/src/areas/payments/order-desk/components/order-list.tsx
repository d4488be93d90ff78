import { labelOf } from '@waymark/contract/jobs/choices';
import type { Page } from '@waymark/contract/pagination';
import {
  orderMarks,
  staffOrderKindLabels,
  staffOrderKinds,
  staffOrderLists,
  staffOrderStatuses,
} from '@waymark/contract/payments/choices';
import type { StaffOrder, StaffOrdersQuery } from '@waymark/contract/payments/staff-orders';
import { formatMoney } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import { Link, useNavigate } from 'react-router';
import { useLocale } from '../../../../lib/languages/language.ts';
import desk from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, SinceCell } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { describeEmptyList, orderPath, ordersPath, readOrdersQuery, toneOfStatus } from '../rules.ts';
import styles from './order-desk.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [
  { name: msg`Order` },
  { name: msg`Who` },
  { name: msg`Price`, numeric: true },
  { name: msg`State` },
  { name: msg`When` },
];

/** Orders, the newest first (J-5). */
export function OrderList({ query, orders }: { query: StaffOrdersQuery; orders: Page<StaffOrder> }) {
  const say = useSay();
  const empty = describeEmptyList(query);
  return (
    <DeskList
      title={say`Orders`}
      intro={
        query.show === 'uninvoiced' &&
        orders.total > 0 && (
          <p className={ui['note']}>{say`${plural(orders.total, 'payment')} without an invoice.`}</p>
        )
      }
      tabs={{
        label: say`Lists of orders`,
        choices: staffOrderLists,
        show: query.show,
        pathOf: (show) => ordersPath({ show }),
      }}
      // Keyed by the address, so that the fields start from its query.
      filters={<OrderFilters key={ordersPath({ ...query, page: 1 })} query={query} />}
      list={orders}
      pathOfPage={(page) => ordersPath({ ...query, page })}
      columns={columns}
      empty={<EmptyDesk title={empty.title}>{empty.text}</EmptyDesk>}
    >
      {orders.data.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </DeskList>
  );
}

function OrderRow({ order }: { order: StaffOrder }) {
  const say = useSay();
  const locale = useLocale();
  const { id, kind, number, item, amount, currency, customer, company, orderedAt } = order;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        <Link to={orderPath(id)}>{item}</Link>
        <span className={`${ui['note']} ${ui['subtitle']}`}>
          {staffOrderKindLabels[kind]} {number}
        </span>
      </th>
      <td>
        {company?.name ?? customer?.name ?? say`A former customer`}
        {customer && <span className={`${ui['note']} ${ui['subtitle']}`}>{customer.email}</span>}
      </td>
      <td data-numeric className={desk['figure']}>
        {formatMoney(amount, currency, locale)}
      </td>
      <td>
        <OrderBadges order={order} />
      </td>
      <SinceCell at={orderedAt} format="day" />
    </tr>
  );
}

/** The status that the checkout reported, and the mark of staff. */
export function OrderBadges({ order: { status, percentage, mark } }: { order: StaffOrder }) {
  const say = useSay();
  return (
    <span className={ui['cluster2']}>
      <Badge tone={toneOfStatus(status)}>
        {say(labelOf(staffOrderStatuses, status))}
        {status === 'working' && `, ${percentage} %`}
      </Badge>
      {mark && <Badge tone={mark === 'problem' ? 'bad' : 'neutral'}>{say(labelOf(orderMarks, mark))}</Badge>}
    </span>
  );
}

/** The filters of the list, which are kept in the address. */
function OrderFilters({ query }: { query: StaffOrdersQuery }) {
  const say = useSay();
  const navigate = useNavigate();
  const { show, q, kind, status, from, to } = query;

  function search(form: HTMLFormElement) {
    const given = new URLSearchParams({ show });
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') given.set(name, value);
    void navigate(ordersPath(readOrdersQuery(given)));
  }

  return (
    <form
      className={`${ui['grid4']} ${styles['filters']}`}
      role="search"
      aria-label={say`Orders`}
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
    >
      <div className={styles['words']}>
        <TextField
          label={say`Number, address, name, company or what was bought`}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
        />
      </div>
      <SelectField label={say`Kind`} name="kind" defaultValue={kind ?? ''}>
        <option value="">{say`Any`}</option>
        {staffOrderKinds.map((value) => (
          <option key={value} value={value}>
            {staffOrderKindLabels[value]}
          </option>
        ))}
      </SelectField>
      <SelectField label={say`Status`} name="status" defaultValue={status ?? ''}>
        <option value="">{say`Any`}</option>
        <Options choices={staffOrderStatuses} />
      </SelectField>
      <TextField label={say`From (UTC)`} type="date" name="from" defaultValue={from} />
      <TextField label={say`To (UTC)`} type="date" name="to" defaultValue={to} />
      <div className={ui['flex2']}>
        <Button type="submit" variant="secondary">
          {say`Search`}
        </Button>
        {(q || kind || status || from || to) && (
          <ButtonLink variant="quiet" to={ordersPath({ show })}>
            {say`Clear`}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
