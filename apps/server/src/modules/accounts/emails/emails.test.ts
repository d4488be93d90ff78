import { expect, test } from 'vitest';
import { emailChangedMail } from './email-changed.ts';
import { setPasswordMail } from './set-password.ts';
import { welcomeMail } from './welcome.ts';

const hostile = {
  email: 'ada@example.org',
  firstName: '<img src=x onerror="alert(1)">\r\nBcc: all@example.org',
};
const link = 'https://jobs.example/set-password?token=abc"><script>';

test.each([
  ['welcome', welcomeMail(hostile, link)],
  ['set-password', setPasswordMail(hostile, link)],
  ['email-changed', emailChangedMail(hostile)],
])('[B-10] a hostile name stays text in the %s mail', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test.each([
  ['welcome', welcomeMail(hostile, 'https://jobs.example/set-password?token=abc')],
  ['set-password', setPasswordMail(hostile, 'https://jobs.example/set-password?token=abc')],
])('[B-10] the %s mail carries its link in both bodies', (_name, mail) => {
  expect(mail.text).toContain('https://jobs.example/set-password?token=abc');
  expect(mail.html).toContain('href="https://jobs.example/set-password?token=abc"');
});
