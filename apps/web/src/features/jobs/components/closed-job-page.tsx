import type { JobCard, JobDetail } from '@waymark/contract/jobs';
import { searchPath } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { JobHead } from './job-head.tsx';
import styles from './notice-page.module.css';
import { SimilarJobs } from './similar-jobs.tsx';

export function ClosedJobPage({ job, similar }: { job: JobDetail; similar: readonly JobCard[] }) {
  return (
    <>
      <JobHead job={job} />
      <div className={styles['notice']}>
        <h2>{job.status === 'filled' ? 'This job has been filled' : 'This job is no longer open'}</h2>
        <p>Nobody can apply for it any more. Jobs like it are open, though.</p>
        <ButtonLink to={searchPath({ category: job.category })}>See open jobs of this kind</ButtonLink>
      </div>
      <SimilarJobs jobs={similar} title="Similar jobs that are open" />
    </>
  );
}
