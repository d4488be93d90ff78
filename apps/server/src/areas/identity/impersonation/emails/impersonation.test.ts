import { expect, test } from 'vitest';
import { visitStartedMail } from './impersonation.ts';

test('[J-5] hostile names and reasons stay text in the mail about a visit', () => {
  const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
  const mail = visitStartedMail(
    { email: 'ada@example.org', firstName: hostile, language: 'en' },
    { who: hostile, reason: hostile, publicUrl: 'https://board.example' },
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.text).toContain('https://board.example/account');
});
