import { expect, test } from 'vitest';
import { accountReinstatedMail, accountSuspendedMail } from './account-suspension.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const to = { email: 'ada@example.org', firstName: hostile, language: 'en' } as const;
const publicUrl = 'https://jobs.example';

test.each([
  ['of a suspension', accountSuspendedMail(to, { reason: hostile, publicUrl })],
  ['of its end', accountReinstatedMail(to, { publicUrl })],
])('[J-5] hostile words stay text in the mail %s', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img');
});
