import { formatSalary } from '@waymark/contract/text/format-salary';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import { Link } from '../layout/link.tsx';
import { CompanyMark } from '../media/company-mark.tsx';
import { TagList } from '../data/tag.tsx';
import { useJobCardActions } from './job-card-actions.tsx';
import { JobFacts } from './job-facts.tsx';
import { PostedTime } from './posted-time.tsx';
import styles from './job-row.module.css';

const skillsShown = 5;

interface JobRowProps {
  job: JobCard;
  /** The level that the heading above leaves for the titles. */
  heading?: 'h2' | 'h3';
}

/** One job of a list. The whole row can be pressed; its title is the link. */
export function JobRow({ job, heading: Heading = 'h2' }: JobRowProps) {
  const renderLike = useJobCardActions();
  const salary = job.salary && formatSalary(job.salary);
  return (
    <li className={styles['row']}>
      <CompanyMark name={job.company.name} logoUrl={job.company.logoUrl} />
      <div className={styles['body']}>
        <Heading className={styles['title']}>
          <Link className={styles['link']} to={jobDetailPath(job.id)}>
            {job.title}
          </Link>
        </Heading>
        <p className={styles['company']}>
          <Link to={companyPath(job.company.id)}>{job.company.name}</Link>
        </p>
        <JobFacts job={job} />
        {job.skills.length > 0 && (
          <TagList className={styles['skills']} label="Skills" tags={job.skills.slice(0, skillsShown)} />
        )}
      </div>
      <div className={styles['side']}>
        {salary && <p className={styles['salary']}>{salary}</p>}
        {job.postedAt && (
          <p className={styles['posted']}>
            <PostedTime alone at={job.postedAt} />
          </p>
        )}
      </div>
      <div className={styles['actions']}>{renderLike(job)}</div>
    </li>
  );
}
