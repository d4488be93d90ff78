import { expect, test } from 'vitest';
import { accountKeptMail } from './account-kept.ts';
import { deletionLinkMail } from './deletion-link.ts';
import { deletionScheduledMail } from './deletion-scheduled.ts';
import { exportReadyMail } from './export-ready.ts';

const hostile = {
  email: 'ada@example.org',
  language: 'en',
  firstName: '<img src=x onerror="alert(1)">\r\nBcc: all@example.org',
} as const;
const publicUrl = 'https://jobs.example';
const link = `${publicUrl}/delete-account?token=abc`;

test.each([
  ['export-ready', exportReadyMail(hostile, { publicUrl, days: 7 })],
  ['deletion-link', deletionLinkMail(hostile, { link: `${link}"><script>`, minutes: 30, graceDays: 7 })],
  ['deletion-scheduled', deletionScheduledMail(hostile, { publicUrl, moment: '28 November 2026' })],
  ['account-kept', accountKeptMail(hostile)],
])('[G-10] a hostile name stays text in the %s mail', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test.each([
  ['export-ready', exportReadyMail(hostile, { publicUrl, days: 7 }), `${publicUrl}/account`],
  ['deletion-link', deletionLinkMail(hostile, { link, minutes: 30, graceDays: 7 }), link],
  [
    'deletion-scheduled',
    deletionScheduledMail(hostile, { publicUrl, moment: '28 November 2026' }),
    `${publicUrl}/account`,
  ],
])('[G-10] the %s mail carries its address in both bodies', (_name, mail, address) => {
  expect(mail.text).toContain(address);
  expect(mail.html).toContain(`href="${address}"`);
});
