import { paths, searchPath } from '@waymark/contract/paths';
import { invoiceLists, type InvoiceState } from '@waymark/contract/payments/choices';
import { readPage, readWords } from '../../../lib/list-address.ts';

export interface InvoicesQuery {
  show: (typeof invoiceLists)[number]['value'];
  q: string;
  page: number;
}

/** The query of an address; values that it cannot have count as absent. */
export function readInvoicesQuery(search: URLSearchParams): InvoicesQuery {
  return {
    show: invoiceLists.find(({ value }) => value === search.get('show'))?.value ?? 'all',
    q: readWords(search),
    page: readPage(search),
  };
}

/** The address of a list of invoices, without its default values. */
export function staffInvoicesPath({ show = 'all', q = '', page = 1 }: Partial<InvoicesQuery>): string {
  return searchPath(
    { show: show === 'all' ? '' : show, q, page: page > 1 ? page : undefined },
    paths.staffInvoices,
  );
}

export function companyInvoicesPath(page: number): string {
  return searchPath({ page: page > 1 ? page : undefined }, paths.companyInvoices);
}

const tones = {
  open: 'neutral',
  overdue: 'bad',
  paid: 'good',
  credited: 'neutral',
  'credit-note': 'neutral',
} as const;

export const toneOfInvoice = (state: InvoiceState) => tones[state];
