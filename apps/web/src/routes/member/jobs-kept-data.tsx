import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { KeptApplications } from '../../areas/hiring/retention/components/kept-applications.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`What employers keep`);

export const clientLoader = memberLoader(
  'candidate',
  async () => (await callApi('GET /kept-applications')).data,
);

export default function JobsKeptData() {
  const applications = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{applications && <KeptApplications applications={applications} />}</CandidateArea>;
}
