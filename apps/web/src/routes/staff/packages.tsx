import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { PackageList } from '../../areas/office/back-office/components/package-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Packages`);

export const clientLoader = staffLoader('administrator', () => callApi('GET /staff/packages'));

export default function StaffPackages() {
  const packages = useLoaderData<typeof clientLoader>()?.data;
  return <StaffArea role="administrator">{packages && <PackageList packages={packages} />}</StaffArea>;
}
