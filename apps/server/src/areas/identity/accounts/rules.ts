import { argon2 as deriveArgon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { invalidPhone } from '@waymark/contract/identity/choices';
import { judgePassword, type EstimateGuesses } from '@waymark/contract/text/password-judgement';
import { readPhone } from '@waymark/contract/text/read-phone';
import type { Language } from '@waymark/contract/text/languages';
import { BROWSER_MAP, getParser, OS_MAP } from 'bowser';
import pLimit from 'p-limit';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { argon2, userAgentMaxLength } from './constants.ts';
import { type Message, msg } from '@waymark/contract/text/message';

interface NamedRow {
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
  language: Language | null;
}

/** Whom a mail goes to. */
export interface Recipient {
  email: string;
  /** Empty for an unproven address: a name that a stranger typed is not mailed there. */
  firstName: string;
  /** That they have chosen, as far as the board offers it; else the board's own. */
  language: Language;
}

/** The owner of an account, as mails may call them. */
export function recipientOf({ email, first_name, email_confirmed_at, language }: NamedRow): Recipient {
  return {
    email,
    firstName: email_confirmed_at === null ? '' : first_name,
    language: languageFor(language),
  };
}

/** Alone, and with a name. */
type Greeting = readonly [Message, (name: string) => Message];

const greetings = {
  Hello: [msg`Hello`, (name) => msg`Hello ${name}`],
  Goodbye: [msg`Goodbye`, (name) => msg`Goodbye, ${name}`],
  'Good news': [msg`Good news`, (name) => msg`Good news, ${name}`],
  'Good to have you back': [msg`Good to have you back`, (name) => msg`Good to have you back, ${name}`],
  'Thank you': [msg`Thank you`, (name) => msg`Thank you, ${name}`],
  'Your application is on its way': [
    msg`Your application is on its way`,
    (name) => msg`Your application is on its way, ${name}`,
  ],
  'Your copy is ready': [msg`Your copy is ready`, (name) => msg`Your copy is ready, ${name}`],
  'Your interview is set': [msg`Your interview is set`, (name) => msg`Your interview is set, ${name}`],
  'Your review is ready': [msg`Your review is ready`, (name) => msg`Your review is ready, ${name}`],
  'Your webhooks have stopped': [
    msg`Your webhooks have stopped`,
    (name) => msg`Your webhooks have stopped, ${name}`,
  ],
} satisfies Record<string, Greeting>;

/** "Hello Ada", or "Hello" where the name is not to be used. */
export function greet(words: keyof typeof greetings, firstName: string): Message {
  const [alone, withName]: Greeting = greetings[words];
  return firstName === '' ? alone : withName(firstName);
}

const derive = promisify(deriveArgon2);

/**
 * Hashing runs on the four threads that files and names are read on. Left to itself a crowd that signs in
 * takes all of them, and a file waits for a second; one core is left for answering everybody else.
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
  'most-used': msg`This password is one of the most used ones. Please choose another.`,
  'like-most-used': msg`This password is close to one of the most used ones. Please choose another.`,
  own: msg`This password is your own name or email address. Please choose another.`,
  easy: msg`This password is too easy to guess. Add a word or two that do not belong together.`,
} as const;

/**
 * Why a password is too easy to guess, as a sentence; undefined when it is not. The length is the contract's.
 */
export async function findPasswordWeakness(password: string, owner: Owner): Promise<string | undefined> {
  const { cause } = judgePassword(await loadEstimate(), password, [
    owner.email,
    owner.firstName,
    owner.lastName,
  ]);
  return cause === null ? undefined : refusals[cause];
}

/** Read when it is first needed, and the same for every board. */
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

/**
 * A phone number as it is stored: as it is written between countries, where it says its own. Empty means
 * none.
 */
export function writtenPhone(typed: string): string {
  if (typed === '') return '';
  const phone = readPhone(typed);
  if (phone === undefined) throw invalidFields({ phone: invalidPhone });
  return phone;
}

const browsers = new Set<string>(Object.values(BROWSER_MAP));

const systems = new Set<string>(Object.values(OS_MAP));

/** These are called by their own name, not by that of their system. */
const models = new Set(['iPhone', 'iPad']);

/**
 * The device of a user agent as people call it: "Firefox on Windows", "Safari on iPhone". A browser writes
 * what it likes there, so that only names from the library's own lists are repeated.
 */
export function describeDevice(userAgent: string): Message {
  const text = userAgent.slice(0, userAgentMaxLength).trim();
  if (text === '') return msg`Unknown device`;
  const { browser, os, platform } = getParser(text).getResult();
  const system = [platform.model, os.name].find(
    (name) => name !== undefined && (models.has(name) || systems.has(name)),
  );
  const name = browser.name !== undefined && browsers.has(browser.name) ? browser.name : undefined;
  if (name !== undefined) return system === undefined ? name : msg`${name} on ${system}`;
  return system === undefined ? msg`Unknown device` : msg`A browser on ${system}`;
}

/** What a visit of staff does not even read: its owner alone has it, or reading it does something. */
const ownersAlone = [
  // How one signs in.
  '/api/sessions',
  '/api/second-step',
  '/api/passkeys',
  '/api/linked-providers',
  '/api/connections',
  // Copies of one's data, and lists of other people's.
  '/api/account-exports',
  '/api/resume-export/file',
  '/api/resume-export/json',
  '/api/cover-letters/:letterId/file',
  '/api/company/jobs/:jobId/applicants/export',
  '/api/candidates',
  '/api/company/jobs/:jobId/candidates',
  // Codes and links that open something without signing in, now or after the visit.
  '/api/get-customer-login',
  '/api/product/get-career-services-login',
  '/api/company-verification',
  '/api/resume-links',
  '/api/get-critique-detail',
  '/api/resume-reviews',
  // Whose it is hears that it was opened, by its owner or by an employer.
  '/api/resume-review-result',
  '/api/company/applicants',
  '/api/applications/:applicationId/resume',
  // A connection that would outlive the visit.
  '/api/product/follow-career-services-orders',
] as const;

/** Whether a visit of staff may call a route, by its pattern: to read, and not what is its owner's alone. */
export function mayVisit(method: string, route: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !ownersAlone.some((path) => route === path || route.startsWith(`${path}/`));
}
