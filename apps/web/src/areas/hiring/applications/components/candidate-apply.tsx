import type { Application } from '@waymark/contract/hiring/applications';
import { applicationStatuses } from '@waymark/contract/hiring/choices';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonAnchor } from '../../../../components/form/button.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { appliedLabel, statusTones } from '../rules.ts';
import styles from './applications.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

// Most visitors of a job do not apply: the form loads on the first press.
const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

const underWay = new Map<string, Promise<Application | null>>();

/** The link and the panel of a page need the same application: one call answers both. */
function findOwnApplication(jobId: string): Promise<Application | null> {
  const answer =
    underWay.get(jobId) ??
    callApi('GET /applications/for-job/:jobId', { params: { jobId } })
      .then(({ data }) => data)
      .finally(() => underWay.delete(jobId));
  underWay.set(jobId, answer);
  return answer;
}

/** The candidate's application for a job; null where there is none. */
const useOwnApplication = (jobId: string) => useLoaded(() => findOwnApplication(jobId), [jobId]);

/** Leads down to the panel, and says whether the candidate has applied. */
export function CandidateApplyLink({ jobId, href }: { jobId: string; href: string }) {
  const say = useSay();
  const { data: application } = useOwnApplication(jobId);
  return (
    <ButtonAnchor href={href} variant={application ? 'secondary' : 'primary'}>
      {application ? appliedLabel(application) : say`Apply This Job`}
    </ButtonAnchor>
  );
}

export function CandidateApply({ job }: { job: JobDetail }) {
  const say = useSay();
  const { data: application, failure } = useOwnApplication(job.id);
  const [isLoaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);

  if (application) return <AlreadyApplied application={application} />;
  return (
    <div className={ui['grid4']}>
      <p>{failure?.message ?? say`Send your resume to this employer.`}</p>
      <div className={`${ui['cluster']} ${styles['actions']}`}>
        <Button
          disabled={application !== null}
          why={failure?.message ?? say`One moment: your applications are being looked up.`}
          onClick={() => {
            setLoaded(true);
            setOpen(true);
          }}
        >
          {say`Apply This Job`}
        </Button>
      </div>
      <Suspense>{isLoaded && <ApplyDialog job={job} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

function AlreadyApplied({ application }: { application: Application }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { status, appliedAt, resumeName } = application;
  return (
    <div className={ui['grid4']}>
      <p className={`${ui['cluster']} ${styles['sent']}`}>
        <Badge tone={statusTones[status]}>{say(labelOf(applicationStatuses, status))}</Badge>
        <span>
          {rich(
            say,
            msg`You applied on <time>${formatDate(words, appliedAt, locale)}</time> with ${resumeName}.`,
            { time: <time dateTime={appliedAt} /> },
          )}
        </span>
      </p>
      <div className={`${ui['cluster']} ${styles['actions']}`}>
        <Button disabled>{appliedLabel(application)}</Button>
        <Link to={paths.jobsAppliedJob}>{say`See all your applications`}</Link>
      </div>
    </div>
  );
}
