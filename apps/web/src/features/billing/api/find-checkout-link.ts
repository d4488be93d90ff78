import { callApi } from '../../../lib/api-client.ts';

/** The link as it may be followed; null when it leads anywhere but to the checkout. The code stays here (D-4). */
export async function findCheckoutLink(checkoutLink: string): Promise<string | null> {
  const path = `/get-checkout-link?${new URLSearchParams({ checkoutLink })}`;
  return (await callApi<{ data: { checkoutLink: string | null } }>('GET', path)).data.checkoutLink;
}
