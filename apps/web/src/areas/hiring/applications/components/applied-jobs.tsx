import type { Application } from '@waymark/contract/hiring/applications';
import type { ApplicationSort } from '@waymark/contract/hiring/choices/applications';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { pathOfPlace } from '../rules.ts';
import type { ListPlace } from '../rules.ts';
import { ApplicationCard } from './application-card.tsx';
import styles from './applied-jobs.module.css';

interface AppliedJobsProps {
  place: ListPlace;
  result: Page<Application>;
  /** Whether only one application is shown, which a mail has led to. */
  isSingle: boolean;
  /** The course of each application, by its id. */
  courses: ReadonlyMap<string, ReactNode>;
}

export function AppliedJobs({ place, result, isSingle, courses }: AppliedJobsProps) {
  const { data, total, pageSize } = result;
  const [withdrawing, setWithdrawing] = useState<Application | null>(null);
  const hrefOf = (page: number) => pathOfPlace({ ...place, page });
  return (
    <>
      <PageHeading tools={total > 1 && <ApplicationSortSelect place={place} />}>
        {isSingle ? 'Your application' : `${plural(total, 'Job')} Found`}
      </PageHeading>
      {isSingle && <Link to={paths.jobsAppliedJob}>See all your applications</Link>}
      {data.length === 0 && <NoApplications total={total} />}
      <ul className={styles['list']} aria-label="Your applications">
        {data.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            onWithdraw={() => setWithdrawing(application)}
          >
            {courses.get(application.id)}
          </ApplicationCard>
        ))}
      </ul>
      <Pagination page={place.page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
      <WithdrawDialog application={withdrawing} onClose={() => setWithdrawing(null)} />
    </>
  );
}

function NoApplications({ total }: { total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        title="The list ends before this page"
        actions={<ButtonLink to={paths.jobsAppliedJob}>Go to its start</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title="You have not applied for a job yet"
      actions={<ButtonLink to={paths.browseJobFilterList}>Find Job</ButtonLink>}
    >
      Every application you send is listed here, with what the employer has done with it.
    </EmptyState>
  );
}

/** A new order starts at its first page. */
function ApplicationSortSelect({ place }: { place: ListPlace }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Sort by"
      value={place.sort}
      onChange={(event) => {
        const sort = event.currentTarget.value as ApplicationSort;
        void navigate(pathOfPlace({ sort, page: 1 }));
      }}
    >
      <option value="newest">Applied most recently</option>
      <option value="oldest">Applied longest ago</option>
    </SelectField>
  );
}

interface WithdrawDialogProps {
  /** Null: nothing is being withdrawn. */
  application: Application | null;
  onClose: () => void;
}

function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const { revalidate } = useRevalidator();

  async function withdraw() {
    if (!application) return;
    await withdrawApplication(application.id);
    await revalidate();
    showSuccess('Application withdrawn');
    onClose();
  }

  return (
    <ConfirmDialog
      open={application !== null}
      title="Withdraw this application?"
      confirm="Withdraw"
      cancel="Keep it"
      onConfirm={withdraw}
      onClose={onClose}
    >
      {application?.job.company.name} will no longer consider you for {application?.job.title}. You cannot
      apply for this job a second time.
    </ConfirmDialog>
  );
}

async function withdrawApplication(applicationId: string): Promise<void> {
  await callApi('POST /applications/:applicationId/withdraw', { params: { applicationId } });
}
