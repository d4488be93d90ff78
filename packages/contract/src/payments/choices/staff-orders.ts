import { orderKinds } from './memberships.ts';

/** The kinds of orders: career services, or those of companies. */
export const staffOrderKinds = ['package', ...orderKinds] as const;
export type StaffOrderKind = (typeof staffOrderKinds)[number];

export const staffOrderKindLabels: Readonly<Record<StaffOrderKind, string>> = {
  package: 'Package',
  posting: 'Posting',
  plan: 'Plan',
};

/** The states of an order, which only the checkout changes. */
export const staffOrderStatuses = [
  { value: 'pending', label: 'Not paid' },
  { value: 'paid', label: 'Paid' },
  { value: 'working', label: 'In work' },
  { value: 'done', label: 'Done' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'canceled', label: 'Canceled' },
] as const;
export type StaffOrderStatus = (typeof staffOrderStatuses)[number]['value'];

/** The marks of staff on an order. */
export const orderMarks = [
  { value: 'seen', label: 'Seen' },
  { value: 'problem', label: 'Problem' },
] as const;
export type OrderMark = (typeof orderMarks)[number]['value'];

export const orderNoteMaxLength = 500;

export const staffOrderLists = [
  { value: 'all', label: 'All' },
  { value: 'look', label: 'To look at' },
] as const;
