import { loginCodeParameter, orderProcessingPath } from '@waymark/contract/paths';
import { callApi } from './api-client.ts';

/** A code that signs the candidate in at the checkout, once and within two minutes (D-5). */
export async function fetchLoginCode(): Promise<string> {
  const { data } = await callApi('GET /get-customer-login');
  return data.autoLoginCode;
}

/** A link of the checkout with a login code appended to whatever query it has. */
export function withLoginCode(checkoutLink: string, code: string): string {
  const address = new URL(checkoutLink);
  address.searchParams.set(loginCodeParameter, code);
  return address.href;
}

/** The page that hands a member of a company over to the checkout with an order of theirs. */
export async function findOrderCheckout(orderId: string): Promise<string> {
  const { data } = await callApi('POST /company/transactions/:orderId/checkout', { params: { orderId } });
  return orderProcessingPath(data.checkoutLink, data.autoLoginCode);
}
