import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { CvManager } from '../../areas/resumes/resumes/components/cv-manager.tsx';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`CV Manager`);

export const clientLoader = memberLoader('candidate', () => callApi('GET /resumes'));

export default function JobsCvManager() {
  const resumes = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{resumes && <CvManager resumes={resumes} />}</CandidateArea>;
}
