import { paths, searchPath } from '@waymark/contract/paths';
import { staffSubscriptionLists, type StaffSubscriptionList } from '@waymark/contract/payments/choices';
import { readPage } from '../../../lib/list-address.ts';

export interface SubscriptionsQuery {
  show: StaffSubscriptionList;
  page: number;
}

/** The query of an address; values that it cannot have count as absent. */
export function readSubscriptionsQuery(search: URLSearchParams): SubscriptionsQuery {
  return {
    show: staffSubscriptionLists.find(({ value }) => value === search.get('show'))?.value ?? 'running',
    page: readPage(search),
  };
}

/** The address of a list of plans that renew, without its default values. */
export function staffSubscriptionsPath({ show, page = 1 }: Partial<SubscriptionsQuery>): string {
  return searchPath(
    { show: show === 'running' ? '' : show, page: page > 1 ? page : undefined },
    paths.staffSubscriptions,
  );
}
