import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { CategoryWords } from '../../areas/office/board-settings/components/category-words.tsx';
import { loadSettings } from '../../areas/office/board-settings/components/use-setting.ts';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Words of categories`);

export const clientLoader = staffLoader('administrator', async () => {
  const [{ settings }, last] = await Promise.all([
    loadSettings(),
    callApi('GET /staff/category-words/moves'),
  ]);
  return { settings, lastMove: last.data };
});

export default function StaffCategoryWords() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <CategoryWords {...loaded} />}</StaffArea>;
}
