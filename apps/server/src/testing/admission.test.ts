import type { CaptchaChallenge } from '@waymark/contract/content/contact';
import type { ApiError } from '@waymark/contract/errors';
import { proofHeader } from '@waymark/contract/proof-header';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { LimitName } from '../platform/rate-limits/rate-limits.ts';
import { useTestApp } from './test-app.ts';

const context = useTestApp();
let addresses = 0;

interface Door {
  limit: Extract<LimitName, `${string}-address`>;
  /** What the nth of many people sends. */
  send: (nth: number) => { url: string; payload: object };
  /** What makes one of it the same as the others. */
  odd: Record<string, (nth: number) => { url?: string; payload?: object }>;
}

const people = 200;
const captcha = 'not solved: it is looked at behind the limits';

/** What people without an account send. */
const doors: Record<string, Door> = {
  'a message': {
    limit: 'contact-address',
    send: (nth) => ({
      url: '/api/contact-messages',
      payload: { name: 'Ada', email: `ada${nth}@school.example`, message: `Question ${nth}`, captcha },
    }),
    odd: {
      mailbox: (nth) => ({ payload: { email: `ada+${nth}@school.example` } }),
      text: () => ({ payload: { message: 'Buy  this' } }),
    },
  },
  'a comment': {
    limit: 'comment-address',
    send: (nth) => ({
      url: '/api/blog-posts/a-post/comments',
      payload: { author: 'Ada', email: `ada${nth}@school.example`, comment: `Thought ${nth}`, captcha },
    }),
    odd: {
      mailbox: () => ({ payload: { email: 'ada@school.example' } }),
      text: () => ({ payload: { comment: 'Buy this' } }),
    },
  },
  'a call back': {
    limit: 'call-back-address',
    send: (nth) => ({
      url: '/api/call-back-requests',
      payload: { name: 'Ada', phone: `+44 20 7946 0${String(addresses * 1000 + nth).padStart(6, '0')}` },
    }),
    odd: { number: () => ({ payload: { phone: '+44 20 7946 0999' } }) },
  },
  'the newsletter': {
    limit: 'newsletter-address',
    send: (nth) => ({
      url: '/api/newsletter/subscriptions',
      payload: { dzEmail: `reader${addresses}.${nth}@school.example` },
    }),
    odd: { mailbox: (nth) => ({ payload: { dzEmail: `ada+${nth}@school.example` } }) },
  },
  'a report': {
    limit: 'job-report-address',
    send: (nth) => ({
      url: `/api/jobs/${newId()}/reports`,
      payload: { reason: 'spam', text: `I was asked for money, ${nth}` },
    }),
    odd: {
      posting: () => ({ url: '/api/jobs/018f0000-0000-7000-8000-000000000001/reports' }),
      text: () => ({ payload: { text: 'Fraud' } }),
    },
  },
};

const from = () => `10.77.0.${++addresses}`;

async function post(remoteAddress: string, url: string, payload: object, headers = {}) {
  const response = await context.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  expect(response.statusCode, response.body).toBeLessThan(500);
  return response;
}

for (const [name, { limit, send, odd }] of Object.entries(doors)) {
  test(`[L-21] ${name}: two hundred people behind one address get through`, async () => {
    const address = from();
    for (let nth = 0; nth < people; nth++) {
      const { url, payload } = send(nth);
      expect((await post(address, url, payload)).statusCode, `the ${nth}th`).not.toBe(429);
    }
  });

  test.each(Object.entries(odd))(`[L-21] ${name}: one %s again and again does not`, async (_of, same) => {
    const address = from();
    const statuses: number[] = [];
    for (let nth = 0; nth < 40; nth++) {
      const usual = send(nth);
      const { url = usual.url, payload } = same(nth);
      statuses.push((await post(address, url, { ...usual.payload, ...payload })).statusCode);
    }
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(20);
  });

  test(`[L-21] ${name}: past that, solved work lets one in, once, instead of an hour of waiting`, async () => {
    const address = from();
    await context.services.rateLimits.consumeMany(limit as 'contact-address', address, 300);
    const { url, payload } = send(1);
    const refused = await post(address, url, payload);
    expect(refused.statusCode).toBe(429);
    expect(refused.json<ApiError>().proof).toBe(true);
    const challenge = (await context.app.inject('/api/captcha')).json<CaptchaChallenge>();
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const passed = await post(address, url, payload, { [proofHeader]: proof });
    expect(passed.json<ApiError>()).not.toMatchObject({ code: 'too_many_requests' });
    expect(passed.body).not.toMatch(/used already/);
    expect((await post(address, url, payload, { [proofHeader]: proof })).body).toMatch(/used already/);
    expect((await post(address, url, payload, { [proofHeader]: 'x' })).statusCode).toBe(400);
  });
}
