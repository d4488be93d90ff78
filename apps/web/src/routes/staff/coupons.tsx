import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { CouponList } from '../../areas/payments/coupons/components/coupon-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Coupons`);

export const clientLoader = staffLoader('administrator', async (search) => {
  const [coupons, plans] = await Promise.all([
    callApi('GET /staff/coupons', { query: { page: readPage(search) } }),
    callApi('GET /staff/plans'),
  ]);
  return { coupons, plans: plans.data };
});

export default function StaffCoupons() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <CouponList {...loaded} />}</StaffArea>;
}
