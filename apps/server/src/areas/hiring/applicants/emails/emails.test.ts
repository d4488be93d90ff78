import { stageKinds } from '@waymark/contract/hiring/choices';
import { expect, test } from 'vitest';
import { applicationMovedMail } from './applications.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const to = { email: 'ada@example.org', firstName: hostile, language: 'en' } as const;
const subject = { jobTitle: hostile, companyName: hostile, publicUrl: 'https://jobs.example' };

test('[G-9] hostile names stay text in the mail of a move, and a stage of the company’s own has none', () => {
  const mails = stageKinds.map((kind) => applicationMovedMail(to, kind, subject));
  const written = mails.filter((mail) => mail !== undefined);
  expect(written).toHaveLength(stageKinds.length - 2);
  for (const mail of written) {
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
});
