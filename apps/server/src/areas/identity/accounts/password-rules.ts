import { argon2 as deriveArgon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { judgePassword, type EstimateGuesses } from '@waymark/contract/text/password-judgement';
import pLimit from 'p-limit';
import { argon2 } from './constants.ts';

const derive = promisify(deriveArgon2);

/**
 * Hashing runs on the four threads that files and names are read on. Left to itself a crowd that signs in takes
 * all of them, and a file waits for a second; one core is left for answering everybody else.
 */
const limit = pLimit(Math.min(3, Math.max(1, availableParallelism() - 1)));

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

const refusals = {
  'most-used': 'This password is one of the most used ones. Please choose another.',
  'like-most-used': 'This password is close to one of the most used ones. Please choose another.',
  own: 'This password is your own name or e-mail address. Please choose another.',
  easy: 'This password is too easy to guess. Add a word or two that do not belong together.',
} as const;

/** Why a password is too easy to guess, as a sentence; undefined when it is not. The length is the contract's. */
export async function findPasswordWeakness(password: string, owner: Owner): Promise<string | undefined> {
  const { cause } = judgePassword(await loadEstimate(), password, [
    owner.email,
    owner.firstName,
    owner.lastName,
  ]);
  return cause === null ? undefined : refusals[cause];
}

let loading: Promise<EstimateGuesses> | undefined;

/** The dictionaries take 40 ms and 8 MB: they are loaded when the first password is chosen. */
function loadEstimate(): Promise<EstimateGuesses> {
  loading ??= (async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
    return (password, known) => estimator.check(password, known);
  })();
  return loading;
}

function deriveHash(
  password: string,
  salt: Buffer,
  parameters: { memoryKib: number; passes: number; parallelism: number; hashBytes: number },
): Promise<Buffer> {
  return limit(() =>
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
