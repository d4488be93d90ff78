import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';

/** Of a colleague who may look at everything and change nothing. */
export function LookOnly() {
  return (
    <>
      <PageHeading>Post A Job</PageHeading>
      <EmptyState
        title="Posting is for owners and recruiters"
        actions={<ButtonLink to={paths.companyManageJob}>Manage jobs</ButtonLink>}
      >
        You can look at everything the company has here. To post a job, ask an owner for the role of a
        recruiter.
      </EmptyState>
    </>
  );
}
