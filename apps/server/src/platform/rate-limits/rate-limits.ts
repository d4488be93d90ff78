import { msg, plural } from '@waymark/contract/text/message';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../database/open-database.ts';
import { AppError } from '../errors.ts';
import { hashSecret } from '../ids.ts';
import { networkOf } from './network.ts';
import { BoundedRateLimiter } from './bounded-rate-limiter.ts';

const hour = 3600;
const day = 24 * hour;

/**
 * Limits on guessing and flooding: so many attempts are free, and from then on each one has to wait, longer
 * every time. The attempts are forgotten so many seconds after the first of them.
 */
const growing = {
  'login-pair': { free: 10, forget: day },
  'login-account': { free: 100, forget: day },
  // Only wrong ones count: a school's people mistype, and each account and pair has a limit of its own.
  'login-address': { free: 300, forget: hour },
  // One guess at six figures finds one of three codes in a million: a hundred a day are a risk of years.
  'code-pair': { free: 10, forget: day },
  'code-account': { free: 50, forget: day },
  'code-address': { free: 300, forget: hour },
  // Registrations with addresses that have accounts: who looks for those, and who has forgotten that they have one.
  'signup-taken-address': { free: 60, forget: hour },
  'invitation-accept-address': { free: 300, forget: hour },
  'staff-join-address': { free: 300, forget: hour },
  'password-link-account': { free: 5, forget: hour },
  'password-link-address': { free: 300, forget: hour },
  'sign-in-link-account': { free: 5, forget: hour },
  'sign-in-link-address': { free: 300, forget: hour },
  'confirm-email-account': { free: 5, forget: hour },
  'confirm-email-address': { free: 300, forget: hour },
  'link-address': { free: 600, forget: hour },
  'alert-recipient': { free: 5, forget: hour },
  'alert-address': { free: 300, forget: hour },
  // Links that open nothing: 256 bits are not guessed, and who tries is not let try for ever.
  'shared-resume-guess-address': { free: 300, forget: hour },
  // As above: who guesses keys has to wait, and live keys do not; a program asks with one wrong key again and again.
  'key-guess-address': { free: 300, forget: hour },
  'key-guess-key': { free: 20, forget: hour },
  // Each mails a link to a typed address, for any posting.
  'guest-application-recipient': { free: 5, forget: day },
  'comment-recipient': { free: 5, forget: day },
  'newsletter-recipient': { free: 5, forget: day },
  // Each sends a mail to a typed address, for any company.
  'invitation-recipient': { free: 5, forget: day },
  'delete-account-user': { free: 10, forget: day },
} as const;

