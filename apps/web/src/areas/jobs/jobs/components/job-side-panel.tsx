import { formatExperience } from '@waymark/contract/text/format-experience';
import { formatFullPlace } from '@waymark/contract/text/format-place';
import { formatSalary } from '@waymark/contract/text/format-salary';
import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices/jobs';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { salariesPath } from '@waymark/contract/paths';
import type { SalaryLink } from '@waymark/contract/search/salaries';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { formatYearlyDollars } from '../rules.ts';
import styles from './job-side-panel.module.css';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address({ places }: Pick<JobDetail, 'places'>) {
  return (
    <ul className={styles['places']}>
      {places.map(formatFullPlace).map((address) => (
        <li key={address}>{address}</li>
      ))}
    </ul>
  );
}

/** The facts of the posting. A fact that the employer does not give says so where people look for it first. */
export function JobSidePanel({ job, pay }: { job: JobDetail; pay: SalaryLink | null }) {
  const salary = job.salary && formatSalary(job.salary);
  const dollars = formatYearlyDollars(job.yearlyDollars);
  return (
    <aside className={styles['panel']} aria-label="At a glance">
      <dl className={styles['facts']}>
        <Fact term="Address">
          {job.places.length > 0 ? (
            <Address places={job.places} />
          ) : (
            labelOf(workModes, job.workMode) || 'Not given by the employer'
          )}
        </Fact>
        <Fact term="Salary">
          {salary ?? 'Not given by the employer'}
          {dollars && <span className={styles['note']}>{dollars}</span>}
          {pay && (
            <Link className={styles['others']} to={salariesPath(pay.criteria)}>
              What others offer for {pay.names.title}
              {pay.names.place && ` in ${pay.names.place.name}`}
            </Link>
          )}
        </Fact>
        <Fact term="Experience">{formatExperience(job) ?? 'Not given by the employer'}</Fact>
        {job.type && <Fact term="Job type">{labelOf(jobTypes, job.type)}</Fact>}
        {job.workMode && <Fact term="Work mode">{labelOf(workModes, job.workMode)}</Fact>}
      </dl>
      {job.applyUrl && (
        <a className={styles['source']} href={job.applyUrl} target="_blank" rel="noopener nofollow">
          See the original posting
        </a>
      )}
    </aside>
  );
}
