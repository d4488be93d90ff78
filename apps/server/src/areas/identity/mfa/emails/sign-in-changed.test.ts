import { expect, test } from 'vitest';
import { signInChangedMail } from './sign-in-changed.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';

test('[L-16] hostile names and browsers stay text in the notice about signing in', () => {
  const mail = signInChangedMail(
    { email: 'ada@example.org', firstName: hostile, language: 'en' },
    {
      change: 'second-step-off',
      when: '1 April 2026 at 10:30 UTC',
      device: hostile,
      accountPage: 'https://jobs.example/account',
      forgotPasswordPage: 'https://jobs.example/forgot-password',
    },
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.text).toContain('https://jobs.example/forgot-password');
});
