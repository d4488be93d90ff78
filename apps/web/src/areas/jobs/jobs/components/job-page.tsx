import type { JobCard, JobDetail } from '@waymark/contract/jobs/jobs';
import type { SalaryLink } from '@waymark/contract/search/salaries';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { canApplyOnline } from '../rules.ts';
import { ConfirmedOpen } from './confirmed-open.tsx';
import { JobHead } from './job-head.tsx';
import { JobKeyFacts } from './job-key-facts.tsx';
import styles from './job-page.module.css';
import { JobSidePanel } from './job-side-panel.tsx';
import { AboutCompany, JobText } from './job-text.tsx';
import { JobTools } from './job-tools.tsx';

// Below what people come for.
const JobPlace = lazyComponent(async () => (await import('./job-place.tsx')).JobPlace);
const SimilarJobs = lazyComponent(async () => (await import('./similar-jobs.tsx')).SimilarJobs);

const applySectionId = 'apply';

interface JobPageProps {
  job: JobDetail;
  similar: readonly JobCard[];
  /** Where others' pay for the like of it is shown; null where too few state it. */
  pay?: SalaryLink | null;
  /** The one address of the posting, for sharing and on paper. */
  address: string;
  /** When the page was made, in milliseconds since the epoch. */
  now: number;
  /** The way to apply here, and to save the job; they belong to other domains, so the route hands them in. */
  apply: ReactNode;
  /** The link down to it. */
  renderApplyLink: (href: string) => ReactNode;
  save: ReactNode;
  /** What of its requirements the resume of whoever looks at it shows. */
  match?: ReactNode;
}

export function JobPage(props: JobPageProps) {
  const { job, similar, pay = null, address, now, apply, renderApplyLink, save, match } = props;
  return (
    <article>
      <JobHead
        job={job}
        action={
          <>
            {canApplyOnline(job) && renderApplyLink(`#${applySectionId}`)}
            {save}
          </>
        }
        standing={<ConfirmedOpen job={job} now={now} />}
      />
      <div className={styles['columns']}>
        <div className={styles['text']}>
          <JobKeyFacts job={job} />
          <JobText job={job} />
          <section
            className={styles['apply']}
            id={applySectionId}
            aria-labelledby="apply-title"
            data-print="none"
          >
            <h2 className={styles['applyTitle']} id="apply-title">
              Apply This Job
            </h2>
            {apply}
          </section>
          {match}
          <AboutCompany company={job.companyDetail} />
          <JobPlace job={job} />
        </div>
        <div className={styles['side']}>
          <JobSidePanel job={job} pay={pay} />
          <JobTools job={job} address={address} />
        </div>
      </div>
      <p className={styles['address']}>{address}</p>
      <SimilarJobs jobs={similar} />
    </article>
  );
}
