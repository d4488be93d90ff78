import { accessTokenKey } from '@waymark/contract/account-choices';

/** Empty where there is none, also where the browser refuses storage to the page. */
export function readAccessToken(): string {
  try {
    return localStorage.getItem(accessTokenKey) ?? '';
  } catch {
    return '';
  }
}

export function storeAccessToken(token: string): void {
  localStorage.setItem(accessTokenKey, token);
}
