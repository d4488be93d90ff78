import { expect, test } from 'vitest';
import { applicationReminderMail } from './reminders.ts';

test('[G-5] hostile words stay text in a reminder', () => {
  const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
  const subject = { jobTitle: hostile, companyName: hostile, publicUrl: 'https://jobs.example' };
  const mail = applicationReminderMail(
    { email: 'ada@example.org', firstName: hostile, language: 'en' },
    subject,
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
