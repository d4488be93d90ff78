import {
  staffOrderKindLabels,
  staffOrderKinds,
  staffOrderStatuses,
} from '@waymark/contract/payments/choices/staff-orders';
import type { StaffOrdersQuery } from '@waymark/contract/payments/staff-orders';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { ordersPath, readOrdersQuery } from '../rules.ts';
import styles from './order-filters.module.css';

/** What is looked for among the orders: all of it stands in the address. */
export function OrderFilters({ query }: { query: StaffOrdersQuery }) {
  const navigate = useNavigate();
  const { show, q, kind, status, from, to } = query;

  function find(form: HTMLFormElement) {
    const given = new URLSearchParams({ show });
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') given.set(name, value);
    void navigate(ordersPath(readOrdersQuery(given)));
  }

  return (
    <form
      className={styles['filters']}
      role="search"
      aria-label="Orders"
      onSubmit={(event) => {
        event.preventDefault();
        find(event.currentTarget);
      }}
    >
      <div className={styles['words']}>
        <TextField
          label="Number, address, name, company or what was bought"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
        />
      </div>
      <SelectField label="Kind" name="kind" defaultValue={kind ?? ''}>
        <option value="">Any</option>
        {staffOrderKinds.map((value) => (
          <option key={value} value={value}>
            {staffOrderKindLabels[value]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Status" name="status" defaultValue={status ?? ''}>
        <option value="">Any</option>
        {staffOrderStatuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label="From (UTC)" type="date" name="from" defaultValue={from} />
      <TextField label="To (UTC)" type="date" name="to" defaultValue={to} />
      <div className={styles['buttons']}>
        <Button type="submit" variant="secondary">
          Search
        </Button>
        {(q || kind || status || from || to) && (
          <ButtonLink variant="quiet" to={ordersPath({ show })}>
            Clear
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
