import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadReceivers } from '../../areas/integrations/webhooks/api/webhook-receivers.ts';
import { ReceiverDesk } from '../../areas/integrations/webhooks/components/receiver-desk.tsx';
import { ReceiverList } from '../../areas/integrations/webhooks/components/receiver-list.tsx';
import { readDeliveryList } from '../../areas/integrations/webhooks/rules.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Webhooks`);

export const clientLoader = staffLoader('administrator', (search) =>
  loadReceivers('board', search, readDeliveryList(search), readPage(search)),
);

/** The receivers of the board's webhooks, or the one that the address names. */
export default function StaffWebhookReceivers() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {loaded?.receivers && <ReceiverList side="board" receivers={loaded.receivers} />}
      {loaded?.receiver && <ReceiverDesk side="board" {...loaded} receiver={loaded.receiver} />}
    </StaffArea>
  );
}
