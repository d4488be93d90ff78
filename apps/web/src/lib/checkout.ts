import type { CustomerLogin } from '@waymark/contract/billing';
import { loginCodeParameter } from '@waymark/contract/paths';
import { callApi } from './api-client.ts';

/** A code that signs the candidate in at the checkout, once and within two minutes (D-5). */
export async function fetchLoginCode(): Promise<string> {
  const { data } = await callApi<{ data: CustomerLogin }>('GET', '/get-customer-login');
  return data.autoLoginCode;
}

/** A link of the checkout with a login code appended to whatever query it has. */
export function withLoginCode(checkoutLink: string, code: string): string {
  const address = new URL(checkoutLink);
  address.searchParams.set(loginCodeParameter, code);
  return address.href;
}
