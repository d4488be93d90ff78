import type { Page } from '@waymark/contract/pagination';
import type { StaffOrder, StaffOrderDetail, StaffOrdersQuery } from '@waymark/contract/payments/staff-orders';
import { callApi } from '../../../../lib/api-client.ts';
import { readOrdersQuery } from '../rules.ts';

export interface LoadedOrders {
  query: StaffOrdersQuery;
  /** One of the two: a list, or the order that the address names. */
  orders: Page<StaffOrder> | null;
  order: StaffOrderDetail | null;
}

/** What the address asks for. */
export async function loadOrders(search: URLSearchParams): Promise<LoadedOrders> {
  const query = readOrdersQuery(search);
  const orderId = search.get('order');
  if (!orderId) return { query, order: null, orders: await callApi('GET /staff/orders', { query }) };
  const { data } = await callApi('GET /staff/orders/:orderId', { params: { orderId } });
  return { query, order: data, orders: null };
}
