import { expect, test } from 'vitest';
import { addressRestoredMail } from './address-restored.ts';
import { confirmEmailMail } from './confirm-email.ts';
import { confirmNewEmailMail } from './confirm-new-email.ts';
import { emailChangeAskedMail } from './email-change-asked.ts';
import { emailChangedMail } from './email-changed.ts';
import { passwordChangedMail } from './password-changed.ts';
import { setPasswordMail } from './set-password.ts';
import { welcomeMail } from './welcome.ts';

const hostile = {
  email: 'ada@example.org',
  firstName: '<img src=x onerror="alert(1)">\r\nBcc: all@example.org',
  language: 'en',
} as const;
const link = 'https://jobs.example/set-password?token=abc"><script>';

const wish = { reversalLink: link, forgotPasswordPage: link };

test.each([
  ['set-password', setPasswordMail(hostile, link)],
  ['email-changed', emailChangedMail(hostile, link)],
  ['email-change-asked', emailChangeAskedMail(hostile, wish)],
  ['address-restored', addressRestoredMail(hostile, link)],
  [
    'password-changed',
    passwordChangedMail(hostile, {
      when: 'today',
      device: '<script>',
      hadPasskeys: true,
      forgotPasswordPage: link,
    }),
  ],
])('[B-10] a hostile name stays text in the %s mail', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

const plainLink = 'https://jobs.example/set-password?token=abc';

test.each([
  ['welcome', welcomeMail(hostile, plainLink)],
  ['set-password', setPasswordMail(hostile, plainLink)],
  ['confirm-email', confirmEmailMail(hostile, plainLink)],
  ['confirm-new-email', confirmNewEmailMail(hostile, plainLink)],
  ['address-restored', addressRestoredMail(hostile, plainLink)],
  ['email-changed', emailChangedMail(hostile, plainLink)],
  ['email-change-asked', emailChangeAskedMail(hostile, { ...wish, reversalLink: plainLink })],
])('[B-10] the %s mail carries its link in both bodies', (_name, mail) => {
  expect(mail.text).toContain(plainLink);
  expect(mail.html).toContain(`href="${plainLink}"`);
});
