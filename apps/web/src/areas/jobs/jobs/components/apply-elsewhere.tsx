import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { ButtonAnchor } from '../../../../components/form/button.tsx';
import styles from './job-page.module.css';

/** For jobs whose employer takes applications on its own site only. */
export function ApplyElsewhere({ job }: { job: JobDetail }) {
  if (!job.applyUrl && job.howToApply) {
    return <p>{job.company.name} takes applications as described under How to Apply.</p>;
  }
  if (!job.applyUrl) return <p>{job.company.name} takes no applications online at present.</p>;
  return (
    <div className={styles['elsewhere']}>
      <p>{job.company.name} takes applications on its own site, which opens in a new tab.</p>
      <ButtonAnchor href={job.applyUrl} target="_blank" rel="noopener nofollow">
        Apply on the company’s site
      </ButtonAnchor>
    </div>
  );
}
