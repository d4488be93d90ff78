import { jobCategories, labelOf } from '@waymark/contract/job-choices';
import type { JobDetail } from '@waymark/contract/jobs';
import { searchPath } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { formatSalary } from '../../../lib/format-salary.ts';
import { JobFacts } from './job-facts.tsx';
import styles from './job-head.module.css';

/** `action` is what to do about the job; it differs between jobs and is the route's to choose. */
export function JobHead({ job, action }: { job: JobDetail; action?: ReactNode }) {
  const salary = job.salary && formatSalary(job.salary);
  return (
    <header className={styles['head']}>
      <div className={styles['inner']}>
        <CompanyMark name={job.company.name} size="l" />
        <div className={styles['text']}>
          <Link className={styles['category']} to={searchPath({ category: job.category })}>
            {labelOf(jobCategories, job.category)}
          </Link>
          <h1 className={styles['title']}>{job.title}</h1>
          <Link className={styles['company']} to={searchPath({ company: job.company.id })}>
            {job.company.name}
          </Link>
          <JobFacts job={job} />
          {salary && <p className={styles['salary']}>{salary}</p>}
        </div>
        {action && <div className={styles['action']}>{action}</div>}
      </div>
    </header>
  );
}
