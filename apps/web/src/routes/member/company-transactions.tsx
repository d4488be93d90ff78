import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { Transactions } from '../../areas/payments/memberships/components/transactions.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Transactions`);

export const clientLoader = memberLoader('employer', async (search) => {
  const [{ data: plan }, { data: subscriptions }, transactions] = await Promise.all([
    callApi('GET /company/plan'),
    callApi('GET /company/subscriptions'),
    callApi('GET /company/transactions', { query: { page: readPage(search) } }),
  ]);
  return { plan, subscriptions, transactions };
});

export default function CompanyTransactions() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{loaded && <Transactions {...loaded} />}</EmployerArea>;
}
