import { misreadingLists } from '@waymark/contract/resumes/choices';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { MisreadingList } from '../../areas/resumes/misreadings/components/misreading-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Misread resumes`);

export const clientLoader = staffLoader('reviewer', async (search) => {
  const show = misreadingLists.find(({ value }) => value === search.get('show'))?.value ?? 'open';
  const query = { show, page: readPage(search) };
  return { show, list: await callApi('GET /staff/misreadings', { query }) };
});

export default function StaffMisreadings() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="reviewer">{loaded && <MisreadingList {...loaded} />}</StaffArea>;
}
