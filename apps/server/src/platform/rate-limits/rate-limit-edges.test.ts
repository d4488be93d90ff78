import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOwnDatabase } from '../../testing/test-database.ts';
import { createRateLimits, type LimitName } from './rate-limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How many attempts are let in, for how many seconds they are remembered, and at how many places it is asked. */
type Edge = [free: number, seconds: number, places: number];

/** Past the last one each attempt waits, longer every time. */
const growing = {
  'login-pair': [10, day, 2],
  'login-account': [100, day, 2],
  'login-address': [300, hour, 1],
  'code-pair': [10, day, 1],
  'code-account': [50, day, 1],
  'code-address': [300, hour, 1],
  'signup-taken-address': [60, hour, 2],
  'invitation-accept-address': [300, hour, 1],
  'staff-join-address': [300, hour, 1],
  'password-link-account': [5, hour, 1],
  'password-link-address': [300, hour, 3],
  'sign-in-link-account': [5, hour, 1],
  'sign-in-link-address': [300, hour, 1],
  'confirm-email-account': [5, hour, 1],
  'confirm-email-address': [300, hour, 1],
  'link-address': [600, hour, 16],
  'alert-recipient': [5, hour, 1],
  'alert-address': [300, hour, 1],
  'shared-resume-guess-address': [300, hour, 2],
  'key-guess-address': [300, hour, 2],
  'key-guess-key': [20, hour, 2],
  'guest-application-recipient': [5, day, 1],
  'comment-recipient': [5, day, 1],
  'newsletter-recipient': [5, day, 1],
  'invitation-recipient': [5, day, 1],
  'delete-account-user': [10, day, 3],
} satisfies Partial<Record<LimitName, Edge>>;

/** Past the last one nothing is let in until the window has passed. */
const windows = {
  'connection-refresh': [60, hour, 1],
  'connection-user': [30, hour, 1],
  'oauth-document-host': [60, hour, 1],
  'oauth-request-address': [600, hour, 1],
  'oauth-token-address': [6000, hour, 2],
  'oauth-registration-address': [120, hour, 1],
  'provider-sign-in-address': [600, hour, 2],
  'signup-try-address': [1200, hour, 1],
  'signup-address': [300, hour, 1],
  'signup-day-address': [500, day, 1],
  'signup-pace-address': [60, minute, 1],
  'signup-name': [10, hour, 1],
  'signup-mailbox': [10, hour, 1],
  'employer-signup-address': [60, hour, 2],
  'mail-report-address': [6000, hour, 1],
  'change-user': [10_000, hour, 2],
  'consent-user': [60, day, 1],
  'outside-application-user': [300, hour, 2],
  'apply-user': [60, hour, 4],
  'application-user': [200, day, 1],
  'resume-change-user': [300, hour, 4],
  'resume-link-user': [60, hour, 2],
  'shared-resume-address': [600, hour, 1],
  'picture-user': [30, hour, 3],
  'company-media': [60, hour, 2],
  'company-profile': [60, hour, 1],
  'add-company-user': [5, day, 1],
  'webhook-test-user': [60, hour, 3],
  'dns-check-company': [20, hour, 1],
  'export-user': [5, day, 1],
  'customer-login-user': [60, hour, 4],
  'follow-orders-user': [600, hour, 1],
  'setting-user': [300, hour, 19],
  'coupon-company': [30, hour, 1],
  'order-company': [60, hour, 6],
  'receipt-user': [120, hour, 6],
  'review-result-address': [600, hour, 2],
  'share-picture-address': [1200, hour, 1],
  'guest-application-address': [300, hour, 1],
  'contact-address': [300, hour, 1],
  'contact-mailbox': [10, hour, 1],
  'contact-text': [20, hour, 1],
  'comment-address': [300, hour, 1],
  'comment-mailbox': [10, hour, 1],
  'comment-text': [20, hour, 1],
  'newsletter-address': [300, hour, 1],
  'call-back-address': [300, hour, 1],
  'call-back-phone': [5, hour, 1],
  'cancellation-address': [60, hour, 1],
  'cancellation-mailbox': [3, day, 1],
  'job-report-address': [300, hour, 1],
  'job-report-target': [20, hour, 1],
  'job-report-text': [20, hour, 1],
  'proof-address': [1200, hour, 1],
  'newsletter-link-address': [120, hour, 2],
  'newsletter-user': [3000, hour, 3],
  'newsletter-preview-user': [3000, hour, 2],
  'mail-test-user': [20, hour, 2],
  'newsletter-test-user': [20, hour, 1],
  'post-preview-user': [3000, hour, 1],
  'post-user': [3000, hour, 4],
  'post-picture-user': [60, hour, 1],
  'draft-user': [3000, hour, 4],
  'posting-preview-user': [3000, hour, 1],
  'posting-file-user': [60, hour, 1],
  'posting-read-user': [600, hour, 1],
  'publish-company': [200, hour, 2],
  'message-user': [120, hour, 3],
  'conversation-report-user': [20, hour, 1],
  'interview-user': [120, hour, 4],
  'decline-user': [60, hour, 2],
  'invitation-company': [50, day, 1],
  'job-change-user': [1_000, hour, 4],
  'candidate-profile-user': [60, hour, 1],
  'resume-print-user': [300, hour, 6],
  'resume-import-user': [30, hour, 1],
  'cover-letter-user': [300, hour, 3],
  'resume-profile-user': [600, hour, 1],
  'candidate-search-user': [300, hour, 1],
  'candidate-search-company': [3000, day, 1],
  'candidate-view-company': [500, day, 2],
  'scorecard-user': [300, hour, 2],
  'applicants-export-user': [20, hour, 1],
  'second-step-user': [30, hour, 4],
  'passkey-user': [60, hour, 2],
  'nearest-address': [120, hour, 1],
  'passkey-address': [240, hour, 4],
  'staff-invitation-user': [50, day, 1],
  'receipt-mail-order': [3, hour, 1],
  'source-preview-user': [60, hour, 4],
  'source-preview-new-company': [10, hour, 1],
  'source-change-user': [300, hour, 2],
  'import-export-user': [60, hour, 2],
  'resume-check-user': [600, hour, 3],
  'misreading-user': [20, hour, 1],
  'resume-reading-user': [60, hour, 3],
  'audit-export-user': [20, hour, 1],
  'support-user': [60, hour, 3],
  'key-creation-user': [30, day, 1],
  'public-answer-address': [1200, hour, 1],
  'v1-address': [3600, hour, 2],
  'key-call': [18_000, hour, 2],
  'key-change': [3600, hour, 2],
} satisfies Partial<Record<LimitName, Edge>>;

