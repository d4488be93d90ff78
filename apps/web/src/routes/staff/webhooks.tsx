import type { Page } from '@waymark/contract/pagination';
import type { ReceiptList } from '@waymark/contract/payments/choices/webhooks';
import type {
  UnsignedWebhooks,
  WebhookReceipt,
  WebhookReceiptDetail,
} from '@waymark/contract/payments/webhooks';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { UnsignedList } from '../../areas/payments/order-desk/components/unsigned-list.tsx';
import { WebhookDesk } from '../../areas/payments/order-desk/components/webhook-desk.tsx';
import { WebhookList } from '../../areas/payments/order-desk/components/webhook-list.tsx';
import { readReceiptList } from '../../areas/payments/order-desk/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Checkout reports');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  return loadWebhooks(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffWebhooks() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {loaded?.receipts && <WebhookList show={loaded.show} q={loaded.q} receipts={loaded.receipts} />}
      {loaded?.unsigned && <UnsignedList unsigned={loaded.unsigned} />}
      {loaded?.receipt && <WebhookDesk key={loaded.receipt.id} receipt={loaded.receipt} />}
    </StaffArea>
  );
}

interface LoadedWebhooks {
  show: ReceiptList;
  q: string;
  /** One of the three: reports, what was not signed, or the report that the address names. */
  receipts: Page<WebhookReceipt> | null;
  unsigned: UnsignedWebhooks[] | null;
  receipt: WebhookReceiptDetail | null;
}

/** What the address asks for. */
async function loadWebhooks(search: URLSearchParams): Promise<LoadedWebhooks> {
  const show = readReceiptList(search);
  const q = readWords(search);
  const none = { show, q, receipts: null, unsigned: null, receipt: null };
  const receiptId = search.get('receipt');
  if (receiptId) {
    const { data } = await callApi('GET /staff/webhooks/:receiptId', { params: { receiptId } });
    return { ...none, receipt: data };
  }
  if (show === 'unsigned') {
    const { data } = await callApi('GET /staff/unsigned-webhooks');
    return { ...none, unsigned: data };
  }
  const query = { show, q, page: readPage(search) };
  return { ...none, receipts: await callApi('GET /staff/webhooks', { query }) };
}
