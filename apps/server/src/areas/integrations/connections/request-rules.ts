import { scopesFor, type KeyScope } from '@waymark/contract/integrations/choices';
import type { ConnectionRequest } from '@waymark/contract/integrations/connections';
import { msg } from '@waymark/contract/text/message';
import { createHash } from 'node:crypto';
import { knownScopes } from '../keys/rules.ts';
import { toolPaths } from './constants.ts';
import { OauthError } from './error-rules.ts';

/** What is wrong with a request whose assistant and address are known; undefined for a sound one. */
export function findFault(request: ConnectionRequest, publicUrl: string): OauthError | undefined {
  const { response_type, code_challenge, code_challenge_method, resource } = request;
  if (response_type !== 'code')
    return new OauthError('invalid_request', msg`The assistant has to ask for a code: response_type=code.`);
  if (code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(code_challenge))
    return new OauthError('invalid_request', msg`The assistant has to use PKCE with the method S256.`);
  if (readResource(resource, publicUrl) === undefined)
    return new OauthError(
      'invalid_target',
      msg`The assistant asks for something that does not belong to this board.`,
    );
  return undefined;
}

/** The address of the tools that is meant, the first without one; undefined for a strange one. */
export function readResource(text: string, publicUrl: string): string | undefined {
  const known = toolPaths.map((path) => publicUrl + path);
  if (text === '') return known[0];
  const url = URL.parse(text);
  if (!url || url.search !== '' || text.includes('#')) return undefined;
  const asked = url.origin + url.pathname.replace(/\/+$/, '');
  return known.find((one) => one === asked);
}

/** The scopes that a request names, and that an owner of this kind may give; the reading ones where it names none. */
export function requestedScopes(text: string, kind: 'person' | 'company' | undefined): KeyScope[] {
  const mayGive = kind ? scopesFor(kind) : [...new Set([...scopesFor('person'), ...scopesFor('company')])];
  const asked = text.split(' ').filter((scope) => scope !== '');
  const named = knownScopes(asked);
  // Some clients name only what OpenID Connect has: that is as if they named none.
  const wanted = named.length > 0 ? named : knownScopes(mayGive).filter((scope) => scope.endsWith(':read'));
  return wanted.filter((scope) => mayGive.includes(scope));
}

/** PKCE: whether the verifier is the one that the challenge was made of. */
export function isVerified(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
