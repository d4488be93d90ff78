import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { SynonymList } from '../../areas/search/synonyms/components/synonym-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Synonyms`);

export const clientLoader = staffLoader('administrator', (search) =>
  callApi('GET /staff/synonyms', { query: { page: readPage(search) } }),
);

export default function StaffSynonyms() {
  const synonyms = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{synonyms && <SynonymList synonyms={synonyms} />}</StaffArea>;
}
