import { createSay, sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { renderLetter, type Letter } from './mail.ts';

const letter: Letter = {
  kind: 'welcome',
  subject: 'Subject',
  heading: 'مرحبا',
  paragraphs: ['Waymark يعرض الوظائف.', 'We look forward to meeting you.'],
  items: [{ title: 'Engineer', url: 'https://board.example/job-detail?job=1', lines: [] }],
  links: [{ label: 'إلغاء', url: 'https://board.example/stop' }],
};
const template = {
  subject: '{{subject}}',
  heading: '{{heading}}',
  text: '{{text}}\n\n- أ\n\n> ب\n\n{{list}}',
};

test('[L-40] a mail in Arabic is read from right to left wherever mail programs look, and English in it is not', () => {
  const { html } = renderLetter('a@b.example', letter, template, createSay('ar'));
  expect(html).toMatch(
    /<html lang="ar" dir="rtl"><body dir="rtl" [^>]*><div dir="rtl" [^>]*text-align:right/,
  );
  expect(html).toMatch(/<p style="[^"]*">Waymark يعرض/);
  expect(html).toMatch(/<p dir="ltr" style="[^"]*">We look forward/);
  expect(html).toMatch(/<a [^>]*dir="ltr"[^>]*>Engineer/);
  expect(html).toContain('<ul style="margin:0 0 16px;padding-right:22px">');
  expect(html).toMatch(/<blockquote style="[^"]*border-right:3px/);
  expect(html).toContain('margin-left:20px');
  expect(html).not.toMatch(/(?:padding|border|margin)-(?:left:(?!20px)|right:20px)/);
});

test('[L-40] a mail in English is as it was, and a paragraph in Arabic in it says its direction', () => {
  const { html } = renderLetter(
    'a@b.example',
    { ...letter, paragraphs: ['Hello.', 'مرحبا بكم'] },
    undefined,
    sayEnglish,
  );
  expect(html).toContain('<html lang="en"><body style=');
  expect(html).toMatch(/<p style="[^"]*">Hello/);
  expect(html).toMatch(/<p dir="rtl" style="[^"]*">مرحبا/);
});
