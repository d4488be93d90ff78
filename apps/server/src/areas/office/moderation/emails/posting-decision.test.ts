import { postingDecisions } from '@waymark/contract/posting/moderation-choices';
import { expect, test } from 'vitest';
import { postingDecisionMail } from './posting-decision.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const publicUrl = 'https://jobs.example';

test.each(postingDecisions)('[J-5] hostile words stay text in the mail of %s', (decision) => {
  const mail = postingDecisionMail(
    { email: 'ada@example.org', firstName: hostile, language: 'en' },
    { title: hostile, decision, reason: hostile, open: false, publicUrl },
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.text).toContain('Bcc: all@example.org');
  expect(mail.text).toContain(`${publicUrl}/company-manage-job`);
});
