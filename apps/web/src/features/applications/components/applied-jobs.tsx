import type { Application } from '@waymark/contract/applications';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import { pathOfPlace, type ListPlace } from '../rules.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationSortSelect } from './application-sort-select.tsx';
import styles from './applied-jobs.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface AppliedJobsProps {
  place: ListPlace;
  result: Page<Application>;
}

export function AppliedJobs({ place, result: { data, total, pageSize } }: AppliedJobsProps) {
  const [withdrawing, setWithdrawing] = useState<Application | null>(null);
  const hrefOf = (page: number) => pathOfPlace(paths.jobsAppliedJob, { ...place, page });
  return (
    <>
      <PageHeading tools={total > 1 && <ApplicationSortSelect place={place} />}>
        {formatCount(total)} {total === 1 ? 'Job' : 'Jobs'} Found
      </PageHeading>
      {data.length === 0 && <NoApplications total={total} />}
      <ul className={styles['list']} aria-label="Your applications">
        {data.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            onWithdraw={() => setWithdrawing(application)}
          />
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
