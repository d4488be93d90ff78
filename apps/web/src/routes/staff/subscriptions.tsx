import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { CancellationDesk } from '../../areas/payments/subscriptions/components/cancellation-desk.tsx';
import { SubscriptionDesk } from '../../areas/payments/subscriptions/components/subscription-desk.tsx';
import { readSubscriptionsQuery } from '../../areas/payments/subscriptions/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Renewing plans`);

export const clientLoader = staffLoader('administrator', async (search) => {
  const { show, page } = readSubscriptionsQuery(search);
  if (show === 'cancellations') {
    const cancellations = await callApi('GET /staff/contract-cancellations', { query: { page } });
    return { show, cancellations, subscriptions: undefined };
  }
  const subscriptions = await callApi('GET /staff/subscriptions', { query: { show, page } });
  return { show, cancellations: undefined, subscriptions };
});

export default function StaffSubscriptions() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {loaded?.cancellations && <CancellationDesk cancellations={loaded.cancellations} />}
      {loaded?.subscriptions && <SubscriptionDesk show={loaded.show} subscriptions={loaded.subscriptions} />}
    </StaffArea>
  );
}
