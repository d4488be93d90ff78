import { msg, plural } from '@waymark/contract/text/message';
import type { ApiError } from '@waymark/contract/errors';
import { paths } from '@waymark/contract/paths';
import { trashDays } from '@waymark/contract/posting/choices';
import type {
  ManagedJobs as ManagedJobsPage,
  ManagedJobsQuery,
  ManagedJob,
} from '@waymark/contract/posting/managed-jobs';
import { useState, type FormEvent } from 'react';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { apiErrorOf } from '../../../../lib/api-answer.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import ui from '../../../../styles/primitives.module.css';
import { usualDays } from '../constants.ts';
import { dayIn, manageJobPath } from '../rules.ts';
import { JobDialog } from './job-dialog.tsx';
import { JobsTable } from './jobs-table.tsx';
import { BulkBar, JobsToolbar, ListTabs } from './jobs-toolbar.tsx';
import { useJobChanges, useJobPresses, useSelection } from './use-managed-jobs.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface ManagedJobsProps {
  jobs: ManagedJobsPage;
  query: ManagedJobsQuery;
}

/** The company's jobs of all statuses, and its trash (H-4). */
export function ManagedJobs({ jobs, query }: ManagedJobsProps) {
  const say = useSay();
  const changes = useJobChanges();
  const { renewed, endRenewing, ...presses } = useJobPresses(changes);
  const { onAction, onDraft } = presses;
  const selection = useSelection(jobs.data, manageJobPath(query));
  const [viewed, setViewed] = useState<string>();
  const isEmpty = (query.list === 'trash' ? jobs.trashed : jobs.all) === 0;

  return (
    <>
      <PageHeading>{say`Manage jobs`}</PageHeading>
      <ListTabs list={query.list} all={jobs.all} trashed={jobs.trashed} />
      {!isEmpty && <JobsToolbar query={query} onClear={selection.clear} />}
      <div className={ui['stack3']}>
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
          <NoJobs query={query} isEmpty={isEmpty} total={jobs.total} />
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

function PostLink() {
  const say = useSay();
  const mayPost = useAuth(({ user }) => user?.company?.memberRole !== 'viewer');
  return mayPost && <ButtonLink to={paths.companyPostJobs}>{say`Post a job`}</ButtonLink>;
}

interface NoJobsProps {
  query: ManagedJobsQuery;
  /** Whether the list is empty without any filter. */
  isEmpty: boolean;
  total: number;
}

function NoJobs({ query, isEmpty, total }: NoJobsProps) {
  const say = useSay();
  const { list } = query;
  if (isEmpty && list === 'trash') {
    return (
      <EmptyState title={say`The trash is empty`}>
        {say`Jobs that you move here are closed for seekers at once. Those without applications are deleted after ${trashDays} days.`}
      </EmptyState>
    );
  }
  if (isEmpty) {
    return (
      <EmptyState title={say`Your company has no jobs here yet`} actions={<PostLink />}>
        {say`What you post is listed here, with who looked at it and who applied.`}
      </EmptyState>
    );
  }
  const [title, label] =
    total > 0
      ? [msg`The list ends before this page`, msg`Go to its start`]
      : [msg`No job is like that`, msg`Show all`];
  const to = manageJobPath(total > 0 ? { ...query, page: 1 } : { list, sort: query.sort });
  return <EmptyState title={title} actions={<ButtonLink to={to}>{label}</ButtonLink>} />;
}

interface RenewDialogProps {
  /** Empty while the dialog is closed. */
  jobs: readonly ManagedJob[];
  onRenew: (deadline: string | null) => Promise<void>;
  onClose: () => void;
}

/** Asks for the last day for applications. */
function RenewDialog({ jobs, onRenew, onClose }: RenewDialogProps) {
  const [job] = jobs;
  const say = useSay();
  const title =
    job && jobs.length === 1 ? say`Renew “${job.title}”` : say`Renew ${plural(jobs.length, 'job')}`;
  return (
    <Dialog open={jobs.length > 0} title={title} onClose={onClose}>
      {jobs.length > 0 && <RenewForm onRenew={onRenew} onClose={onClose} />}
    </Dialog>
  );
}

function RenewForm({ onRenew, onClose }: Omit<RenewDialogProps, 'jobs'>) {
  const say = useSay();
  const [deadline, setDeadline] = useState(() => dayIn(usualDays));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const problem = failure?.fields?.['deadline'];

  async function renew(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    try {
      await onRenew(deadline || null);
      onClose();
    } catch (reason) {
      setFailure(apiErrorOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={(event) => void renew(event)}>
      {failure && !problem && <Notice tone="bad">{failure.message}</Notice>}
      <TextField
        label={say`Last day for applications`}
        hint={say`Leave it empty to keep it open until you close it. We ask now and then whether it still is.`}
        type="date"
        min={dayIn(0)}
        value={deadline}
        onChange={({ target }) => setDeadline(target.value)}
        error={problem}
      />
      <Actions align="end">
        <Button variant="secondary" disabled={pending} onClick={onClose}>
          {say`Cancel`}
        </Button>
        <Button type="submit" pending={pending}>
          {say`Renew`}
        </Button>
      </Actions>
    </form>
  );
}
