import type { JobAction } from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { formatCount } from '@waymark/contract/text/format-count';
import { formatPlaces } from '@waymark/contract/text/format-place';
import { Link } from 'react-router';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { actionLabels, draftLabels, type DraftKind } from '../constants.ts';
import { actionsOf, draftsOf, manageJobPath } from '../rules.ts';
import { JobDates } from './job-dates.tsx';
import { JobStatus } from './job-status.tsx';
import styles from './jobs-table.module.css';
import { SelectBox } from './select-box.tsx';
import { StarButton } from './star-button.tsx';
import type { Selection } from './use-selection.ts';

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
