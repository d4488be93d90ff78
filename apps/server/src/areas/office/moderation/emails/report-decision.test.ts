import { expect, test } from 'vitest';
import {
  conversationAnswerMail,
  conversationWarningMail,
  reportAnswerMail,
  reportedPostingMail,
} from './report-decision.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const to = { email: 'ada@example.org', firstName: hostile, language: 'en' } as const;
const posting = { title: hostile, reason: hostile, publicUrl: 'https://jobs.example' };
const conversation = { companyName: hostile, isWarned: true, reason: hostile };

test.each([
  ['answer', reportAnswerMail(to, { ...posting, decision: 'suspend' })],
  ['word to the company', reportedPostingMail(to, { ...posting, decision: 'close' })],
  ['answer about a conversation', conversationAnswerMail(to, conversation)],
  ['warning', conversationWarningMail(to, conversation)],
])('[L-7] hostile words stay text in the %s', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
