import type { RatesOverview } from '@waymark/contract/office/exchange-rates';
import { callApi } from '../../../../lib/api-client.ts';

export async function loadRates(): Promise<RatesOverview> {
  return (await callApi('GET /staff/exchange-rates')).data;
}

/** Gives the message to show afterwards. */
export async function uploadRates(content: string): Promise<string> {
  return (await callApi('POST /staff/exchange-rates', { body: { content } })).message;
}
