import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadOrders } from '../../areas/payments/order-desk/api/load-orders.ts';
import { OrderDesk } from '../../areas/payments/order-desk/components/order-desk.tsx';
import { OrderList } from '../../areas/payments/order-desk/components/order-list.tsx';
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
