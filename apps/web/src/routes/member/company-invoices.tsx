import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { InvoiceList } from '../../areas/payments/invoices/components/invoice-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Invoices');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return null;
  return callApi('GET /company/invoices', { query: { page: readPage(searchParams) } });
}

export default function CompanyInvoices() {
  const invoices = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{invoices && <InvoiceList invoices={invoices} />}</EmployerArea>;
}