/** Limits on work that costs us: so many within a window of so many seconds. */
const windows = {
  // One address is a school or a fair as often as a script, which is told by the three that follow it.
  'signup-try-address': { points: 1200, duration: hour },
  'signup-address': { points: 300, duration: hour },
  'signup-day-address': { points: 500, duration: day },
  'signup-pace-address': { points: 60, duration: 60 },
  'signup-name': { points: 10, duration: hour },
  'signup-mailbox': { points: 10, duration: hour },
  // Each is a company that staff look at.
  'employer-signup-address': { points: 60, duration: hour },
  // A mail server whose mails all come back; and guesses at its secret.
  'mail-report-address': { points: 6000, duration: hour },
  // All that one account changes, whatever it is: a form saves itself while it is typed, and no faster than
  // that.
  'change-user': { points: 10_000, duration: hour },
  'consent-user': { points: 60, duration: day },
  'outside-application-user': { points: 300, duration: hour },
  'apply-user': { points: 60, duration: hour },
  // Each is mailed to everybody of a company, and may bring a file that stays.
  'application-user': { points: 200, duration: day },
  'resume-change-user': { points: 300, duration: hour },
  // Up to seconds of a core each; what was read is kept.
  'resume-link-user': { points: 60, duration: hour },
  'shared-resume-address': { points: 600, duration: hour },
  'picture-user': { points: 30, duration: hour },
  'company-media': { points: 60, duration: hour },
  // Another name is written into all postings of the company.
  'company-profile': { points: 60, duration: hour },
  'add-company-user': { points: 5, duration: day },
  'webhook-test-user': { points: 60, duration: hour },
  'dns-check-company': { points: 20, duration: hour },
  'export-user': { points: 5, duration: day },
  'customer-login-user': { points: 60, duration: hour },
  // A client that changes networks or pages opens it again.
  'follow-orders-user': { points: 600, duration: hour },
  'setting-user': { points: 300, duration: hour },
  'coupon-company': { points: 30, duration: hour },
  'order-company': { points: 60, duration: hour },
  'receipt-user': { points: 120, duration: hour },
  'review-result-address': { points: 600, duration: hour },
  // A drawing takes some 15 ms of a core; a drawn picture costs nothing.
  'share-picture-address': { points: 1200, duration: hour },
  // Each brings a file that waits a week.
  'guest-application-address': { points: 300, duration: hour },
  // The addresses of `admitStranger`, and what is odd.
  'contact-address': { points: 300, duration: hour },
  'contact-mailbox': { points: 10, duration: hour },
  'contact-text': { points: 20, duration: hour },
  'comment-address': { points: 300, duration: hour },
  'comment-mailbox': { points: 10, duration: hour },
  'comment-text': { points: 20, duration: hour },
  'newsletter-address': { points: 300, duration: hour },
  'call-back-address': { points: 300, duration: hour },
  'call-back-phone': { points: 5, duration: hour },
  'cancellation-address': { points: 60, duration: hour },
  // Each sends a mail to a typed address.
  'cancellation-mailbox': { points: 3, duration: day },
  'job-report-address': { points: 300, duration: hour },
  'job-report-target': { points: 20, duration: hour },
  'job-report-text': { points: 20, duration: hour },
  'proof-address': { points: 1200, duration: hour },
  'newsletter-link-address': { points: 120, duration: hour },
  'newsletter-user': { points: 3000, duration: hour },
  'newsletter-preview-user': { points: 3000, duration: hour },
  'mail-test-user': { points: 20, duration: hour },
  'newsletter-test-user': { points: 20, duration: hour },
  // A preview follows what is typed.
  'post-preview-user': { points: 3000, duration: hour },
  'post-user': { points: 3000, duration: hour },
  'post-picture-user': { points: 60, duration: hour },
  // A form saves itself while it is typed.
  'draft-user': { points: 3000, duration: hour },
  // The preview beside the form follows each save.
  'posting-preview-user': { points: 3000, duration: hour },
  'posting-file-user': { points: 60, duration: hour },
  'posting-read-user': { points: 600, duration: hour },
  'publish-company': { points: 200, duration: hour },
  'message-user': { points: 120, duration: hour },
  'conversation-report-user': { points: 20, duration: hour },
  'interview-user': { points: 120, duration: hour },
  'decline-user': { points: 60, duration: hour },
  'invitation-company': { points: 50, duration: day },
  'job-change-user': { points: 1_000, duration: hour },
  'candidate-profile-user': { points: 60, duration: hour },
  // A page of type takes a third of a second of a core; a preview follows each choice.
  'resume-print-user': { points: 300, duration: hour },
  'resume-import-user': { points: 30, duration: hour },
  'cover-letter-user': { points: 300, duration: hour },
  'resume-profile-user': { points: 600, duration: hour },
  // Against copying: no recruiter reads that many profiles.
  'candidate-search-user': { points: 300, duration: hour },
  'candidate-search-company': { points: 3000, duration: day },
  'candidate-view-company': { points: 500, duration: day },
  'scorecard-user': { points: 300, duration: hour },
  'applicants-export-user': { points: 20, duration: hour },
  'second-step-user': { points: 30, duration: hour },
  'passkey-user': { points: 60, duration: hour },
  // Somebody looks for work from here and there, and not along a map.
  'nearest-address': { points: 120, duration: hour },
  // Each sign-in counts twice: on the way to the provider, and back.
  'provider-sign-in-address': { points: 600, duration: hour },
  'passkey-address': { points: 240, duration: hour },
  'staff-invitation-user': { points: 50, duration: day },
  // A receipt that is asked for again is asked for once or twice.
  'receipt-mail-order': { points: 3, duration: hour },
  // Each asks somebody else's server and reads what it answers.
  'source-preview-user': { points: 60, duration: hour },
  // Of a company that has had no posting on the board yet.
  'source-preview-new-company': { points: 10, duration: hour },
  'source-change-user': { points: 300, duration: hour },
  'import-export-user': { points: 60, duration: hour },
  'resume-check-user': { points: 600, duration: hour },
  'misreading-user': { points: 20, duration: hour },
  // Each takes up to ten seconds of a core.
  'resume-reading-user': { points: 60, duration: hour },
  'audit-export-user': { points: 20, duration: hour },
  'support-user': { points: 60, duration: hour },
  'key-creation-user': { points: 30, duration: day },
  // Calls of programs without a key, one a second, and with one.
  'public-answer-address': { points: 1200, duration: hour },
  'v1-address': { points: 3600, duration: hour },
  'key-call': { points: 18_000, duration: hour },
  'key-change': { points: 3600, duration: hour },
  // Assistants in a cloud ask for all their people from a few addresses.
  'oauth-registration-address': { points: 120, duration: hour },
  'oauth-token-address': { points: 6000, duration: hour },
  'oauth-request-address': { points: 600, duration: hour },
  // Each asks somebody else's server and reads what it answers.
  'oauth-document-host': { points: 60, duration: hour },
  'connection-user': { points: 30, duration: hour },
  'connection-refresh': { points: 60, duration: hour },
} as const;

