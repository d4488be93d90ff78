import { paths, draftPath } from '@waymark/contract/paths';
import { trashDays } from '@waymark/contract/posting/choices/managed-jobs';
import type { JobAction } from '@waymark/contract/posting/choices/managed-jobs';
import type {
  ManagedJobs as ManagedJobsPage,
  ManagedJobsQuery,
  ManagedJob,
} from '@waymark/contract/posting/managed-jobs';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { showError } from '../../../../lib/toasts.ts';
import { actionLabels } from '../constants.ts';
import type { DraftKind } from '../constants.ts';
import { manageJobPath, actionsOf } from '../rules.ts';
import { JobDialog } from './job-dialog.tsx';
import { JobsTable } from './jobs-table.tsx';
import { JobsToolbar } from './jobs-toolbar.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { useJobChanges } from './use-job-changes.ts';
import type { JobChanges } from './use-job-changes.ts';
import { useSelection } from './use-selection.ts';
import styles from './managed-jobs.module.css';

const order: readonly JobAction[] = ['close', 'fill', 'renew', 'restore', 'trash'];

const tell = (failure: unknown) => showError(messageOf(failure));

interface ManagedJobsProps {
  jobs: ManagedJobsPage;
  query: ManagedJobsQuery;
  drafts: Drafts;
}

/** The company's jobs, whatever their status, and its trash (H-4). */
export function ManagedJobs({ jobs, query, drafts }: ManagedJobsProps) {
  const changes = useJobChanges();
  const { renewed, endRenewing, ...presses } = useJobPresses(changes, drafts);
  const { onAction, onDraft } = presses;
  const selection = useSelection(jobs.data, manageJobPath(query));
  const [viewed, setViewed] = useState<string>();
  const isEmpty = (query.list === 'trash' ? jobs.trashed : jobs.all) === 0;

  return (
    <>
      <PageHeading tools={jobs.all > 0 && <PostLink />}>Manage jobs</PageHeading>
      <ListTabs list={query.list} all={jobs.all} trashed={jobs.trashed} />
      {!isEmpty && <JobsToolbar query={query} onClear={selection.clear} />}
      <div className={styles['list']}>
        {jobs.data.length > 0 ? (
          <JobsTable
            jobs={jobs.data}
            query={query}
            selection={selection}
            showsCompany={jobs.hasSeveralCompanies}
            onView={({ id }) => setViewed(id)}
            {...presses}
          />
        ) : (
          <NoJobs query={query} isEmpty={isEmpty} total={jobs.total} postLink={<PostLink />} />
        )}
      </div>
      <BulkBar jobs={selection.selected} changes={changes} onAction={onAction} onClear={selection.clear} />
      <Pagination
        page={jobs.page}
        pageCount={Math.ceil(jobs.total / jobs.pageSize)}
        hrefOf={(page) => manageJobPath({ ...query, page })}
      />
      <JobDialog
        job={jobs.data.find(({ id }) => id === viewed)}
        onAction={onAction}
        onDraft={onDraft}
        onClosePosting={(job) => changes.change('close', [job])}
        onClose={() => setViewed(undefined)}
      />
      <RenewDialog
        jobs={renewed}
        onRenew={(deadline) => changes.change('renew', renewed, deadline)}
        onClose={endRenewing}
      />
    </>
  );
}

/** For whoever may post. */
function PostLink() {
  const mayPost = useAuth(({ user }) => user?.company?.memberRole !== 'viewer');
  return mayPost && <ButtonLink to={paths.companyPostJobs}>Post a job</ButtonLink>;
}

interface ListTabsProps {
  list: ManagedJobsQuery['list'];
  all: number;
  trashed: number;
}

/** The jobs, and what was put away. */
function ListTabs({ list, all, trashed }: ListTabsProps) {
  const tabs = [
    { name: 'jobs', label: 'Jobs', count: all },
    { name: 'trash', label: 'Trash', count: trashed },
  ] as const;
  return (
    <TabLinks
      label="Lists of jobs"
      tabs={tabs.map(({ name, ...tab }) => ({
        ...tab,
        to: manageJobPath({ list: name }),
        isCurrent: name === list,
      }))}
    />
  );
}

