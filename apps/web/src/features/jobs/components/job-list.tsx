import type { JobCard } from '@waymark/contract/jobs';
import { JobRow } from './job-row.tsx';
import styles from './job-list.module.css';

/** Dimmed while newer results are on their way. */
export function JobList({ jobs, pending = false }: { jobs: readonly JobCard[]; pending?: boolean }) {
  return (
    <ol className={styles['list']} aria-busy={pending || undefined}>
      {jobs.map((job) => (
        <JobRow job={job} key={job.id} />
      ))}
    </ol>
  );
}