/** What is known for so many seconds. The store in memory counts with timers, which end at 24 days. */
const memories = { 'login-known': { seconds: 20 * day }, 'code-known': { seconds: 20 * day } } as const;

const firstWait = 15;
const maxWait = hour;

export type LimitName = keyof typeof growing | keyof typeof windows;
type MemoryName = keyof typeof memories;

export interface RateLimits {
  /** Counts one attempt; throws `too_many_requests` with the seconds to wait when there were too many. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Counts several attempts that come at once, all or none of which may be made. */
  consumeMany(name: keyof typeof windows, key: string, attempts: number): Promise<void>;
  /** Throws as `consume` does while a growing wait lasts, and counts and stores nothing. */
  check(name: keyof typeof growing, key: string): Promise<void>;
  /** Takes one attempt back that turned out to be none: a right password is no guess. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Forgets the attempts of a key and its wait. */
  reset(name: LimitName, key: string): Promise<void>;
  remember(name: MemoryName, key: string): Promise<void>;
  remembers(name: MemoryName, key: string): Promise<boolean>;
}

interface Limit {
  count: RateLimiterAbstract;
  /** How many attempts are free, and who holds the door between the others; undefined for a plain window. */
  growth: { free: number; gate: RateLimiterAbstract } | undefined;
}

