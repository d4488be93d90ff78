import type { JobCard } from '@waymark/contract/jobs/jobs';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { jobDetailPath } from '@waymark/contract/paths';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { Fragment, type ReactNode } from 'react';
import { useLanguage, useLocale } from '../../lib/languages/language.ts';
import { TagList } from '../data/tag.tsx';
import { Link } from '../layout/link.tsx';
import { CompanyMark } from '../media/company-mark.tsx';
import { useJobCardActions } from './job-card-actions.tsx';
import { payUnstated } from './constants.ts';
import { JobCompany } from './job-company.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobTile } from './job-tile.tsx';
import { PostedTime } from './posted-time.tsx';
import styles from './job-list.module.css';
import { useSay } from '../../lib/languages/say.ts';

const skillsShown = 5;

/** The level that the heading above leaves for the titles. */
type Heading = 'h2' | 'h3' | 'h4';

interface JobListProps {
  jobs: readonly JobCard[];
  layout: 'list' | 'grid';
  /** How many tiles of a grid stand in a row where there is room. */
  columns?: 2 | 3;
  /** Newer results are on their way. */
  pending?: boolean;
  /** What stands after the job at the position, from 1. */
  renderAfter?: (position: number) => ReactNode;
  heading?: Heading;
  /** The job that is open beside the list. */
  openId?: string | null;
  /** Whether the page is that of their company, which rows then leave out. */
  isOfPage?: boolean;
}

/** Jobs as rows or as tiles. */
export function JobList({
  jobs,
  layout,
  columns = 3,
  pending = false,
  renderAfter,
  heading = 'h2',
  openId = null,
  isOfPage = false,
}: JobListProps) {
  return (
    <ol className={styles[layout]} data-columns={columns} aria-busy={pending || undefined}>
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          {layout === 'list' ? (
            <JobRow job={job} heading={heading} isOpen={job.id === openId} isOfPage={isOfPage} />
          ) : (
            <JobTile job={job} heading={heading} />
          )}
          {renderAfter?.(index + 1)}
        </Fragment>
      ))}
    </ol>
  );
}

interface JobRowProps {
  job: JobCard;
  heading: Heading;
  isOpen: boolean;
  isOfPage: boolean;
}

/** One job of a list. The whole row can be pressed; its title is the link. */
function JobRow({ job, heading: Heading, isOpen, isOfPage }: JobRowProps) {
  const say = useSay();
  const locale = useLocale();
  const renderLike = useJobCardActions();
  const language = useLanguage();
  const salary = job.salary && formatSalary(say, job.salary, locale);
  return (
    <li className={styles['row']} data-plain={isOfPage || undefined}>
      {!isOfPage && <CompanyMark name={job.company.name} logoUrl={job.company.logoUrl} />}
      <div className={styles['body']}>
        <Heading className={styles['title']}>
          <Link
            className={styles['link']}
            to={jobDetailPath(job.id)}
            aria-current={isOpen || undefined}
            {...markLanguage(job.language, language)}
          >
            {job.title}
          </Link>
        </Heading>
        {!isOfPage && <JobCompany company={job.company} layout="row" />}
        <JobFacts job={job} />
        {job.skills.length > 0 && (
          <TagList className={styles['skills']} label={say`Skills`} tags={job.skills.slice(0, skillsShown)} />
        )}
      </div>
      <div className={styles['side']}>
        <p className={salary ? styles['salary'] : styles['unstated']}>{salary ?? say(payUnstated)}</p>
        {job.postedAt && <PostedTime alone className={styles['posted']} at={job.postedAt} />}
      </div>
      {renderLike(job, styles['like'])}
    </li>
  );
}
