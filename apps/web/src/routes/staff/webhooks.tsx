import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadWebhooks } from '../../areas/payments/order-desk/api/load-webhooks.ts';
import { UnsignedList } from '../../areas/payments/order-desk/components/unsigned-list.tsx';
import { WebhookDesk } from '../../areas/payments/order-desk/components/webhook-desk.tsx';
import { WebhookList } from '../../areas/payments/order-desk/components/webhook-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
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
