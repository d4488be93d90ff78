import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { listHistory } from '../../areas/companies/companies/api/list-history.ts';
import { History } from '../../areas/companies/companies/components/history.tsx';
import { findUser, hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('History');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return null;
  if ((await findUser(pathname))?.company?.memberRole === 'viewer') return 'closed';
  return listHistory(Number(searchParams.get('page') ?? 1));
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CompanyHistory() {
  const history = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {history === 'closed' && <Closed />}
      {history && history !== 'closed' && <History {...history} />}
    </EmployerArea>
  );
}

function Closed() {
  return (
    <>
      <PageHeading>History</PageHeading>
      <EmptyState title="For owners and recruiters">
        What colleagues have done is listed here for those who do it too. Ask an owner for the role.
      </EmptyState>
    </>
  );
}
