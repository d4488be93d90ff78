import type {
  ManagedJobs as ManagedJobsPage,
  ManagedJobsQuery,
} from '@waymark/contract/posting/managed-jobs';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { manageJobPath } from '../rules.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './managed-jobs.module.css';
import { JobDialog } from './job-dialog.tsx';
import { JobsTable } from './jobs-table.tsx';
import { JobsToolbar } from './jobs-toolbar.tsx';
import { ListTabs } from './list-tabs.tsx';
import { NoJobs } from './no-jobs.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { useJobChanges } from './use-job-changes.ts';
import { useJobPresses, type Drafts } from './use-job-presses.ts';
import { useSelection } from './use-selection.ts';

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
