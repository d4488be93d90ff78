import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { BannerList } from '../../areas/content/banners/components/banner-list.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Banners`);

export const clientLoader = staffLoader('administrator', () => callApi('GET /staff/banners'));

export default function StaffBanners() {
  const banners = useLoaderData<typeof clientLoader>()?.data;
  return <StaffArea role="administrator">{banners && <BannerList banners={banners} />}</StaffArea>;
}
