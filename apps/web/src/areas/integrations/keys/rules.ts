import type { BoardWords } from '@waymark/contract/board-words';
import { scopesText, type KeyOwnerKind } from '@waymark/contract/integrations/choices';
import type { ApiKey, CreatedKey, NewKey } from '@waymark/contract/integrations/keys';
import type { Locale } from '@waymark/contract/text/locales';
import { callApi } from '../../../lib/api-client.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { formatSince } from '../../../lib/format-since.ts';

/** The path of the API's description. */
export const apiDocsPath = '/api/docs/';

/** The scopes of a key as a sentence: “May read applications; move applicants to another stage”. */
export const describeScopes = ({ scopes }: Pick<ApiKey, 'scopes'>) => `May ${scopesText(scopes)}`;

export function describeUse(
  words: BoardWords,
  { lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>,
  language: Locale,
): string {
  return lastUsedAt ? `Used ${formatSince(words, lastUsedAt, language)}` : 'Not used yet';
}

export function describeEnd(
  words: BoardWords,
  { expiresAt }: Pick<ApiKey, 'expiresAt'>,
  language: Locale,
  now = Date.now(),
): string {
  if (!expiresAt) return 'No end';
  const isOver = Date.parse(expiresAt) <= now;
  return `${isOver ? 'Ended' : 'Ends'} on ${formatDate(words, expiresAt, language)}`;
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
