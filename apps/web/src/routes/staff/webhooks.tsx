import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { WebhookDesk } from '../../areas/payments/order-desk/components/webhook-desk.tsx';
import { UnsignedList, WebhookList } from '../../areas/payments/order-desk/components/webhook-lists.tsx';
import { readReceiptList } from '../../areas/payments/order-desk/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Checkout reports`);

/** A list, or the webhook that the address names. */
export const clientLoader = staffLoader('administrator', async (search) => {
  const receiptId = search.get('receipt');
  if (receiptId) {
    const { data } = await callApi('GET /staff/webhooks/:receiptId', { params: { receiptId } });
    return { receipt: data };
  }
  const show = readReceiptList(search);
  if (show === 'unsigned') return { unsigned: (await callApi('GET /staff/unsigned-webhooks')).data };
  const q = readWords(search);
  const query = { show, q, page: readPage(search) };
  return { show, q, receipts: await callApi('GET /staff/webhooks', { query }) };
});

export default function StaffWebhooks() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {loaded?.receipts && <WebhookList {...loaded} />}
      {loaded?.unsigned && <UnsignedList unsigned={loaded.unsigned} />}
      {loaded?.receipt && <WebhookDesk key={loaded.receipt.id} receipt={loaded.receipt} />}
    </StaffArea>
  );
}
