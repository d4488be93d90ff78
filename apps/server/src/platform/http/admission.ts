import { proofHeader } from '@waymark/contract/proof-header';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { Hook } from '../hook.ts';
import type { Services } from '../services.ts';
import { networkOf } from '../rate-limits/network.ts';
import type { LimitName } from '../rate-limits/rate-limits.ts';

/*
 * One address is a school or an office as often as a script, so it may do what a hall of people does. A script is told
 * by what is odd, and past the limit a browser computes a second for each call instead of waiting for an hour.
 */

/** A stranger sends solved work along. The issuer of the challenges checks and spends it, or throws `invalid_input`. */
export const proofSpent = new Hook<[payload: string]>();

interface Admission {
  /** What one address may do in an hour. */
  address: LimitName;
  /** What is odd, each with its key: one mailbox, text or target again and again. */
  odd: readonly (readonly [name: LimitName, key: string])[];
}

/** Counts a call of somebody unknown. Throws `too_many_requests`, with `proof` where solved work would let it in. */
export async function admitStranger(
  { database, rateLimits }: Pick<Services, 'database' | 'rateLimits'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { address, odd }: Admission,
): Promise<void> {
  for (const [name, key] of odd) await rateLimits.consume(name, key);
  try {
    await rateLimits.consume(address, ip);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    const payload = headers[proofHeader];
    if (typeof payload !== 'string')
      throw new AppError('too_many_requests', error.message, { ...error.detail, proof: true });
    await rateLimits.consume('proof-address', ip);
    await database.transaction().execute((transaction) => proofSpent.run(transaction, payload));
  }
}

/** What follows a plus sign is the same mailbox. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}

/** The same words, however they are spaced and written. */
export const wordsOf = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** What is odd of one address: strangers elsewhere cannot use up what somebody else may do. */
export const oneOf = ({ ip }: Pick<FastifyRequest, 'ip'>, key: string): string => `${networkOf(ip)} ${key}`;
