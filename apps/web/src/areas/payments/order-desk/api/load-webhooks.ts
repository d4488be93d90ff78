import type { ReceiptList } from '@waymark/contract/payments/choices/webhooks';
import type { Page } from '@waymark/contract/pagination';
import type {
  UnsignedWebhooks,
  WebhookReceipt,
  WebhookReceiptDetail,
} from '@waymark/contract/payments/webhooks';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage, readWords } from '../../../../lib/list-address.ts';
import { readReceiptList } from '../rules.ts';

export interface LoadedWebhooks {
  show: ReceiptList;
  q: string;
  /** One of the three: reports, what was not signed, or the report that the address names. */
  receipts: Page<WebhookReceipt> | null;
  unsigned: UnsignedWebhooks[] | null;
  receipt: WebhookReceiptDetail | null;
}

/** What the address asks for. */
export async function loadWebhooks(search: URLSearchParams): Promise<LoadedWebhooks> {
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
