import { expect, test } from 'vitest';
import { companyChangeMail } from './company-change.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';

test.each(['suspend', 'lift'] as const)('[J-5] hostile words stay text in the mail of %s', (change) => {
  const mail = companyChangeMail(
    { email: 'ada@example.org', firstName: hostile, language: 'en' },
    { companyName: hostile, change, reason: hostile, publicUrl: 'https://jobs.example' },
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
