import { describePlan, priceOf } from '@waymark/contract/payments/membership-plans';
import type { StaffPlan } from '@waymark/contract/payments/staff-plans';
import { formatCount } from '@waymark/contract/text/format';
import { useState } from 'react';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { RowButton } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { PlanForm } from './plan-form.tsx';

const columns = [
  { name: 'Plan' },
  { name: 'Price', numeric: true },
  { name: 'Running', numeric: true },
  { name: 'Sold', numeric: true },
  { name: 'Actions', unnamed: true },
];

/** The products for companies, in the order of the home page (L-30). */
export function PlanList({ plans }: { plans: readonly StaffPlan[] }) {
  const [edited, setEdited] = useState<StaffPlan | 'new' | null>(null);
  const offered = plans.filter(({ retiredAt }) => retiredAt === null);
  const known = edited === 'new' || edited === null ? undefined : edited;
  return (
    <>
      <PageHeading tools={<Button onClick={() => setEdited('new')}>Add a plan</Button>}>Plans</PageHeading>
      <p className={ui['note']}>
        Companies see these on the home page, and order them on their page of transactions. A change holds
        from now on: what is ordered or runs already keeps its price and its terms.
      </p>
      <DataTable columns={columns}>
        {plans.map((plan) => (
          <PlanRow
            key={plan.key}
            plan={plan}
            place={offered.indexOf(plan)}
            last={offered.length - 1}
            onEdit={() => setEdited(plan)}
          />
        ))}
      </DataTable>
      <Dialog
        open={edited !== null}
        title={known ? `Edit ${known.name}` : 'Add a plan'}
        onClose={() => setEdited(null)}
      >
        {edited && <PlanForm known={known} onClose={() => setEdited(null)} />}
      </Dialog>
    </>
  );
}

interface PlanRowProps {
  plan: StaffPlan;
  /** Among those on sale; -1 for a retired one. */
  place: number;
  last: number;
  onEdit: () => void;
}

function PlanRow({ plan, place, last, onEdit }: PlanRowProps) {
  const { key, kind, name, running, orders, isUnused } = plan;
  const isRetired = place < 0;
  const { press } = useChange();
  const params = { key };
  const move = (direction: 'up' | 'down') =>
    press(callApi('PUT /staff/plans/:key/place', { params, body: { direction } }));
  const retire = (retired: boolean) =>
    press(callApi('PUT /staff/plans/:key/retired', { params, body: { retired } }));
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        {name}
        <span className={`${ui['note']} ${ui['subtitle']}`}>{describePlan(plan)}</span>
        <span className={ui['cluster2']}>
          {isRetired && <Badge>Off sale</Badge>}
          {kind === 'free' && <Badge>Every company has it until it buys one</Badge>}
          {kind === 'posting' && <Badge>Beyond a plan</Badge>}
        </span>
      </th>
      <td data-numeric data-label="Price" className={styles['figure']}>
        {priceOf(plan)}
      </td>
      <td data-numeric data-label="Running">
        {kind === 'plan' ? formatCount(running) : '–'}
      </td>
      <td data-numeric data-label="Sold">
        {kind === 'free' ? '–' : formatCount(orders)}
      </td>
      <td>
        <div className={`${ui['wrap']} ${styles['tools']}`}>
          <RowButton name={name} onPress={onEdit}>
            Edit
          </RowButton>
          {place > 0 && (
            <RowButton name={name} onPress={() => move('up')}>
              Up
            </RowButton>
          )}
          {!isRetired && place < last && (
            <RowButton name={name} onPress={() => move('down')}>
              Down
            </RowButton>
          )}
          {kind === 'plan' && (
            <RowButton name={name} onPress={() => retire(!isRetired)}>
              {isRetired ? 'Sell again' : 'Take off sale'}
            </RowButton>
          )}
          {kind === 'plan' && isUnused && (
            <RowButton name={name} onPress={() => press(callApi('DELETE /staff/plans/:key', { params }))}>
              Delete
            </RowButton>
          )}
        </div>
      </td>
    </tr>
  );
}
