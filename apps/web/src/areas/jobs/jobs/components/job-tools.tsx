import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { similarAlertPath } from '../share-rules.ts';
import styles from './job-tools.module.css';
import { ReportTool } from './report-tool.tsx';
import { ShareTools } from './share-tools.tsx';

/** What else a visitor can do about a posting. */
export function JobTools({ job, address }: { job: JobDetail; address: string }) {
  return (
    <div className={styles['tools']} data-print="none">
      <ShareTools job={job} address={address} />
      <ButtonLink variant="secondary" to={similarAlertPath(job)}>
        Alert me to similar jobs
      </ButtonLink>
      <ReportTool job={job} />
    </div>
  );
}
