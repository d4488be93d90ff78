import type { Application } from '@waymark/contract/hiring/applications';
import { plural } from '@waymark/contract/text/format-count';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { pathOfPlace, type ListPlace } from '../rules.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationSortSelect } from './application-sort-select.tsx';
import styles from './applied-jobs.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

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