/** Begin a draft of a job, and give the draft's id. */
type Drafts = Record<DraftKind, (jobId: string) => Promise<string>>;

/** What the buttons of rows and dialogs do; what failed is said. */
function useJobPresses(changes: JobChanges, drafts: Drafts) {
  const navigate = useNavigate();
  /** Those that are to be renewed, as soon as somebody has said until when. */
  const [renewed, setRenewed] = useState<readonly ManagedJob[]>([]);
  return {
    renewed,
    endRenewing: () => setRenewed([]),
    onAction(action: JobAction, chosen: readonly ManagedJob[]) {
      if (action === 'renew') setRenewed(chosen);
      else changes.change(action, chosen).catch(tell);
    },
    onStar(job: ManagedJob) {
      changes.mark(job.starred ? 'unstar' : 'star', [job]).catch(tell);
    },
    onDraft(kind: DraftKind, { id }: ManagedJob) {
      drafts[kind](id)
        .then((draftId) => navigate(draftPath(draftId)))
        .catch(tell);
    },
  };
}

interface NoJobsProps {
  query: ManagedJobsQuery;
  /** Whether the list has none, whatever is asked for. */
  isEmpty: boolean;
  total: number;
  /** For whoever may post. */
  postLink: ReactNode;
}

/** Why nothing is listed, and the way on from there. */
function NoJobs({ query, isEmpty, total, postLink }: NoJobsProps) {
  const { list } = query;
  if (isEmpty && list === 'trash') {
    return (
      <EmptyState title="The trash is empty">
        Jobs that you move here are closed for seekers at once. They are deleted after {trashDays} days; those
        that somebody applied for stay.
      </EmptyState>
    );
  }
  if (isEmpty) {
    return (
      <EmptyState title="Your company has no jobs here yet" actions={postLink}>
        What you post is listed here, with who looked at it and who applied.
      </EmptyState>
    );
  }
  const [title, label] =
    total > 0 ? ['The list ends before this page', 'Go to its start'] : ['No job is like that', 'Show all'];
  const to = manageJobPath(total > 0 ? { ...query, page: 1 } : { list, sort: query.sort });
  return <EmptyState title={title} actions={<ButtonLink to={to}>{label}</ButtonLink>} />;
}

interface BulkBarProps {
  jobs: readonly ManagedJob[];
  changes: JobChanges;
  onAction: (action: JobAction, jobs: readonly ManagedJob[]) => void;
  onClear: () => void;
}

/** What is done to all that is selected: each button to those of which it can be. */
function BulkBar({ jobs, changes, onAction, onClear }: BulkBarProps) {
  if (jobs.length === 0) return null;
  const unread = jobs.filter((job) => job.unread);
  const starred = jobs.every((job) => job.starred);
  const { pending } = changes;
  return (
    <section className={styles['bar']} aria-label="Selected jobs">
      <p className={styles['count']} role="status">
        {jobs.length} selected
      </p>
      {order.map((action) => {
        const fitting = jobs.filter((job) => actionsOf(job).includes(action));
        if (fitting.length === 0) return null;
        return (
          <Button
            key={action}
            variant="quiet"
            className={styles['action']}
            disabled={pending}
            onClick={() => onAction(action, fitting)}
          >
            {actionLabels[action]}
            {fitting.length < jobs.length && ` (${fitting.length})`}
          </Button>
        );
      })}
      <Button
        variant="quiet"
        className={styles['action']}
        disabled={pending}
        onClick={() => void changes.mark(starred ? 'unstar' : 'star', jobs)}
      >
        {starred ? 'Unstar' : 'Star'}
      </Button>
      <Button
        variant="quiet"
        className={styles['action']}
        disabled={pending}
        onClick={() => void (unread.length > 0 ? changes.mark('read', unread) : changes.mark('unread', jobs))}
      >
        {unread.length > 0 ? 'Mark as read' : 'Mark as unread'}
      </Button>
      <Button variant="quiet" className={styles['none']} onClick={onClear}>
        None
      </Button>
    </section>
  );
}
