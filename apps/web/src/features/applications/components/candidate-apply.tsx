import type { Application } from '@waymark/contract/applications';
import type { JobDetail } from '@waymark/contract/jobs';
import { paths } from '@waymark/contract/paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { findOwnApplication } from '../api/find-own-application.ts';
import { ApplicationBadge } from './application-badge.tsx';
import styles from './apply-panel.module.css';

// Most visitors of a job do not apply: the form comes when it is asked for.
const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

/** Undefined until the answer is there; a sentence when it could not be had. */
function useOwnApplication(jobId: string): Application | null | undefined | string {
  const [found, setFound] = useState<Application | null | undefined | string>();
  useEffect(() => {
    let current = true;
    void findOwnApplication(jobId)
      .catch(messageOf)
      .then((answer) => current && setFound(answer));
    return () => {
      current = false;
    };
  }, [jobId]);
  return found;
}

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
      <p>
        <Link to={paths.jobsAppliedJob}>See all your applications</Link>
      </p>
    </div>
  );
}
