import type { StaffOrder } from '@waymark/contract/payments/staff-orders';
import type { OrderRow } from './rules.ts';

/** An order as staff sees it in a list. */
export function presentOrder(row: OrderRow): StaffOrder {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    item: row.item,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    percentage: row.percentage,
    mark: row.staff_mark,
    customer:
      row.user_id === null
        ? null
        : { id: row.user_id, name: row.user_name ?? '', email: row.user_email ?? '' },
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    orderedAt: row.created_at.toISOString(),
  };
}
