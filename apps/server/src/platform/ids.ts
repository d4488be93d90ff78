import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A UUIDv7: sorts by time of creation, so that indexes stay dense. */
export function newId(): string {
  return v7();
}

/** An opaque secret of 256 random bits for a link or a session, and the hash that is stored of it. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** SHA-256 is enough for a secret of full entropy: there is nothing to guess (ASVS 6.5.2). */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text typed on the command line can be an id. */
export function isId(typed: string): boolean {
  return uuid.test(typed);
}
