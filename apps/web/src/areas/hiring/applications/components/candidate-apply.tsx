import type { Application } from '@waymark/contract/hiring/applications';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { ApplicationBadge } from './application-badge.tsx';
import { appliedLabel } from '../rules.ts';
import styles from './apply-panel.module.css';
import { useOwnApplication } from './use-own-application.ts';

// Most visitors of a job do not apply: the form comes when it is asked for.
const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

export function CandidateApply({ job }: { job: JobDetail }) {
  const application = useOwnApplication(job.id);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);

  if (application && typeof application === 'object') return <AlreadyApplied application={application} />;
  return (
    <div className={styles['panel']}>
      <p>{typeof application === 'string' ? application : 'Send your resume to this employer.'}</p>
      <div className={styles['actions']}>
        <Button
          disabled={application !== null}
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          Apply This Job
        </Button>
      </div>
      <Suspense>{asked && <ApplyDialog job={job} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

function AlreadyApplied({ application }: { application: Application }) {
  return (
    <div className={styles['panel']}>
      <p className={styles['sent']}>
        <ApplicationBadge status={application.status} />
        <span>
          You applied on <time dateTime={application.appliedAt}>{formatDate(application.appliedAt)}</time>{' '}
          with {application.resumeName}.
        </span>
      </p>
      <div className={styles['actions']}>
        <Button disabled>{appliedLabel(application)}</Button>
        <Link to={paths.jobsAppliedJob}>See all your applications</Link>
      </div>
    </div>
  );
}
