import { AppError } from '../../../platform/errors.ts';
import { mailboxOf } from '../../../platform/http/admission.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import type { RateLimits } from '../../../platform/rate-limits/rate-limits.ts';

/*
 * A school or a fair signs up from one address, so an address may open as many accounts as a hall has people. A script
 * is told by what is odd: no pause, one mailbox or one name again and again, and addresses that have accounts already.
 */

/** Counts a call that says whether an address can sign up. */
export async function admitVisitor(rateLimits: RateLimits, ip: string): Promise<void> {
  await rateLimits.check('signup-taken-address', ip);
  await rateLimits.consume('signup-try-address', ip);
}

interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/** Counts a filled-in registration, and has it carried out; one for an address that has an account counts as a guess. */
export async function admitPerson<T>(
  rateLimits: RateLimits,
  ip: string,
  { email, firstName, lastName }: NewPerson,
  open: () => Promise<T>,
): Promise<T> {
  await rateLimits.consume('signup-mailbox', mailboxOf(email));
  await rateLimits.consume('signup-name', `${networkOf(ip)} ${`${firstName} ${lastName}`.toLowerCase()}`);
  await rateLimits.consume('signup-pace-address', ip);
  await rateLimits.consume('signup-address', ip);
  await rateLimits.consume('signup-day-address', ip);
  return countGuess(rateLimits, ip, open);
}

/** Runs what finds out whether an address has an account, and counts where it has. */
export async function countGuess<T>(rateLimits: RateLimits, ip: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'conflict';
    // The wait begins with the next one: here it would tell the taken addresses from the others all the same.
    if (isTaken) await rateLimits.consume('signup-taken-address', ip).catch(ignoreLimit);
    throw error;
  }
}

function ignoreLimit(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
}
