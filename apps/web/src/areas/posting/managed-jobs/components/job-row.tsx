import type { JobAction } from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { formatCount } from '@waymark/contract/text/format-count';
import { formatPlaces } from '@waymark/contract/text/format-place';
import { Link } from 'react-router';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { actionLabels, draftLabels } from '../constants.ts';
import type { DraftKind } from '../constants.ts';
import { actionsOf, draftsOf, manageJobPath } from '../rules.ts';
import { JobStatus } from './job-status.tsx';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';
import styles from './jobs-table.module.css';

export interface JobRowProps {
  job: ManagedJob;
  selection: Selection;
  /** Whether the name of the company tells jobs apart. */
  showsCompany: boolean;
  onAction: (action: JobAction, jobs: readonly ManagedJob[]) => void;
  onStar: (job: ManagedJob) => void;
  onDraft: (kind: DraftKind, job: ManagedJob) => void;
  onView: (job: ManagedJob) => void;
}

export function JobRow({ job, selection, showsCompany, onStar, ...press }: JobRowProps) {
  return (
    <tr data-selected={selection.has(job.id)}>
      <td className={styles['box']}>
        {job.isChangeable && (
          <SelectBox checked={selection.has(job.id)} onChange={() => selection.toggle(job.id)}>
            Select {job.title}
          </SelectBox>
        )}
        <StarButton job={job} onPress={() => onStar(job)} />
      </td>
      <th scope="row" className={styles['job']}>
        <Link className={styles['title']} data-unread={job.unread} to={manageJobPath({ job: job.id })}>
          {job.title}
        </Link>
        <span className={styles['place']}>
          {[showsCompany && job.company.name, formatPlaces(job.places)].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td data-numeric data-label="Applications">
        {formatCount(job.applications)}
        {job.newApplications > 0 && (
          <span className={styles['new']}>{formatCount(job.newApplications)} new</span>
        )}
      </td>
      <td data-numeric data-label="Views">
        {formatCount(job.views)}
      </td>
      <td className={styles['date']} data-label="Date">
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
  const actions = actionsOf(job);
  return (
    <>
      <IconButton icon="eye" onPress={() => onView(job)}>
        View {job.title}
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

/** A note for oneself; colleagues see their own. */
function StarButton({ job: { title, starred }, onPress }: StarButtonProps) {
  return (
    <button type="button" className={styles['star']} aria-pressed={starred} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.6Z" />
      </svg>
      <VisuallyHidden>Star {title}</VisuallyHidden>
    </button>
  );
}

/** When it was posted, and what comes or came next. */
function JobDates({ job }: { job: ManagedJob }) {
  const { postedAt } = job;
  const next = nextOf(job);
  return (
    <>
      {postedAt ? <time dateTime={postedAt}>{formatDate(postedAt)}</time> : 'Not posted'}
      {next && (
        <span className={styles['next']}>
          {next.label} <time dateTime={next.day}>{formatDate(next.day)}</time>
        </span>
      )}
    </>
  );
}

function nextOf({
  trashedAt,
  closedOn,
  deadline,
  status,
}: ManagedJob): { label: string; day: string } | null {
  if (trashedAt !== null) return { label: 'In the trash since', day: trashedAt };
  if (closedOn !== null) return { label: status === 'filled' ? 'Filled' : 'Closed', day: closedOn };
  return deadline === null ? null : { label: 'Until', day: deadline };
}
