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

/**
 * The head script reads both; they go with the token. A position is a member's in the company or on the board, empty
 * for candidates. A visit leaves those of who looks as they are.
 */
export function storeRole(role: string, position: string): void {
  if (readVisit() !== null) return;
  localStorage.setItem('role', role);
  localStorage.setItem('position', position);
}
