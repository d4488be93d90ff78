import { accessTokenKey } from '@waymark/contract/identity/choices';
import { readVisit } from './visit/stored-visit.ts';

/**
 * The token of the impersonation in this tab, otherwise that of the signed-in user. Empty if there is none or
 * if the browser denies storage.
 */
export function readAccessToken(): string {
  const visit = readVisit();
  if (visit) return visit.accessToken;
  try {
    return localStorage.getItem(accessTokenKey) ?? '';
  } catch {
    return '';
  }
}

export function storeAccessToken(token: string): void {
  localStorage.setItem(accessTokenKey, token);
}

/** The head script reads it; it goes with the token. A visit leaves that of who looks as it is. */
export function storeRole(role: string): void {
  if (readVisit() === null) localStorage.setItem('role', role);
}
