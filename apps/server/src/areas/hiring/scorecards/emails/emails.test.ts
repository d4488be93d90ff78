import { expect, test } from 'vitest';
import { teamJoinedMail } from './hiring-team.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';

test('[L-34] hostile names stay text in the mail to a new member of a hiring team', () => {
  const mail = teamJoinedMail(
    { email: 'ada@example.org', firstName: hostile, language: 'en' },
    {
      person: hostile,
      companyName: hostile,
      job: { id: 'a&b', title: hostile },
      publicUrl: 'https://jobs.example',
    },
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.text).toContain('https://jobs.example/company-manage-job?job=a%26b');
});
