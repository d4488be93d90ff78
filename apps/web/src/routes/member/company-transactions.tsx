import type { Page } from '@waymark/contract/pagination';
import type { CompanyPlan, Transaction } from '@waymark/contract/payments/memberships';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { Transactions } from '../../areas/payments/memberships/components/transactions.tsx';
import { pageOf } from '../../areas/payments/memberships/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
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

/** The company's plan and a page of what it has ordered. */
async function loadTransactions(
  page: number,
): Promise<{ plan: CompanyPlan; transactions: Page<Transaction> }> {
  const [{ data: plan }, transactions] = await Promise.all([
    callApi('GET /company/plan'),
    callApi('GET /company/transactions', { query: { page } }),
  ]);
  return { plan, transactions };
}
