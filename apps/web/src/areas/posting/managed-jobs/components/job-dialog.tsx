import { jobCategories, jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices/jobs';
import { paths, jobDetailPath } from '@waymark/contract/paths';
import type { JobAction } from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJob, ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { formatExperience } from '@waymark/contract/text/format-experience';
import { formatPlaces } from '@waymark/contract/text/format-place';
import { formatSalary } from '@waymark/contract/text/format-salary';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Prose } from '../../../../components/layout/prose.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { actionLabels, draftLabels, jobStatusLabels } from '../constants.ts';
import type { DraftKind } from '../constants.ts';
import { actionsOf, draftsOf, manageJobPath } from '../rules.ts';
import { JobActivity } from './job-activity.tsx';
import styles from './job-dialog.module.css';

interface JobDialogProps {
  /** Undefined: it is closed. */
  job: ManagedJob | undefined;
  onAction: (action: JobAction, jobs: readonly ManagedJob[]) => void;
  onDraft: (kind: DraftKind, job: ManagedJob) => void;
  /** Takes a posting off the board; rejects with the reason. */
  onClosePosting: (job: ManagedJob) => Promise<void>;
  onClose: () => void;
}

/** What a posting says, and what came of it in the last 30 days. */
export function JobDialog({ job, onClosePosting, onClose, ...presses }: JobDialogProps) {
  const [asking, setAsking] = useState(false);

  async function closePosting(posting: ManagedJob) {
    await onClosePosting(posting);
    setAsking(false);
    onClose();
  }

  return (
    <>
      <Dialog open={job !== undefined} title={job?.title} onClose={onClose}>
        {job && (
          <div className={styles['content']}>
            <Detail job={job} />
            <JobActions job={job} {...presses} onAskToClose={() => setAsking(true)} onClose={onClose} />
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking && job !== undefined}
        title={`Close “${job?.title}”?`}
        confirm={actionLabels.close}
        onConfirm={async () => job && closePosting(job)}
        onClose={() => setAsking(false)}
      >
        Seekers no longer find it and cannot apply. You can renew it later.
      </ConfirmDialog>
    </>
  );
}

interface JobActionsProps extends Pick<JobDialogProps, 'onAction' | 'onDraft' | 'onClose'> {
  job: ManagedJob;
  onAskToClose: () => void;
}

function JobActions({ job, onAction, onDraft, onAskToClose, onClose }: JobActionsProps) {
  function press(action: JobAction) {
    if (action === 'close') return onAskToClose();
    onClose();
    onAction(action, [job]);
  }

  return (
    <Actions align="end">
      {draftsOf(job).map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => onDraft(kind, job)}>
          {draftLabels[kind]}
        </Button>
      ))}
      {actionsOf(job).map((action) => (
        <Button key={action} variant="secondary" onClick={() => press(action)}>
          {actionLabels[action]}
        </Button>
      ))}
      {job.waitsFor === 'payment' && job.isChangeable && board.hasCheckout && (
        <ButtonLink variant="secondary" to={paths.companyTransactions}>
          Pay for it
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" to={manageJobPath({ job: job.id })}>
        See applicants
      </ButtonLink>
      <Button onClick={onClose}>Close</Button>
    </Actions>
  );
}

function Detail({ job: { id } }: { job: ManagedJob }) {
  const [detail, setDetail] = useState<ManagedJobDetail | string>();
  useEffect(() => {
    const leaving = new AbortController();
    getManagedJob(id, leaving.signal).then(setDetail, (failure: unknown) => {
      if (!leaving.signal.aborted) setDetail(messageOf(failure));
    });
    return () => leaving.abort();
  }, [id]);
  if (detail === undefined) return <PageSpinner />;
  if (typeof detail === 'string') return <Notice tone="bad">{detail}</Notice>;
  return (
    <>
      <JobFacts job={detail} />
      <JobActivity days={detail.days} sources={detail.sources} />
    </>
  );
}

async function getManagedJob(jobId: string, signal: AbortSignal): Promise<ManagedJobDetail> {
  return (await callApi('GET /company/jobs/:jobId', { params: { jobId } }, { signal })).data;
}

/** What a posting says, and the way to its page. */
function JobFacts({ job }: { job: ManagedJobDetail }) {
  const facts = [
    ['Company name', job.company.name],
    ['Job Title', job.title],
    ['Experience', formatExperience(job) ?? 'Not given'],
    ['Status', jobStatusLabels[job.status].label],
    ['Place', [formatPlaces(job.places), labelOf(workModes, job.workMode)].filter(Boolean).join(' · ')],
    ['Type', job.type && labelOf(jobTypes, job.type)],
    ['Category', labelOf(jobCategories, job.category)],
    ['Pay', job.salary && formatSalary(job.salary)],
    ['Posted', job.postedAt && formatDate(job.postedAt)],
    ['Last day for applications', job.deadline && formatDate(job.deadline)],
    ['Skills', job.skills.join(', ')],
  ] as const;
  const isPublic = job.status !== 'pending' && job.status !== 'draft';
  return (
    <div>
      <dl className={styles['facts']}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div className={styles['fact']} key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className={styles['term']}>Description</h3>
      {job.description ? <Prose html={job.description} /> : <p>Not given</p>}
      {isPublic && (
        <p className={styles['public']}>
          <Link to={jobDetailPath(job.id)}>See it as seekers do</Link>
        </p>
      )}
    </div>
  );
}
