import { jobCategories, labelOf } from '@waymark/contract/job-choices';
import type { JobDetail } from '@waymark/contract/jobs';
import { companyPath, searchPath } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { formatSalary } from '../../../lib/format-salary.ts';
import { landingOfJob } from '../landing-link-rules.ts';
import { isOpen } from '../rules.ts';
import { JobFacts } from './job-facts.tsx';
import styles from './job-head.module.css';

interface JobHeadProps {
  job: JobDetail;
  /** What to do about the job; it differs between jobs and is the route's to choose. */
  action?: ReactNode;
  /** How sure it is that the job is open. */
  standing?: ReactNode;
}

export function JobHead({ job, action, standing }: JobHeadProps) {
  const salary = job.salary && formatSalary(job.salary);
  const category = isOpen(job)
    ? landingOfJob(job)
    : { name: labelOf(jobCategories, job.category), path: searchPath({ category: job.category }) };
  return (
    <header className={styles['head']}>
      <div className={styles['inner']}>
        <CompanyMark name={job.company.name} size="l" />
        <div className={styles['text']}>
          <Link className={styles['category']} to={category.path}>
            {category.name}
          </Link>
          <h1 className={styles['title']}>{job.title}</h1>
          <Link className={styles['company']} to={companyPath(job.company.id)}>
            {job.company.name}
          </Link>
          <JobFacts job={job} />
          {salary && <p className={styles['salary']}>{salary}</p>}
          {standing}
        </div>
        {action && (
          <div className={styles['action']} data-print="none">
            {action}
          </div>
        )}
      </div>
    </header>
  );
}
