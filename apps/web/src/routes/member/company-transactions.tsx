import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { loadTransactions } from '../../areas/payments/memberships/api/load-transactions.ts';
import { Transactions } from '../../areas/payments/memberships/components/transactions.tsx';
import { pageOf } from '../../areas/payments/memberships/rules.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Transactions');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return null;
  return loadTransactions(pageOf(searchParams));
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CompanyTransactions() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{loaded && <Transactions {...loaded} />}</EmployerArea>;
}
