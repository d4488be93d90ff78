import type { Page } from '@waymark/contract/pagination';
import type { StaffOrder, StaffOrderDetail, StaffOrdersQuery } from '@waymark/contract/payments/staff-orders';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { OrderDesk } from '../../areas/payments/order-desk/components/order-desk.tsx';
import { OrderList } from '../../areas/payments/order-desk/components/order-list.tsx';
import { readOrdersQuery } from '../../areas/payments/order-desk/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Orders');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  return loadOrders(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffOrders() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {loaded?.orders && <OrderList query={loaded.query} orders={loaded.orders} />}
      {loaded?.order && <OrderDesk key={loaded.order.id} order={loaded.order} />}
    </StaffArea>
  );
}

interface LoadedOrders {
  query: StaffOrdersQuery;
  /** One of the two: a list, or the order that the address names. */
  orders: Page<StaffOrder> | null;
  order: StaffOrderDetail | null;
}

/** What the address asks for. */
async function loadOrders(search: URLSearchParams): Promise<LoadedOrders> {
  const query = readOrdersQuery(search);
  const orderId = search.get('order');
  if (!orderId) return { query, order: null, orders: await callApi('GET /staff/orders', { query }) };
  const { data } = await callApi('GET /staff/orders/:orderId', { params: { orderId } });
  return { query, order: data, orders: null };
}
