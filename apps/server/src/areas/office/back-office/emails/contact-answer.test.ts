import { expect, test } from 'vitest';
import { contactAnswerMail } from './contact-answer.ts';

test('[J-5] an answer is text, and says which message it is to', () => {
  const mail = contactAnswerMail('ada@example.org', {
    text: '<img src=x onerror="alert(1)">\n\nKind regards',
    writtenAt: new Date('2026-03-04T10:00:00Z'),
    replyTo: 'office@jobs.example',
  });
  expect(mail.html).not.toContain('<img');
  expect(mail.text).toContain('You wrote to us on 4 March 2026');
  expect(mail.replyTo).toBe('office@jobs.example');
});
