import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { StaffInvoiceList } from '../../areas/payments/invoices/components/staff-invoice-list.tsx';
import { readInvoicesQuery } from '../../areas/payments/invoices/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Invoices`);

export const clientLoader = staffLoader('administrator', async (search) => {
  const query = readInvoicesQuery(search);
  return { query, invoices: await callApi('GET /staff/invoices', { query }) };
});

export default function StaffInvoices() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <StaffInvoiceList {...loaded} />}</StaffArea>;
}
