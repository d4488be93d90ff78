import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { RedirectList } from '../../areas/office/back-office/components/redirect-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Redirects`);

export const clientLoader = staffLoader('moderator', (search) =>
  callApi('GET /staff/redirects', { query: { page: readPage(search) } }),
);

export default function StaffRedirects() {
  const redirects = useLoaderData<typeof clientLoader>();
  return <StaffArea role="moderator">{redirects && <RedirectList redirects={redirects} />}</StaffArea>;
}
