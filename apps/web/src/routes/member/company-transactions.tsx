import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { Transactions } from '../../areas/payments/memberships/components/transactions.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Transactions');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return null;
  const [{ data: plan }, transactions] = await Promise.all([
    callApi('GET /company/plan'),
    callApi('GET /company/transactions', { query: { page: readPage(searchParams) } }),
  ]);
  return { plan, transactions };
}

export default function CompanyTransactions() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{loaded && <Transactions {...loaded} />}</EmployerArea>;
}
