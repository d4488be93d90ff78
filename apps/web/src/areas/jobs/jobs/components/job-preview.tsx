import type { JobDetail } from '@waymark/contract/jobs/jobs';
import type { ReactNode } from 'react';
import ui from '../../../../styles/primitives.module.css';
import { JobHead } from './job-head.tsx';
import { JobKeyFacts, JobSidePanel } from './job-page.tsx';
import styles from './job-page.module.css';
import { AboutCompany, JobText } from './job-text.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** The parts of a job page in one column, for the space beside a form. */
export function JobPreview({ job, apply }: { job: JobDetail; apply: ReactNode }) {
  const say = useSay();
  return (
    <article>
      <JobHead job={job} />
      <div className={ui['page']}>
        <JobSidePanel job={job} pay={null} />
        <JobKeyFacts job={job} />
        <JobText job={job} />
        <section className={`${ui['card']} ${styles['apply']}`}>
          <h2 className={styles['applyTitle']}>{say`Apply This Job`}</h2>
          {apply}
        </section>
        <AboutCompany job={job} />
      </div>
    </article>
  );
}