/** Counts in memory for the one embedded process, in PostgreSQL where several processes share the load. */
export function createRateLimits(opened: OpenDatabase): RateLimits {
  const limits = new Map<LimitName, Limit>();
  for (const [name, { free, forget }] of Object.entries(growing)) {
    const count = createStore(opened, name, { points: free, duration: forget });
    const gate = createStore(opened, `${name}-wait`, { points: 1, duration: maxWait });
    limits.set(name as LimitName, { count, growth: { free, gate } });
  }
  for (const [name, window] of Object.entries(windows)) {
    limits.set(name as LimitName, { count: createStore(opened, name, window), growth: undefined });
  }
  const known = new Map<MemoryName, RateLimiterAbstract>();
  for (const [name, { seconds }] of Object.entries(memories)) {
    known.set(name as MemoryName, createStore(opened, name, { points: 1, duration: seconds }));
  }
  const limitOf = (name: LimitName) => limits.get(name) as Limit;
  const storeOf = (name: MemoryName) => known.get(name) as RateLimiterAbstract;
  return {
    async consume(name, key) {
      const { count, growth } = limitOf(name);
      const stored = storedKey(name, key);
      const milliseconds = growth ? await passGrowing(count, growth, stored) : await passStore(count, stored);
      if (milliseconds > 0) throw tooMany(milliseconds);
    },
    async consumeMany(name, key, attempts) {
      const milliseconds = await passStore(limitOf(name).count, storedKey(name, key), { points: attempts });
      if (milliseconds > 0) throw tooMany(milliseconds);
    },
    async check(name, key) {
      const record = await limitOf(name).growth?.gate.get(storedKey(name, key));
      if (record && record.msBeforeNext > 0) throw tooMany(record.msBeforeNext);
    },
    async refund(name, key) {
      const { count } = limitOf(name);
      const { consumedPoints } = await count.reward(storedKey(name, key));
      if (consumedPoints <= 0) await count.delete(storedKey(name, key));
    },
    async reset(name, key) {
      const { count, growth } = limitOf(name);
      await count.delete(storedKey(name, key));
      await growth?.gate.delete(storedKey(name, key));
    },
    async remember(name, key) {
      await storeOf(name).set(storedKey(name, key), 1, memories[name].seconds);
    },
    async remembers(name, key) {
      const record = await storeOf(name).get(storedKey(name, key));
      return record !== null && record.msBeforeNext > 0;
    },
  };
}

/** Only hashes are kept: addresses of people do not lie about in a table of counts. */
function storedKey(name: LimitName | MemoryName, key: string): string {
  return hashSecret(name.endsWith('-address') ? networkOf(key) : key);
}

/** Gives 0 for an attempt that may be made, else the milliseconds to wait. */
async function passGrowing(
  count: RateLimiterAbstract,
  { free, gate }: NonNullable<Limit['growth']>,
  key: string,
): Promise<number> {
  const { consumedPoints: attempts } = await count.penalty(key);
  if (attempts < free) return 0;
  // The store lets one of several simultaneous attempts through: it starts the wait of the others.
  const wait = waitAfter(attempts - free);
  const left = await passStore(gate, key, { seconds: wait });
  if (left === 0) return 0;
  // Who knocks during a wait makes it longer, but a full one runs out: no hammering keeps a door shut.
  if (wait === waitAfter(attempts - free - 1)) return left;
  await gate.set(key, 2, wait);
  return wait * 1000;
}

/** Seconds: 15, 15, 30, 60 and on to an hour. */
function waitAfter(excess: number): number {
  return Math.min(maxWait, firstWait * 2 ** Math.min(20, Math.max(0, excess - 1)));
}

async function passStore(
  store: RateLimiterAbstract,
  key: string,
  { points = 1, seconds }: { points?: number; seconds?: number } = {},
): Promise<number> {
  try {
    await store.consume(key, points, seconds === undefined ? {} : { customDuration: seconds });
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

function createStore(
  opened: OpenDatabase,
  name: string,
  limit: { points: number; duration: number },
): RateLimiterAbstract {
  const options = { keyPrefix: name, ...limit };
  if (opened.kind === 'embedded') return new BoundedRateLimiter(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: opened.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // They share one table: the first of them clears away what has ended.
    clearExpiredByTimeout: name === 'login-pair',
  });
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message =
    seconds < 90
      ? msg`Too many attempts. Please try again in ${plural(seconds, 'second')}.`
      : msg`Too many attempts. Please try again in ${plural(Math.ceil(seconds / 60), 'minute')}.`;
  return new AppError('too_many_requests', message, {
    retryAfterSeconds: seconds,
  });
}
