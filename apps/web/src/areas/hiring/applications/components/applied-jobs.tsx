import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import type { Application } from '@waymark/contract/hiring/applications';
import type { ApplicationSort } from '@waymark/contract/hiring/choices';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { SortSelect } from '../../../../components/form/sort-select.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import type { ListPlace } from '../../../../lib/list-address.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { ApplicationCourse } from '../../application-timeline/components/application-course.tsx';
import { applicationList } from '../rules.ts';
import { ApplicationCard } from './application-card.tsx';

interface AppliedJobsProps {
  place: ListPlace<ApplicationSort>;
  result: Page<Application>;
  timelines: readonly ApplicationTimeline[];
  /** Whether only the application that a mail links to is shown. */
  isSingle: boolean;
}

const sorts = [
  { value: 'newest', label: 'Applied most recently' },
  { value: 'oldest', label: 'Applied longest ago' },
] as const;

export function AppliedJobs({ place, result, timelines, isSingle }: AppliedJobsProps) {
  const { data, total, pageSize } = result;
  const [withdrawing, setWithdrawing] = useState<Application | null>(null);
  const sortSelect = (
    <SortSelect
      sort={place.sort}
      choices={sorts}
      pathOf={(sort) => applicationList.pathOf({ sort, page: 1 })}
    />
  );
  return (
    <>
      <PageHeading tools={total > 1 && sortSelect}>
        {isSingle ? 'Your application' : `${plural(total, 'Job')} Found`}
      </PageHeading>
      {isSingle && <Link to={paths.jobsAppliedJob}>See all your applications</Link>}
      {data.length === 0 && <NoApplications total={total} />}
      <ul className={`${ui['grid']} ${ui['hideEmpty']}`} aria-label="Your applications">
        {data.map((application) => {
          const timeline = timelines.find(({ applicationId }) => applicationId === application.id);
          const company = application.job.company.name;
          return (
            <ApplicationCard
              key={application.id}
              application={application}
              onWithdraw={() => setWithdrawing(application)}
            >
              {timeline && <ApplicationCourse timeline={timeline} company={company} isOpen={isSingle} />}
            </ApplicationCard>
          );
        })}
      </ul>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => applicationList.pathOf({ ...place, page })}
      />
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

interface WithdrawDialogProps {
  /** Null while the dialog is closed. */
  application: Application | null;
  onClose: () => void;
}

function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const { revalidate } = useRevalidator();

  async function withdraw() {
    if (!application) return;
    await callApi('POST /applications/:applicationId/withdraw', {
      params: { applicationId: application.id },
    });
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
