import { argon2 as deriveArgon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { argon2, commonPasswords } from './constants.ts';

const derive = promisify(deriveArgon2);

/** Hashes a password for storage, as a PHC string that carries its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(argon2.saltBytes);
  const hash = await deriveHash(password, salt, argon2);
  const { memoryKib, passes, parallelism } = argon2;
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/;

/** A hash that no password has. Verifying against it costs the same time as against a real one. */
const noHash = `$argon2id$v=19$m=${argon2.memoryKib},t=${argon2.passes},p=${argon2.parallelism}$${encode(Buffer.alloc(argon2.saltBytes))}$${encode(Buffer.alloc(argon2.hashBytes))}`;

/**
 * Whether the password is the one that was hashed. An unknown account or one without a password is passed
 * as undefined or null: the same work is done, so that the time of the answer does not tell.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parts = phcPattern.exec(stored ?? noHash)?.groups as Record<
    'm' | 't' | 'p' | 'salt' | 'hash',
    string
  >;
  if (!parts) throw new Error('A stored password hash cannot be read.');
  const expected = Buffer.from(parts.hash, 'base64');
  const actual = await deriveHash(password, Buffer.from(parts.salt, 'base64'), {
    memoryKib: Number(parts.m),
    passes: Number(parts.t),
    parallelism: Number(parts.p),
    hashBytes: expected.length,
  });
  return timingSafeEqual(actual, expected) && typeof stored === 'string';
}

interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Why a password is too easy to guess, as a sentence; undefined when it is not. The length is the contract's. */
export function findPasswordWeakness(password: string, owner: Owner): string | undefined {
  const plain = normalize(password);
  if (commonPasswords.has(plain) || new Set(plain).size < 4) {
    return 'This password is one of the most used ones. Please choose another.';
  }
  if (isMostlyOwn(plain, owner)) {
    return 'This password is your own name or e-mail address. Please choose another.';
  }
  return undefined;
}

/** Own data with a digit or two added is as easy to guess as own data alone. */
function isMostlyOwn(plain: string, owner: Owner): boolean {
  const [mailbox = ''] = owner.email.split('@');
  const own = [
    owner.email,
    mailbox,
    owner.firstName + owner.lastName,
    owner.lastName + owner.firstName,
    owner.firstName,
    owner.lastName,
  ].map(normalize);
  return own.some(
    (one) => plain === one || (lettersOf(one).length > 2 && lettersOf(plain) === lettersOf(one)),
  );
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, '');
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function deriveHash(
  password: string,
  salt: Buffer,
  parameters: { memoryKib: number; passes: number; parallelism: number; hashBytes: number },
): Promise<Buffer> {
  return derive('argon2id', {
    // The same letters typed on another system may arrive composed differently.
    message: password.normalize('NFKC'),
    nonce: salt,
    memory: parameters.memoryKib,
    passes: parameters.passes,
    parallelism: parameters.parallelism,
    tagLength: parameters.hashBytes,
  });
}

/** PHC strings use base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
