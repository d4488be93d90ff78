import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { CategorySettings } from '../../areas/office/board-settings/components/category-settings.tsx';
import { loadSettings } from '../../areas/office/board-settings/components/use-setting.ts';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Categories and sectors`);

export const clientLoader = staffLoader('administrator', async () => {
  const [{ settings }, counts] = await Promise.all([loadSettings(), callApi('GET /staff/categories')]);
  return { settings, counts: counts.data };
});

export default function StaffCategorySettings() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <CategorySettings {...loaded} />}</StaffArea>;
}
