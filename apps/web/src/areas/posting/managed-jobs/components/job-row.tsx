import { paths } from '@waymark/contract/paths';
import type { JobAction } from '@waymark/contract/posting/choices';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { formatCount } from '@waymark/contract/text/format';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { actionLabels, draftLabels, jobStatusLabels, waitingWords, type DraftKind } from '../constants.ts';
import { actionsOf, draftsOf, manageJobPath } from '../rules.ts';
import { FeatureButton } from './feature-button.tsx';
import styles from './jobs-table.module.css';
import type { Selection } from './use-managed-jobs.ts';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { msg } from '@waymark/contract/text/message';
import { useSay } from '../../../../lib/languages/say.ts';

export interface JobRowProps {
  job: ManagedJob;
  selection: Selection;
  showsCompany: boolean;
  onAction: (action: JobAction, jobs: readonly ManagedJob[]) => void;
  onStar: (job: ManagedJob) => void;
  onDraft: (kind: DraftKind, job: ManagedJob) => void;
  onView: (job: ManagedJob) => void;
}

export function JobRow({ job, selection, showsCompany, onStar, ...press }: JobRowProps) {
  const say = useSay();
  const locale = useLocale();
  const language = useLanguage();
  return (
    <tr data-selected={selection.has(job.id)}>
      <td className={styles['box']}>
        {job.isChangeable && (
          <SelectBox checked={selection.has(job.id)} onChange={() => selection.toggle(job.id)}>
            {say`Select ${job.title}`}
          </SelectBox>
        )}
        <StarButton job={job} onPress={() => onStar(job)} />
      </td>
      <th scope="row" className={styles['job']}>
        <Link
          className={styles['title']}
          data-unread={job.unread}
          to={manageJobPath({ job: job.id })}
          {...markLanguage(job.language, language)}
        >
          {job.title}
        </Link>
        <span className={styles['place']}>
          {[showsCompany && job.company.name, formatPlaces(say, job.places, 0, locale)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td data-numeric data-label={say`Applications`}>
        {formatCount(job.applications, locale)}
        {job.newApplications > 0 && (
          <span className={styles['new']}>{say`${formatCount(job.newApplications, locale)} new`}</span>
        )}
      </td>
      <td data-numeric data-label={say`Views`}>
        {formatCount(job.views, locale)}
      </td>
      <td className={styles['date']} data-label={say`Date`}>
        <JobDates job={job} />
      </td>
      <td className={styles['status']}>
        <JobStatus job={job} />
      </td>
      <td className={styles['actions']}>
        <RowActions job={job} {...press} />
      </td>
    </tr>
  );
}

const draftIcons = { edit: 'pencil', duplicate: 'copy' } as const;

function RowActions({
  job,
  onAction,
  onDraft,
  onView,
}: Pick<JobRowProps, 'job' | 'onAction' | 'onDraft' | 'onView'>) {
  const say = useSay();
  const actions = actionsOf(job);
  return (
    <>
      <IconButton icon="eye" onPress={() => onView(job)}>
        {say`View ${job.title}`}
      </IconButton>
      {draftsOf(job).map((kind) => (
        <IconButton key={kind} icon={draftIcons[kind]} onPress={() => onDraft(kind, job)}>
          {draftLabels[kind]} {job.title}
        </IconButton>
      ))}
      {actions.includes('trash') && (
        <IconButton icon="bin" onPress={() => onAction('trash', [job])}>
          {actionLabels.trash}: {job.title}
        </IconButton>
      )}
      {actions.includes('restore') && (
        <IconButton icon="restore" onPress={() => onAction('restore', [job])}>
          {actionLabels.restore} {job.title}
        </IconButton>
      )}
    </>
  );
}

interface StarButtonProps {
  job: ManagedJob;
  onPress: () => void;
}

/** Private: colleagues have their own stars. */
function StarButton({ job: { title, starred }, onPress }: StarButtonProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className={`${ui['hoverInk']} ${styles['star']}`}
      aria-pressed={starred}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.6Z" />
      </svg>
      <VisuallyHidden>{say`Star ${title}`}</VisuallyHidden>
    </button>
  );
}

/** When it was posted, and the date that follows. */
function JobDates({ job }: { job: ManagedJob }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { postedAt } = job;
  const next = nextOf(job);
  return (
    <>
      {postedAt ? <time dateTime={postedAt}>{formatDate(words, postedAt, locale)}</time> : say`Not posted`}
      {next && (
        <span className={styles['next']}>
          {next.label} <time dateTime={next.day}>{formatDate(words, next.day, locale)}</time>
        </span>
      )}
    </>
  );
}

function nextOf({ trashedAt, closedOn, deadline, status }: ManagedJob) {
  if (trashedAt !== null) return { label: msg`In the trash since`, day: trashedAt };
  if (closedOn !== null) return { label: status === 'filled' ? msg`Filled` : msg`Closed`, day: closedOn };
  return deadline === null ? null : { label: msg`Until`, day: deadline };
}

const wordsOf = (reason: NonNullable<ManagedJob['waitsFor']>) =>
  reason === 'payment' && !board.sellsPlans ? msg`Waits for a place of your plan` : waitingWords[reason];

/** The status, what the job waits for, and when it was confirmed. */
export function JobStatus({ job }: { job: ManagedJob }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { label, tone } = jobStatusLabels[job.status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {job.waitsFor && (
        <span className={styles['next']}>
          {job.waitsFor === 'day' && job.publishAt
            ? say`Goes live on ${formatDate(words, job.publishAt, locale)}`
            : wordsOf(job.waitsFor)}
          {job.moderationReason && `: ${job.moderationReason}`}
        </span>
      )}
      {job.status === 'closed' && job.moderationReason && (
        <span className={styles['next']}>{say`We closed it: ${job.moderationReason}`}</span>
      )}
      {job.waitsFor === 'payment' && job.isChangeable && board.sellsPlans && (
        <Link className={`${ui['semiboldSm']} ${styles['pay']}`} to={paths.companyTransactions}>
          {say`Pay for it`}
        </Link>
      )}
      {job.status === 'active' && <JobConfirmation job={job} />}
      {job.status === 'active' && job.isChangeable && <FeatureButton job={job} />}
    </>
  );
}

/** When the company last confirmed that the job is open, and the button to confirm it again. */
function JobConfirmation({ job }: { job: ManagedJob }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const [confirmedNow, setConfirmedNow] = useState<string>();
  const { pending, run } = useAction(showFailed);
  const isAsked = job.askedToConfirm && confirmedNow === undefined;

  async function confirm() {
    const { data } = await callApi('POST /company/jobs/:jobId/confirm', { params: { jobId: job.id } });
    setConfirmedNow(data.confirmedAt);
    showSuccess(say`Seekers now see that “${job.title}” is open.`);
  }

  return (
    <div className={`${ui['grid']} ${ui['justifyStart']}`}>
      <p className={isAsked ? styles['asked'] : styles['since']}>
        {isAsked && say`Please confirm. `}
        {say`Confirmed open ${formatSince(words, confirmedNow ?? job.confirmedAt, locale)}`}
      </p>
      {job.isChangeable && (
        <Button variant="quiet" className={styles['button']} pending={pending} onClick={() => run(confirm)}>
          {say`Still open`} <VisuallyHidden>{job.title}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

interface SelectBoxProps {
  checked: boolean;
  /** Some of its jobs are selected, and some are not. */
  partly?: boolean;
  /** Whether the label is visible. */
  labelled?: boolean;
  onChange: () => void;
  children: ReactNode;
}

export function SelectBox({ checked, partly = false, labelled = false, onChange, children }: SelectBoxProps) {
  return (
    <label className={styles['selectBox']} data-labelled={labelled}>
      <input
        type="checkbox"
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = partly;
        }}
        onChange={onChange}
      />
      {labelled ? children : <VisuallyHidden>{children}</VisuallyHidden>}
    </label>
  );
}
