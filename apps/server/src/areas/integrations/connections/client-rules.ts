import { assistantNameMaxLength } from '@waymark/contract/integrations/choices';
import { redirectsOfClientLimit } from './constants.ts';
import { OauthError } from './error-rules.ts';
import { refuseRedirect } from './redirect-rules.ts';

export interface ClientFacts {
  name: string;
  redirectUris: string[];
}

/** What an assistant says of itself (RFC 7591), as far as it is used. Throws an OauthError. */
export function readClient(body: unknown, publicUrl: string): ClientFacts {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new OauthError('invalid_client_metadata', 'Send the metadata of the client as one JSON object.');
  const { redirect_uris: given, client_name: name } = body as Record<string, unknown>;
  if (!Array.isArray(given) || given.length === 0 || given.length > redirectsOfClientLimit)
    throw new OauthError(
      'invalid_redirect_uri',
      `redirect_uris is a list of one to ${redirectsOfClientLimit} addresses.`,
    );
  const redirectUris = given.map((uri: unknown) => {
    const fault =
      typeof uri === 'string' ? refuseRedirect(uri, publicUrl) : 'A redirect URI is a whole address.';
    if (fault !== undefined) throw new OauthError('invalid_redirect_uri', fault);
    return uri as string;
  });
  if (name !== undefined && typeof name !== 'string')
    throw new OauthError('invalid_client_metadata', 'client_name is a text.');
  return { name: cleanName(name ?? '') || hostOf(redirectUris[0] ?? ''), redirectUris };
}

/** One line of plain text without characters that hide or turn others. */
function cleanName(text: string): string {
  const line = text
    .slice(0, 1000)
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...line].slice(0, assistantNameMaxLength).join('').trim();
}

export function hostOf(redirectUri: string): string {
  return URL.parse(redirectUri)?.host ?? '';
}
