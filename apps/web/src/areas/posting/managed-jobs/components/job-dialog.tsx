import { msg } from '@waymark/contract/text/message';
import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { paths, jobDetailPath } from '@waymark/contract/paths';
import { viewSources, type JobAction } from '@waymark/contract/posting/choices';
import type { ManagedJob, ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { formatCount } from '@waymark/contract/text/format';
import { formatExperience } from '@waymark/contract/text/format-experience';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { BarChart } from '../../../../components/data/bar-chart.tsx';
import { JobTranslations } from '../../../../components/job-card/job-translations.tsx';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Prose } from '../../../../components/layout/prose.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { actionLabels, draftLabels, jobStatusLabels, type DraftKind } from '../constants.ts';
import { actionsOf, describeDays, draftsOf, manageJobPath, type DayCount } from '../rules.ts';
import styles from './managed-jobs.module.css';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { namePostingLanguage } from '@waymark/contract/jobs/posting-language';
import { useSay } from '../../../../lib/languages/say.ts';

interface JobDialogProps {
  /** Undefined while the dialog is closed. */
  job: ManagedJob | undefined;
  onAction: (action: JobAction, jobs: readonly ManagedJob[]) => void;
  onDraft: (kind: DraftKind, job: ManagedJob) => void;
  onClosePosting: (job: ManagedJob) => Promise<void>;
  onClose: () => void;
}

/** The facts of a posting and its last 30 days. */
export function JobDialog({ job, onClosePosting, onClose, ...presses }: JobDialogProps) {
  const say = useSay();
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
          <div className={ui['stack5']}>
            <Detail job={job} />
            <JobActions job={job} {...presses} onAskToClose={() => setAsking(true)} onClose={onClose} />
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking && job !== undefined}
        title={say`Close “${job?.title}”?`}
        confirm={actionLabels.close}
        onConfirm={async () => job && closePosting(job)}
        onClose={() => setAsking(false)}
      >
        {say`Seekers no longer find it and cannot apply. You can renew it later.`}
      </ConfirmDialog>
    </>
  );
}

interface JobActionsProps extends Pick<JobDialogProps, 'onAction' | 'onDraft' | 'onClose'> {
  job: ManagedJob;
  onAskToClose: () => void;
}

