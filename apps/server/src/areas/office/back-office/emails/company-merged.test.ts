import { expect, test } from 'vitest';
import { colleaguesCameMail, companyMergedMail } from './company-merged.ts';

test('[J-5] hostile names stay text in the mails of a merge', () => {
  const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
  const to = { email: 'ada@example.org', firstName: hostile, language: 'en' } as const;
  const merged = { goneName: hostile, keptName: hostile, publicUrl: 'https://jobs.example' };
  const newcomers = [{ name: hostile, email: 'mallory@example.org', memberRole: 'owner' }];
  for (const mail of [colleaguesCameMail(to, { ...merged, newcomers }), companyMergedMail(to, merged)]) {
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
});
