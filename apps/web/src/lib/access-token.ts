import { accessTokenKey } from '@waymark/contract/identity/access-token-key';
import { siteStorage } from './browser-storage.ts';
import { readVisit } from './visit/stored-visit.ts';

/**
 * The token of the impersonation in this tab, otherwise that of the signed-in user. Empty if there is none.
 */
export function readAccessToken(): string {
  const visit = readVisit();
  if (visit) return visit.accessToken;
  return siteStorage.read(accessTokenKey) ?? '';
}

export function storeAccessToken(token: string): void {
  siteStorage.write(accessTokenKey, token);
}

/** Whether the member is still signed in after a reload and in another tab. */
export const isTokenKept = (): boolean => siteStorage.keeps(accessTokenKey);

/**
 * The head script reads both; they go with the token. A position is a member's in the company or on the board, empty
 * for candidates. A visit leaves those of who looks as they are.
 */
export function storeRole(role: string, position: string): void {
  if (readVisit() !== null) return;
  siteStorage.write('role', role);
  siteStorage.write('position', position);
}
