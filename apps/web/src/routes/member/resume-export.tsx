import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { ExportPage } from '../../areas/resumes/resume-export/components/export-page.tsx';
import { callApi } from '../../lib/api-client.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Export Resume`);

export const clientLoader = memberLoader('candidate', async () => {
  return (await callApi('GET /resume-export')).data;
});

export default function ResumeExport() {
  const state = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{state && <ExportPage state={state} />}</CandidateArea>;
}
