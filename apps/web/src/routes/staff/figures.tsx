import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { Figures } from '../../areas/office/metrics/components/figures.tsx';
import { readMetricsQuery } from '../../areas/office/metrics/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Figures`);

export const clientLoader = staffLoader('moderator', async (search) => {
  const query = readMetricsQuery(search);
  const { data } = await callApi('GET /staff/figures', { query });
  return { query, figures: data };
});

export default function StaffFigures() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="moderator">{loaded && <Figures {...loaded} />}</StaffArea>;
}
