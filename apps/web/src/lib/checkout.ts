import { loginCodeParameter, orderProcessingPath } from '@waymark/contract/paths';
import { callApi } from './api-client.ts';

/** A code that signs the candidate in at the checkout, once and within two minutes (D-5). */
export async function fetchLoginCode(): Promise<string> {
  const { data } = await callApi('GET /get-customer-login');
  return data.autoLoginCode;
}

/**
 * Whether a candidate is asked for billing details before a payment. A failure holds no payment up: its invoice is
 * addressed to the name of the account.
 */
export async function needsBilling(): Promise<boolean> {
  try {
    const { data } = await callApi('GET /product/billing');
    return data.isAsked && !data.isEntered;
  } catch {
    return false;
  }
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
