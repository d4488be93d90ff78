import type { JobCard } from '@waymark/contract/jobs/jobs';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { JobTile } from '../../../../components/job-card/job-tile.tsx';
import styles from './job-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface SimilarJobsProps {
  jobs: readonly JobCard[];
  title?: string;
  now?: number | undefined;
}

export function SimilarJobs({ jobs, title, now }: SimilarJobsProps) {
  const say = useSay();
  if (jobs.length === 0) return null;
  return (
    <PageSection aria-labelledby="similar-jobs" data-print="none">
      <h2 className={styles['jobsTitle']} id="similar-jobs" dir="auto">
        {title ?? say`Similar jobs`}
      </h2>
      <ul className={styles['tiles']}>
        {jobs.map((job) => (
          <JobTile job={job} now={now} key={job.id} />
        ))}
      </ul>
    </PageSection>
  );
}
