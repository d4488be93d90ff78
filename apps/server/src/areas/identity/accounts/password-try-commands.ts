import { networkOf } from '../../../platform/rate-limits/network.ts';
import type { RateLimits } from '../../../platform/rate-limits/rate-limits.ts';

interface Caller {
  /** The account that is tried, whether there is one or not. */
  email: string;
  ip: string;
}

/*
 * Three limits on trying passwords, the narrowest first, and a refusal counts against none of the wider ones:
 *
 * - account and address together: guessing from one place is stopped here, and disturbs no one who
 *   signs in to the same account from elsewhere or to another account from there;
 * - the address: one guess at each of many accounts;
 * - the account, with a higher ceiling: guesses at one account from many places.
 *
 * An attacker could use the last two to lock a person out. They are therefore not asked where this account has signed
 * in before from this address: its owner, at home, is only ever stopped by own mistakes. From a new place the
 * owner waits an hour at the longest, stays signed in everywhere else, and can set a password by mail, after which
 * the place is no longer new. A delayed attempt is refused before its password is looked at, so that the
 * refusal tells nothing about it.
 */

const passwordTries = {
  known: 'login-known',
  pair: 'login-pair',
  address: 'login-address',
  account: 'login-account',
} as const;
/**
 * For MFA: the caller knows the password, and is trusted only where both steps have succeeded.
 */
const codeTries = {
  known: 'code-known',
  pair: 'code-pair',
  address: 'code-address',
  account: 'code-account',
} as const;
type Tries = typeof passwordTries | typeof codeTries;

/** Counts a try at a password, runs it, and takes the count back when it succeeds. */
export function tryPassword<T>(
  rateLimits: RateLimits,
  caller: Caller,
  attempt: () => Promise<T>,
): Promise<T> {
  return trySecret(rateLimits, passwordTries, caller, attempt);
}

/** The same for a code of MFA, with counts of its own. */
export function tryCode<T>(rateLimits: RateLimits, caller: Caller, attempt: () => Promise<T>): Promise<T> {
  return trySecret(rateLimits, codeTries, caller, attempt);
}

async function trySecret<T>(
  rateLimits: RateLimits,
  tries: Tries,
  { email, ip }: Caller,
  attempt: () => Promise<T>,
): Promise<T> {
  const pair = pairOf({ email, ip });
  const known = await rateLimits.remembers(tries.known, pair);
  await admit(rateLimits, tries, { email, ip }, known);
  const result = await attempt();
  await rateLimits.reset(tries.pair, pair);
  await rateLimits.remember(tries.known, pair);
  if (!known) {
    await rateLimits.refund(tries.address, ip);
    await rateLimits.refund(tries.account, email.toLowerCase());
  }
  return result;
}

/**
 * Counts the try, or refuses it. A refused try is not stored: a caller who invents an address for each try
 * would fill the store with them.
 */
async function admit(
  rateLimits: RateLimits,
  tries: Tries,
  { email, ip }: Caller,
  known: boolean,
): Promise<void> {
  const pair = pairOf({ email, ip });
  const account = email.toLowerCase();
  if (!known) {
    await rateLimits.check(tries.address, ip);
    await rateLimits.check(tries.account, account);
  }
  await rateLimits.consume(tries.pair, pair);
  if (known) return;
  try {
    await rateLimits.consume(tries.address, ip);
    await rateLimits.consume(tries.account, account);
  } catch (refusal) {
    // Of many at once only some were refused by the looks above.
    await rateLimits.refund(tries.pair, pair);
    throw refusal;
  }
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
