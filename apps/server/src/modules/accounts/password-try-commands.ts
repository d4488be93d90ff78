import { networkOf, type RateLimits } from '../../platform/http/rate-limits.ts';

interface Caller {
  /** The account that is tried, whether there is one or not. */
  email: string;
  ip: string;
}

/*
 * Three limits on trying passwords, the narrowest first, and a refusal counts against none of the wider ones:
 *
 * - account and address together: somebody who guesses from one place is stopped here, and disturbs nobody who
 *   signs in to the same account from elsewhere or to another account from there;
 * - the address: one guess at each of many accounts;
 * - the account, with a higher ceiling: guesses at one account from many places.
 *
 * The last two could be used to shut somebody out. They are therefore not asked where this account has signed
 * in before from this address: its owner, at home, is only ever stopped by own mistakes. From a new place the
 * owner waits an hour at the longest, stays signed in everywhere else, and can set a password by mail, after which
 * the place is no longer new. A delayed attempt is refused before its password is looked at, so that the
 * refusal tells nothing about it.
 */

/** Counts a try at a password, runs it, and takes the count back when it succeeds. */
export async function tryPassword<T>(
  rateLimits: RateLimits,
  { email, ip }: Caller,
  attempt: () => Promise<T>,
): Promise<T> {
  const pair = pairOf({ email, ip });
  await rateLimits.consume('login-pair', pair);
  const known = await rateLimits.remembers('login-known', pair);
  if (!known) {
    await rateLimits.consume('login-address', ip);
    await rateLimits.consume('login-account', email.toLowerCase());
  }
  const result = await attempt();
  await rateLimits.reset('login-pair', pair);
  await rateLimits.remember('login-known', pair);
  if (!known) {
    await rateLimits.refund('login-address', ip);
    await rateLimits.refund('login-account', email.toLowerCase());
  }
  return result;
}

/** After a password was set by mail: its owner has come back, and guesses at the old one count no more. */
export async function admitOwner(rateLimits: RateLimits, { email, ip }: Caller): Promise<void> {
  await rateLimits.reset('login-pair', pairOf({ email, ip }));
  await rateLimits.reset('login-account', email.toLowerCase());
  await rateLimits.remember('login-known', pairOf({ email, ip }));
}

function pairOf({ email, ip }: Caller): string {
  return `${email.toLowerCase()} ${networkOf(ip)}`;
}
