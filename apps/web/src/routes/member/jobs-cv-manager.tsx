import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { Link, useLoaderData } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { CvManager } from '../../areas/resumes/resumes/components/cv-manager.tsx';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/say.ts';

export const meta = () => privatePageMeta(msg`CV Manager`);

export const clientLoader = memberLoader('candidate', () => callApi('GET /resumes'));

export default function JobsCvManager() {
  const say = useSay();
  const resumes = useLoaderData<typeof clientLoader>();
  const links = (
    <>
      <Link to={paths.jobsVisibility}>{say`Who finds them`}</Link>,{' '}
      <Link to={paths.resumeExport}>{say`make one from My Resume`}</Link>
    </>
  );
  return <CandidateArea>{resumes && <CvManager resumes={resumes} links={links} />}</CandidateArea>;
}
