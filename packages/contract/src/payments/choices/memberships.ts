/** The kinds of orders: one posting, or a plan. */
export const orderKinds = ['posting', 'plan'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** The states of an order on `/company-transactions` (H-5). */
export const orderStatuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Successfull' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'canceled', label: 'Canceled' },
  { value: 'flagged', label: 'In review' },
] as const;
export type OrderStatus = (typeof orderStatuses)[number]['value'];
