import { keyPrefix } from '@waymark/contract/integrations/choices';
import type { FastifyRequest } from 'fastify';
import { decodedPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../errors.ts';

const key = new RegExp(`${keyPrefix}[\\w-]{16,}`, 'i');

/** Refuses an address that holds an API key: addresses stand in histories, and in logs on the way to us. */
export async function refuseKeyInAddress({ url }: FastifyRequest): Promise<void> {
  if (!holdsKey(url)) return;
  throw new AppError(
    'invalid_input',
    msg`Send an API key in the header “Authorization”, never in the address, which others keep. Revoke this key and create another.`,
  );
}

/** A path as it may be logged. */
export function loggedPath(url: string): string {
  // The key in the address of a partner's feed is a secret as well, though that is where it belongs.
  const path = (url.split('?')[0] ?? '').replace(/^(\/feeds\/partners\/[^/]*\/).*/, '$1…');
  return holdsKey(path) ? '(an address with an API key)' : path;
}

function holdsKey(text: string): boolean {
  return key.test(text) || key.test(decodedPath(text));
}
