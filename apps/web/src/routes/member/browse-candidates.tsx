import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../../components/layout/area-error.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { browseCandidates } from '../../areas/hiring/candidates/api/browse-candidates.ts';
import { BrowseCandidates as Candidates } from '../../areas/hiring/candidates/components/browse-candidates.tsx';
import { browsePlaceOf } from '../../areas/hiring/candidates/rules.ts';
import { findUser, hasRole, refreshUser } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Browse Candidates');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return null;
  // Somebody of ours may have looked at the company since.
  if ((await findUser(pathname))?.company?.heldReason !== null) await refreshUser();
  if ((await findUser(pathname))?.company?.heldReason !== null) return 'held';
  return browseCandidates(browsePlaceOf(searchParams));
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function BrowseCandidates() {
  const browsed = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {browsed === 'held' && <Held />}
      {browsed && browsed !== 'held' && <Candidates {...browsed} />}
    </EmployerArea>
  );
}

function Held() {
  return (
    <>
      <PageHeading>Candidates</PageHeading>
      <EmptyState title="Not yet">
        Candidates show themselves to companies that are known. As soon as yours is public, you find them
        here.
      </EmptyState>
    </>
  );
}
