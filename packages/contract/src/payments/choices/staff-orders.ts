import { orderKinds } from './memberships.ts';

/** What somebody has bought: work on a resume, or what a company pays for. */
export const staffOrderKinds = ['package', ...orderKinds] as const;
export type StaffOrderKind = (typeof staffOrderKinds)[number];

export const staffOrderKindLabels: Readonly<Record<StaffOrderKind, string>> = {
  package: 'Package',
  posting: 'Posting',
  plan: 'Plan',
};

/** What has become of an order: as the checkout reports it, never as staff would have it. */
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

/** What staff notes of an order. */
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
