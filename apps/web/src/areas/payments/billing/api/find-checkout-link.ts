import { callApi } from '../../../../lib/api-client.ts';

/** The link as it may be followed; null when it leads anywhere but to the checkout. The code stays here (D-4). */
export async function findCheckoutLink(checkoutLink: string): Promise<string | null> {
  return (await callApi('GET /get-checkout-link', { query: { checkoutLink } })).data.checkoutLink;
}
