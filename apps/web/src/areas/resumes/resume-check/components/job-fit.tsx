import { paths } from '@waymark/contract/paths';
import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import { Link } from '../../../../components/layout/link.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { describeFit } from '../fit-rules.ts';
import styles from './job-fit.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** How one's resume fits a posting, in one line that is as high before its words are there (L-34). */
export function JobFit({ jobId }: { jobId: string }) {
  const { data, failure } = useLoaded(
    async () => (await callApi('GET /jobs/:jobId/resume-match', { params: { jobId }, query: {} })).data,
    [jobId],
  );
  return (
    <p className={styles['fit']} data-print="none">
      {!failure && data !== undefined && <Fit match={data} />}
    </p>
  );
}

function Fit({ match }: { match: JobMatch | null }) {
  const say = useSay();
  if (!match) return <Link to={paths.resumeCheck}>{say`Upload a resume to see how it fits`}</Link>;
  const fit = describeFit(say, match);
  return fit && <span title={say(fit)}>{rich(say, fit, { lead: <strong /> })}</span>;
}
