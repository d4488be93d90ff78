import { recentJobsShown } from '@waymark/contract/jobs/choices';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { JobTile } from '../../../../components/job-card/job-tile.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { PhoneFold } from '../../../../components/layout/phone-fold.tsx';
import { SectionHead } from '../../../../components/layout/section-head.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './job-parts.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface RecentJobsProps {
  jobs: readonly JobCard[];
  total: number;
  page: number;
  aside: ReactNode;
}

const pageHref = (page: number) => (page > 1 ? `${paths.home}?recent=${page}` : paths.home);

/** A row of larger screens, so that the others begin one. */
const shownOnPhone = 2;

const Tiles = ({ jobs }: Pick<RecentJobsProps, 'jobs'>) => (
  <ul className={`${ui['grid5']} ${styles['tiles']}`}>
    {jobs.map((job) => (
      <JobTile job={job} key={job.id} />
    ))}
  </ul>
);

export function RecentJobs({ jobs, total, page, aside }: RecentJobsProps) {
  const say = useSay();
  if (jobs.length === 0 && page === 1) return null;
  return (
    <PageSection aria-labelledby="recent-jobs">
      <SectionHead
        id="recent-jobs"
        title={say`Recent Jobs`}
        lead={total >= 20 && say`20+ Recently Added Jobs`}
      >
        <ButtonLink variant="secondary" to={paths.browseJobList}>
          {say`Browse All Jobs`}
        </ButtonLink>
      </SectionHead>
      <div className={`${ui['grid6']} ${styles['body']}`}>
        <div>
          {jobs.length === 0 && (
            <p>
              {say`There are no more: the list ends before this page.`}{' '}
              <Link to={pageHref(1)} preventScrollReset>
                {say`Go to its start`}
              </Link>
            </p>
          )}
          <Tiles jobs={jobs.slice(0, shownOnPhone)} />
          {jobs.length > shownOnPhone && (
            <div className={styles['more']}>
              <PhoneFold label={say`Show ${jobs.length - shownOnPhone} more`}>
                <Tiles jobs={jobs.slice(shownOnPhone)} />
              </PhoneFold>
            </div>
          )}
          <nav className={styles['steps']} aria-label={say`Pages of recent jobs`}>
            {page > 1 && jobs.length > 0 && (
              <Link
                className={`${ui['inlineRow']} ${styles['step']}`}
                to={pageHref(page - 1)}
                preventScrollReset
                rel="prev"
              >
                {say`Prev`}
              </Link>
            )}
            {page * recentJobsShown < total && (
              <Link
                className={`${ui['inlineRow']} ${styles['step']}`}
                to={pageHref(page + 1)}
                preventScrollReset
                rel="next"
              >
                {say`Next`}
              </Link>
            )}
          </nav>
        </div>
        {aside}
      </div>
    </PageSection>
  );
}
