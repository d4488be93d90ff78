import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { OrderDesk } from '../../areas/payments/order-desk/components/order-desk.tsx';
import { OrderList } from '../../areas/payments/order-desk/components/order-list.tsx';
import { readOrdersQuery } from '../../areas/payments/order-desk/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Orders`);

/** The list that the address asks for, or the order that it names. */
export const clientLoader = staffLoader('administrator', async (search) => {
  const orderId = search.get('order');
  if (orderId) {
    const { data } = await callApi('GET /staff/orders/:orderId', { params: { orderId } });
    return { order: data };
  }
  const query = readOrdersQuery(search);
  return { query, orders: await callApi('GET /staff/orders', { query }) };
});

export default function StaffOrders() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {loaded?.orders && <OrderList {...loaded} />}
      {loaded?.order && <OrderDesk key={loaded.order.id} order={loaded.order} />}
    </StaffArea>
  );
}
