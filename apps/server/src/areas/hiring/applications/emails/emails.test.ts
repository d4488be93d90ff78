import { expect, test } from 'vitest';
import { applicationReceivedMail, applicationSentMail } from './applications.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const to = { email: 'ada@example.org', firstName: hostile, language: 'en' } as const;
const subject = { jobTitle: hostile, companyName: hostile, publicUrl: 'https://jobs.example' };

test.each([
  ['sent', applicationSentMail(to, subject)],
  ['received', applicationReceivedMail(to.email, { ...subject, applicantName: hostile })],
])('[G-9] hostile names stay text in the mail of an application %s', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
