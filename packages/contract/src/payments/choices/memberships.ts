/** What is ordered: one posting, or a plan for several. */
export const orderKinds = ['posting', 'plan'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What has become of an order, as `/company-transactions` calls it (H-5). */
export const orderStatuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Successfull' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'canceled', label: 'Canceled' },
  { value: 'flagged', label: 'In review' },
] as const;
export type OrderStatus = (typeof orderStatuses)[number]['value'];
