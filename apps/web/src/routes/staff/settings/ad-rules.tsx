import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../../areas/identity/accounts/components/staff/staff-area.tsx';
import { AdRulesPage } from '../../../areas/office/board-settings/components/ad-rules.tsx';
import { loadSettings } from '../../../areas/office/board-settings/components/use-setting.ts';
import { callApi } from '../../../lib/api-client.ts';
import { staffLoader } from '../../../lib/private-loader.ts';
import { privatePageMeta } from '../../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Rules for ads`);

export const clientLoader = staffLoader('administrator', async () => {
  const [{ settings }, rules] = await Promise.all([loadSettings(), callApi('GET /staff/ad-rules')]);
  return { initial: settings.adRules, rules: rules.data };
});

export default function StaffAdRules() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <AdRulesPage {...loaded} />}</StaffArea>;
}
