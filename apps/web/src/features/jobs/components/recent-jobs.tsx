import type { JobCard } from '@waymark/contract/jobs';
import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { recentJobsShown } from '../constants.ts';
import { JobTile } from './job-tile.tsx';
import styles from './recent-jobs.module.css';

interface RecentJobsProps {
  jobs: readonly JobCard[];
  total: number;
  page: number;
}

const pageHref = (page: number) => (page > 1 ? `${paths.home}?recent=${page}` : paths.home);

export function RecentJobs({ jobs, total, page }: RecentJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="recent-jobs">
      <div className={styles['head']}>
        <div>
          <h2 id="recent-jobs">Recent Jobs</h2>
          {total >= 20 && <p className={styles['lead']}>20+ Recently Added Jobs</p>}
        </div>
        <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
          Browse All Jobs
        </ButtonLink>
      </div>
      <ul className={styles['tiles']}>
        {jobs.map((job) => (
          <JobTile job={job} key={job.id} />
        ))}
      </ul>
      <nav className={styles['steps']} aria-label="Pages of recent jobs">
        {page > 1 && (
          <Link className={styles['step']} to={pageHref(page - 1)} preventScrollReset rel="prev">
            Prev
          </Link>
        )}
        {page * recentJobsShown < total && (
          <Link className={styles['step']} to={pageHref(page + 1)} preventScrollReset rel="next">
            Next
          </Link>
        )}
      </nav>
    </section>
  );
}
