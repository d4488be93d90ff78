import type { JobCard } from '@waymark/contract/jobs';
import { jobDetailPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { formatSalary } from '../../../lib/format-salary.ts';
import { JobFacts } from './job-facts.tsx';
import styles from './job-tile.module.css';

/** A job on its own ground, for a handful side by side. */
export function JobTile({ job }: { job: JobCard }) {
  const salary = job.salary && formatSalary(job.salary);
  return (
    <li className={styles['tile']}>
      <div className={styles['head']}>
        <CompanyMark name={job.company.name} size="s" />
        <p className={styles['company']}>{job.company.name}</p>
      </div>
      <h3 className={styles['title']}>
        <Link className={styles['link']} to={jobDetailPath(job.id)}>
          {job.title}
        </Link>
      </h3>
      <JobFacts job={job} />
      <p className={styles['foot']}>
        {salary && <span className={styles['salary']}>{salary}</span>}
        {job.postedAt && <time dateTime={job.postedAt}>{formatDate(job.postedAt)}</time>}
      </p>
    </li>
  );
}
