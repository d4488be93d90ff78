import { argon2 as deriveArgon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { passwordMinLength } from '@waymark/contract/account-choices';
import { createTurns } from '../../platform/turns.ts';
import { argon2, estimatedCharacters, passwordMinGuesses } from './constants.ts';

const derive = promisify(deriveArgon2);

/**
 * Hashing runs on the four threads that files and names are read on. Left to itself a crowd that signs in takes
 * all of them, and a file waits for a second; one core is left for answering everybody else.
 */
const inTurn = createTurns(Math.min(3, Math.max(1, availableParallelism() - 1)));

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
export async function findPasswordWeakness(password: string, owner: Owner): Promise<string | undefined> {
  const plain = normalize(password);
  const { mostUsed, countGuesses } = await loadGuesser();
  if (mostUsed.has(plain) || new Set(plain).size < 4) {
    return 'This password is one of the most used ones. Please choose another.';
  }
  if (isMostlyOwn(plain, owner)) {
    return 'This password is your own name or e-mail address. Please choose another.';
  }
  const known = [owner.email, owner.firstName, owner.lastName, 'waymark'];
  // A long one is weak when both of its ends are: the estimate of all of it would hold up everybody else.
  const ends = new Set([plain.slice(0, estimatedCharacters), plain.slice(-estimatedCharacters)]);
  if ([...ends].every((end) => countGuesses(end, known) < passwordMinGuesses)) {
    return 'This password is too easy to guess. Add a word or two that do not belong together.';
  }
  return undefined;
}

interface Guesser {
  /** Passwords that leaked most often, of those that are long enough to be chosen here; in lower case. */
  mostUsed: ReadonlySet<string>;
  countGuesses(password: string, known: string[]): number;
}

let guesser: Promise<Guesser> | undefined;

/** The dictionaries take 40 ms and 8 MB: they are loaded when the first password is chosen. */
function loadGuesser(): Promise<Guesser> {
  guesser ??= (async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
    const common = dictionary['passwords-common'];
    return {
      mostUsed: new Set(common.filter((password) => password.length >= passwordMinLength)),
      countGuesses: (password, known) => estimator.check(password, known).guesses,
    };
  })();
  return guesser;
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
  return inTurn(() =>
    derive('argon2id', {
      // The same letters typed on another system may arrive composed differently.
      message: password.normalize('NFKC'),
      nonce: salt,
      memory: parameters.memoryKib,
      passes: parameters.passes,
      parallelism: parameters.parallelism,
      tagLength: parameters.hashBytes,
    }),
  );
}

/** PHC strings use base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
