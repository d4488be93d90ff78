import type { JobCard } from '@waymark/contract/jobs/jobs';
import styles from './category-jobs.module.css';
import { JobTile } from '../../../../components/job-card/job-tile.tsx';

export function CategoryJobs({ jobs }: { jobs: readonly JobCard[] }) {
  if (jobs.length === 0) return <p className={styles['none']}>No job is open yet.</p>;
  return (
    <ul className={styles['tiles']}>
      {jobs.map((job) => (
        <JobTile job={job} key={job.id} />
      ))}
    </ul>
  );
}
