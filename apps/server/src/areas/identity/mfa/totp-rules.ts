import { Secret, TOTP } from 'otpauth';
import { totp, totpWindow } from './constants.ts';

/** A new secret of 160 bits, as RFC 4226 recommends, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app takes out of the picture. */
export function totpAddress(secret: string, account: { issuer: string; email: string }): string {
  return new TOTP({ ...totp, secret, issuer: account.issuer, label: account.email }).toString();
}

/**
 * The step whose code this is, out of those that a phone's clock may be at; undefined for a wrong one. The library
 * compares in constant time.
 */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  // What is no six figures the library takes for a defect of the program.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...totp, secret }).validate({ token: code, timestamp, window: totpWindow });
  return delta === null ? undefined : Math.floor(timestamp / (totp.period * 1000)) + delta;
}
