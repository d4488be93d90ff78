import type { PasskeyAssertion, PasskeyRegistration } from '@waymark/contract/identity/passkeys';
import { passkeyAlgorithms, passkeyMinutes } from './constants.ts';

/** With what it needs 270 modules, a seventh of what a start reads: loaded when somebody has a passkey. */
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
/** The device asks its owner for a finger, a face or a PIN: with that a passkey is both steps of signing in. */
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
    // Found by the device itself, so that nobody has to type who they are.
    authenticatorSelection: { residentKey: 'required', userVerification },
  });
}

/** What to ask a browser with that is to sign in, whoever its owner is. */
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

/** The count of a passkey after it was used; undefined where its answer does not fit the question or the passkey. */
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

/** The library throws for whatever is wrong with an answer; which part it was is nothing to tell a stranger. */
async function orNothing<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
