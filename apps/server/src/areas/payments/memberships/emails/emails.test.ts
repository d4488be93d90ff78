import { expect, test } from 'vitest';
import {
  paymentArrivedMail,
  paymentRefundedMail,
  placesClosedMail,
  placesEndingMail,
} from './memberships.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const to = { email: 'ada@example.org', firstName: hostile, language: 'en' } as const;
const price = { amount: 900, currency: 'USD' };
const publicUrl = 'https://jobs.example';

test.each([
  ['payment', paymentArrivedMail(to, { name: hostile, price, receiptNumber: 'WM-1', publicUrl })],
  ['refund', paymentRefundedMail(to, { name: hostile, price, consequence: hostile, publicUrl })],
  [
    'ending',
    placesEndingMail(to, {
      titles: [hostile],
      allowed: 1,
      closesAt: new Date(),
      publicUrl,
      sellsPlans: true,
    }),
  ],
  ['closed', placesClosedMail(to, { titles: [hostile], publicUrl })],
])('[H-5] hostile titles stay text in the %s mail', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('[H-5] of many postings twenty are named', () => {
  const titles = Array.from({ length: 25 }, (_value, index) => `Posting ${index + 1}`);
  expect(placesClosedMail(to, { titles, publicUrl }).text).toContain('And 5 more.');
});

test('[H-5] without a checkout no mail proposes a plan', () => {
  const ending = { titles: ['Keeper'], allowed: 1, closesAt: new Date(), publicUrl };
  expect(placesEndingMail(to, { ...ending, sellsPlans: true }).text).toContain('if you take a plan');
  expect(placesEndingMail(to, { ...ending, sellsPlans: false }).text).not.toContain('take a plan');
});