const opening = openOwnDatabase();
afterAll(async () => {
  await (await opening).close();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const waiting = (seconds: number) => ({ code: 'too_many_requests', detail: { retryAfterSeconds: seconds } });

describe('[B-13] the last attempt that is let in, and the first that is not', async () => {
  const limits = createRateLimits({ ...(await opening), kind: 'embedded' });

  test.each(Object.entries(growing))('of %s, %j', async (limit, [free, seconds]) => {
    const name = limit as LimitName;
    for (let i = 0; i < free; i++) await limits.consume(name, 'edge');
    await expect(limits.consume(name, 'edge')).rejects.toMatchObject(waiting(15));
    await limits.consume(name, 'another');
    passSeconds(seconds - 1);
    await limits.consume(name, 'edge');
    await expect(limits.consume(name, 'edge')).rejects.toThrow('Too many attempts.');
    passSeconds(seconds);
    await limits.consume(name, 'edge');
    await limits.consume(name, 'edge');
  });

  test.each(Object.entries(windows))('of %s, %j', async (limit, [points, seconds]) => {
    const name = limit as keyof typeof windows;
    await limits.consumeMany(name, 'edge', points - 1);
    await limits.consume(name, 'edge');
    await expect(limits.consume(name, 'edge')).rejects.toMatchObject(waiting(seconds));
    await limits.consume(name, 'another');
    passSeconds(seconds - 1);
    await expect(limits.consume(name, 'edge')).rejects.toMatchObject(waiting(1));
    passSeconds(1);
    await limits.consume(name, 'edge');
  });
});

test('[B-13] each limit is asked where it was, and there is none beside them', () => {
  const source = join(import.meta.dirname, '../..');
  const isProduct = (file: string) => !file.endsWith('.test.ts') && !file.endsWith('/rate-limits.ts');
  const code = globSync('{areas,platform}/**/*.ts', { cwd: source })
    .filter(isProduct)
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  const edges: Record<string, Edge> = { ...growing, ...windows };
  const asked = Object.keys(edges).map((name) => [name, code.split(`'${name}'`).length - 1]);
  expect(asked).toEqual(Object.entries(edges).map(([name, [, , places]]) => [name, places]));
  const table = readFileSync(join(import.meta.dirname, 'rate-limits.ts'), 'utf8');
  const names = [...table.matchAll(/^ {2}'([a-z\d-]+)': \{ (?:free|points):/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(edges).toSorted());
});
