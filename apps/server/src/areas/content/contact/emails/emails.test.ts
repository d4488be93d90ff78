import { expect, test } from 'vitest';
import { contactMessageMail } from './contact.ts';

const hostile = {
  name: '<img src=x onerror="alert(1)">\r\nBcc: all@example.org',
  email: 'ada@example.org',
  message: 'First line\r\n\r\n<script>alert(2)</script>\nLast line',
};

test('[J-4] a hostile name and message stay text in the mail', () => {
  const mail = contactMessageMail('staff@example.org', hostile);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('[J-4] the mail keeps the lines of the message apart and an answer goes to its sender', () => {
  const mail = contactMessageMail('staff@example.org', hostile);
  expect(mail).toMatchObject({ to: 'staff@example.org', replyTo: 'ada@example.org' });
  expect(mail.text).toContain('First line\n\n<script>alert(2)</script>\n\nLast line');
  expect(mail.html).toMatch(/First line<\/p><p[^>]*>&lt;script/);
});
