import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Refuses an address that would silently mean something else further in: no UTF-8, a zero byte, another host. */
export async function refuseUnreadableAddress({ url }: FastifyRequest): Promise<void> {
  if (!isReadable(url)) throw unreadableAddress();
}

export function unreadableAddress(): AppError {
  return new AppError('invalid_input', msg`The address has characters that cannot be read. Type it again.`);
}

function isReadable(url: string): boolean {
  const [path = ''] = url.split('?');
  // Resolved against our origin, `//name` and `/\name` name a host and not a path; a lone `*` names nothing.
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
