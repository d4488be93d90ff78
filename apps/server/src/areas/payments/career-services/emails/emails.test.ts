import { expect, test } from 'vitest';
import { orderFinishedMail, orderReceivedMail, orderRefundedMail } from './orders.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const to = { email: 'ada@example.org', firstName: hostile, language: 'en' } as const;
const order = { packageName: hostile, amount: 14_900, currency: 'USD', publicUrl: 'https://jobs.example' };

test.each([
  ['received', orderReceivedMail(to, order)],
  ['finished', orderFinishedMail(to, order)],
  ['refunded', orderRefundedMail(to, order)],
])('[D-8] hostile names stay text in the mail of an order that is %s', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