function JobActions({ job, onAction, onDraft, onAskToClose, onClose }: JobActionsProps) {
  const say = useSay();
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
      {job.waitsFor === 'payment' && job.isChangeable && board.sellsPlans && (
        <ButtonLink variant="secondary" to={paths.companyTransactions}>
          {say`Pay for it`}
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" to={manageJobPath({ job: job.id })}>
        {say`See applicants`}
      </ButtonLink>
      <Button onClick={onClose}>{say`Close`}</Button>
    </Actions>
  );
}

function Detail({ job: { id: jobId, isChangeable } }: { job: ManagedJob }) {
  const { data, failure } = useLoaded(
    async (signal) => (await callApi('GET /company/jobs/:jobId', { params: { jobId } }, { signal })).data,
    [jobId],
  );
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  if (!data) return <PageSpinner />;
  const params = { jobId };
  return (
    <>
      <JobFacts job={data} />
      <JobTranslations
        jobId={jobId}
        isChangeable={isChangeable}
        load={(signal) => callApi('GET /company/jobs/:jobId/translations', { params }, { signal })}
        link={(otherId) =>
          callApi('POST /company/jobs/:jobId/translations', { params, body: { jobId: otherId } })
        }
        unlink={() => callApi('DELETE /company/jobs/:jobId/translations', { params })}
      />
      <JobActivity days={data.days} sources={data.sources} />
    </>
  );
}

function JobFacts({ job }: { job: ManagedJobDetail }) {
  const say = useSay();
  const locale = useLocale();
  const language = useLanguage();
  const words = useBoardWords();
  const facts = [
    [msg`Company name`, job.company.name],
    [msg`Job Title`, job.title],
    [msg`Experience`, say(formatExperience(job) ?? msg`Not given`)],
    [msg`Status`, jobStatusLabels[job.status].label],
    [
      msg`Place`,
      [formatPlaces(say, job.places, 0, locale), say(labelOf(workModes, job.workMode))]
        .filter(Boolean)
        .join(' · '),
    ],
    [msg`Type`, job.type && say(labelOf(jobTypes, job.type))],
    [msg`Category`, categoryLabel(words, job.category)],
    [msg`Pay`, job.salary && formatSalary(say, job.salary, locale)],
    [msg`Language`, namePostingLanguage(job.language, language)],
    [msg`Posted`, job.postedAt && formatDate(words, job.postedAt, locale)],
    [msg`Last day for applications`, job.deadline && formatDate(words, job.deadline, locale)],
    [msg`Skills`, job.skills.join(', ')],
  ] as const;
  const isPublic = job.status !== 'pending' && job.status !== 'draft';
  return (
    <div>
      <dl className={styles['facts']}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div className={styles['fact']} key={name}>
                <dt dir="auto">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className={`${ui['noteXs']} ${styles['term']}`}>{say`Description`}</h3>
      {job.description ? (
        <Prose html={job.description} mark={markLanguage(job.language, language)} />
      ) : (
        <p>{say`Not given`}</p>
      )}
      {isPublic && (
        <p className={styles['public']}>
          <Link to={jobDetailPath(job.id)}>{say`See it as seekers do`}</Link>
        </p>
      )}
    </div>
  );
}

type Activity = Pick<ManagedJobDetail, 'days' | 'sources'>;

/** Views and applications of the last 30 days, and the sources of the views. */
function JobActivity({ days, sources }: Activity) {
  const say = useSay();
  return (
    <section className={`${ui['stack4']} ${ui['topRule']}`} aria-labelledby="job-activity">
      <h3 className={ui['textLg']} id="job-activity">
        {say`The last ${days.length} days`}
      </h3>
      <div className={`${ui['grid5']} ${styles['charts']}`}>
        <DayChart name={say`Views`} days={days.map(({ day, views: count }) => ({ day, count }))} />
        <DayChart
          name={say`Applications`}
          days={days.map(({ day, applications: count }) => ({ day, count }))}
        />
      </div>
      <Sources sources={sources} />
      <details>
        <summary>{say`Figures of each day`}</summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

function Sources({ sources }: Pick<Activity, 'sources'>) {
  const say = useSay();
  const locale = useLocale();
  const total = sources.reduce((sum, { views }) => sum + views, 0);
  if (total === 0) return <p className={ui['muted']}>{say`No views in these days.`}</p>;
  return (
    <div>
      <h4 className={styles['subtitle']}>{say`Where they came from`}</h4>
      <dl className={`${ui['grid2']} ${ui['textSm']}`}>
        {sources.map(({ source, views }) => (
          <div className={`${ui['grid3']} ${styles['source']}`} key={source}>
            <dt>{say(labelOf(viewSources, source))}</dt>
            <dd>
              <svg
                className={styles['activityBar']}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                data-mirrors
              >
                <rect width={(views / total) * 100} height="1" />
              </svg>
              {formatCount(views, locale)} ({Math.round((views / total) * 100)} %)
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function DayTable({ days }: Pick<Activity, 'days'>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <table className={styles['days']}>
      <thead>
        <tr>
          <th scope="col">{say`Day`}</th>
          <th scope="col">{say`Views`}</th>
          <th scope="col">{say`Applications`}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, applications }) => (
          <tr key={day}>
            <th scope="row">{formatDate(words, day, locale)}</th>
            <td>{formatCount(views, locale)}</td>
            <td>{formatCount(applications, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One bar a day, oldest first, until today. */
function DayChart({ name, days }: { name: string; days: readonly DayCount[] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const bars = days.map(({ day, count }) => ({ label: formatDate(words, day, locale), count }));
  return (
    <BarChart
      name={name}
      description={describeDays(say, words, days, locale)}
      bars={bars}
      ends={[bars[0]?.label ?? '', say`Today`]}
    />
  );
}
