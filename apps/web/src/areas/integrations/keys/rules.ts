import type { BoardWords } from '@waymark/contract/board-words';
import { scopesText, type KeyOwnerKind } from '@waymark/contract/integrations/choices';
import type { ApiKey, CreatedKey, NewKey } from '@waymark/contract/integrations/keys';
import type { Locale } from '@waymark/contract/text/locales';
import type { Say } from '@waymark/contract/text/say';
import { callApi } from '../../../lib/api-client.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { formatSince } from '../../../lib/format-since.ts';

/** The path of the API's description. */
export const apiDocsPath = '/api/docs/';

/** “Allowed: Read applications; Move applicants to another stage”. */
export const describeScopes = (say: Say, { scopes }: Pick<ApiKey, 'scopes'>) =>
  say`Allowed: ${scopesText(say, scopes)}`;

export function describeUse(
  say: Say,
  words: BoardWords,
  { lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>,
  language: Locale,
): string {
  return lastUsedAt ? say`Used ${formatSince(words, lastUsedAt, language)}` : say`Not used yet`;
}

export function describeEnd(
  say: Say,
  words: BoardWords,
  { expiresAt }: Pick<ApiKey, 'expiresAt'>,
  language: Locale,
  now = Date.now(),
): string {
  if (!expiresAt) return say`No end`;
  const day = formatDate(words, expiresAt, language);
  return Date.parse(expiresAt) <= now ? say`Ended on ${day}` : say`Ends on ${day}`;
}

interface KeyCalls {
  create: (body: NewKey) => Promise<{ data: CreatedKey }>;
  revoke: (keyId: string) => Promise<{ message: string }>;
}

/** The calls for the keys of each kind of owner. */
export const keyCalls: Record<KeyOwnerKind, KeyCalls> = {
  board: {
    create: (body) => callApi('POST /staff/keys', { body }),
    revoke: (keyId) => callApi('DELETE /staff/keys/:keyId', { params: { keyId } }),
  },
  company: {
    create: (body) => callApi('POST /company-keys', { body }),
    revoke: (keyId) => callApi('DELETE /company-keys/:keyId', { params: { keyId } }),
  },
  person: {
    create: (body) => callApi('POST /own-keys', { body }),
    revoke: (keyId) => callApi('DELETE /own-keys/:keyId', { params: { keyId } }),
  },
};
