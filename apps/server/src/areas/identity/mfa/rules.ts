import type { PasskeyAssertion, PasskeyRegistration } from '@waymark/contract/identity/passkeys';
import { passkeyAlgorithms, passkeyMinutes, totp, totpWindow } from './constants.ts';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/**
 * With what it needs 270 modules, a seventh of what a start reads: loaded with the first use of a passkey.
 */
const webAuthn = () => import('@simplewebauthn/server');

/** Whom passkeys are made for: the host that people open; a port or a path make no difference to them. */
function relyingPartyOf(publicUrl: string): { rpID: string; expectedOrigin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, expectedOrigin: origin };
}

/** A passkey as it is kept. */
export interface KeptPasskey {
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: string[];
}

const timeout = passkeyMinutes * 60_000;

/**
 * The device asks its owner for a finger, a face or a PIN: with that a passkey is both steps of signing in.
 */
const userVerification = 'required';

/** What to ask a browser with that is to make a passkey. */
export async function askForNewPasskey(
  publicUrl: string,
  owner: { id: string; email: string; name: string; passkeys: readonly KeptPasskey[] },
) {
  const { generateRegistrationOptions } = await webAuthn();
  const { rpID } = relyingPartyOf(publicUrl);
  return generateRegistrationOptions({
    rpID,
    rpName: rpID,
    userID: userHandleOf(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: owner.passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    // The device finds the passkey by itself, so that no name has to be typed.
    authenticatorSelection: { residentKey: 'required', userVerification },
  });
}

/** The request options for a browser whose account is not known yet. */
export async function askForPasskey(publicUrl: string) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(publicUrl).rpID,
    timeout,
    userVerification,
  });
}

/** What a new passkey is to be kept as; undefined where its answer does not fit the question. */
export async function readNewPasskey(
  publicUrl: string,
  challenge: string,
  { response, ...registration }: PasskeyRegistration,
): Promise<KeptPasskey | undefined> {
  const { rpID, expectedOrigin } = relyingPartyOf(publicUrl);
  const { verifyRegistrationResponse } = await webAuthn();
  const found = await orNothing(() =>
    verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  );
  if (!found?.verified) return undefined;
  const { id, publicKey, counter } = found.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    sign_count: counter,
    transports: response.transports,
  };
}

/**
 * The count of a passkey after it was used; undefined where its answer does not fit the question or the
 * passkey.
 */
export async function readPasskeyUse(
  publicUrl: string,
  challenge: string,
  { response, ...assertion }: PasskeyAssertion,
  passkey: KeptPasskey,
): Promise<number | undefined> {
  const { rpID, expectedOrigin } = relyingPartyOf(publicUrl);
  const { userHandle, ...signed } = response;
  const { verifyAuthenticationResponse } = await webAuthn();
  const found = await orNothing(() =>
    verifyAuthenticationResponse({
      response: {
        ...assertion,
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.sign_count,
      },
    }),
  );
  return found?.verified ? found.authenticationInfo.newCounter : undefined;
}

/** How a device names the account that a passkey is of: the bytes of its id. */
function userHandleOf(userId: string) {
  return new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

/** Whether a passkey says that it belongs to an account; one that says nothing is known by its own id. */
export function isHandleOf(userHandle: string | undefined, userId: string): boolean {
  return userHandle === undefined || userHandle === Buffer.from(userHandleOf(userId)).toString('base64url');
}

/**
 * The library throws for whatever is wrong with an answer; which part it was is nothing to tell a stranger.
 */
async function orNothing<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** Crockford's Base32: no letter that is taken for a figure or another letter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const selectorLength = 4;

const restLength = 8;

const shape = new RegExp(`^[${alphabet}]{${selectorLength + restLength}}$`);

export interface RecoveryCode {
  /** Finds the code among those of its account, and is no secret. */
  selector: string;
  /** 40 random bits, hashed like a password. */
  rest: string;
}

export function newRecoveryCode(): RecoveryCode {
  // 32 letters: each takes five bits of a byte, none more often than another.
  const letters = [...randomBytes(selectorLength + restLength)].map((byte) => alphabet[byte & 31]).join('');
  return { selector: letters.slice(0, selectorLength), rest: letters.slice(selectorLength) };
}

/** As it is shown and written down, for example `7k2m-9xqa-t4wd`. */
export function writeRecoveryCode({ selector, rest }: RecoveryCode): string {
  return `${selector}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}

/** Normalises a typed recovery code; undefined for anything else. */
export function readRecoveryCode(text: string): RecoveryCode | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (!shape.test(plain)) return undefined;
  return { selector: plain.slice(0, selectorLength), rest: plain.slice(selectorLength) };
}

/** A new secret of 160 bits, as RFC 4226 recommends, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app takes out of the picture. */
export function totpAddress(secret: string, account: { issuer: string; email: string }): string {
  return new TOTP({ ...totp, secret, issuer: account.issuer, label: account.email }).toString();
}

/**
 * The step whose code this is, out of those that a phone's clock may be at; undefined for a wrong one. The
 * library compares in constant time.
 */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  // What is no six figures the library takes for a defect of the program.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...totp, secret }).validate({ token: code, timestamp, window: totpWindow });
  return delta === null ? undefined : Math.floor(timestamp / (totp.period * 1000)) + delta;
}
