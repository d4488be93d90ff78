import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { InvoiceList } from '../../areas/payments/invoices/components/invoice-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Invoices`);

export const clientLoader = memberLoader('employer', (search) =>
  callApi('GET /company/invoices', { query: { page: readPage(search) } }),
);

export default function CompanyInvoices() {
  const invoices = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{invoices && <InvoiceList invoices={invoices} />}</EmployerArea>;
}
