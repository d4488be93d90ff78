import { paths, searchPath } from '@waymark/contract/paths';
import {
  staffOrderKinds,
  staffOrderLists,
  staffOrderStatuses,
  type StaffOrderStatus,
  receiptLists,
  type ReceiptList,
  type ReceiptState,
} from '@waymark/contract/payments/choices';
import type { StaffOrdersQuery } from '@waymark/contract/payments/staff-orders';
import { msg } from '@waymark/contract/text/message';
import { readPage, readWords } from '../../../lib/list-address.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** The query of an address; values that it cannot have count as absent. */
export function readOrdersQuery(search: URLSearchParams): StaffOrdersQuery {
  const kind = staffOrderKinds.find((one) => one === search.get('kind'));
  const status = staffOrderStatuses.find(({ value }) => value === search.get('status'))?.value;
  const from = readDay(search, 'from');
  const to = readDay(search, 'to');
  return {
    show: staffOrderLists.find(({ value }) => value === search.get('show'))?.value ?? 'all',
    q: readWords(search),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    page: readPage(search),
  };
}

function readDay(search: URLSearchParams, name: 'from' | 'to'): string | undefined {
  const given = search.get(name) ?? '';
  return isoDay.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;
}

/** The address of a list of orders, without its default values. */
export function ordersPath({ show, page, ...filters }: Partial<StaffOrdersQuery> = {}): string {
  return searchPath(
    { show: show === 'all' ? '' : show, ...filters, page: page === 1 ? '' : page },
    paths.staffOrders,
  );
}

const emptyLists: Record<StaffOrdersQuery['show'], { title: string; text: string }> = {
  all: { title: msg`No order fits`, text: msg`Try fewer words, or take a filter away.` },
  look: {
    title: msg`Nothing to look at`,
    text: msg`What the checkout could not settle, and what you mark as a problem, comes here.`,
  },
  uninvoiced: {
    title: msg`No payment waits for an invoice`,
    text: msg`Payments that came while the settings lacked what the law asks of the seller wait here.`,
  },
};

/** The text of a list without rows: it is empty, or its filters let nothing through. */
export function describeEmptyList({ show, q, kind, status, from, to }: StaffOrdersQuery) {
  return emptyLists[q || kind || status || from || to ? 'all' : show];
}

export function orderPath(order: string): string {
  return searchPath({ order }, paths.staffOrders);
}

interface WebhooksQuery {
  show?: ReceiptList;
  q?: string;
  page?: number;
  receipt?: string;
}

/** The address of a list of webhooks, or of one. */
export function webhooksPath({ show, page, ...rest }: WebhooksQuery = {}): string {
  return searchPath(
    { show: show === 'all' ? '' : show, ...rest, page: page === 1 ? '' : page },
    paths.staffWebhooks,
  );
}

export function readReceiptList(search: URLSearchParams): ReceiptList {
  return receiptLists.find(({ value }) => value === search.get('show'))?.value ?? 'all';
}

export function toneOfStatus(status: StaffOrderStatus): 'good' | 'bad' | 'neutral' {
  if (status === 'paid' || status === 'done') return 'good';
  return status === 'flagged' ? 'bad' : 'neutral';
}

export function toneOfReceipt(state: ReceiptState): 'good' | 'bad' | 'neutral' {
  if (state === 'acted') return 'good';
  return state === 'refused' ? 'bad' : 'neutral';
}
