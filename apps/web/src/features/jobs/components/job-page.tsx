import type { JobCard, JobDetail } from '@waymark/contract/jobs';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../components/button.tsx';
import { canApplyOnline } from '../rules.ts';
import { JobHead } from './job-head.tsx';
import styles from './job-page.module.css';
import { JobSidePanel } from './job-side-panel.tsx';
import { AboutCompany, JobText } from './job-text.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

const applySectionId = 'apply';
const applyLink = <ButtonAnchor href={`#${applySectionId}`}>Apply This Job</ButtonAnchor>;

interface JobPageProps {
  job: JobDetail;
  similar: readonly JobCard[];
  /** The way to apply here; it belongs to another domain, so the route hands it in. */
  apply: ReactNode;
}

export function JobPage({ job, similar, apply }: JobPageProps) {
  return (
    <article>
      <JobHead job={job} action={canApplyOnline(job) && applyLink} />
      <div className={styles['columns']}>
        <div className={styles['text']}>
          <JobText job={job} />
          <section className={styles['apply']} id={applySectionId} aria-labelledby="apply-title">
            <h2 className={styles['applyTitle']} id="apply-title">
              Apply This Job
            </h2>
            {apply}
          </section>
          <AboutCompany company={job.companyDetail} />
        </div>
        <JobSidePanel job={job} />
      </div>
      <SimilarJobs jobs={similar} />
    </article>
  );
}
