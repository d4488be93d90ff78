import { expect, test } from 'vitest';
import { markDirections } from './prose-rules.ts';

test.each([
  ['<p>We look for an accountant.</p><ul><li>Three years</li></ul>', undefined],
  [
    '<p>نحن نبحث عن محاسب ذي خبرة.</p><ul><li>خبرة 3 سنوات</li></ul>',
    '<p dir="auto">نحن نبحث عن محاسب ذي خبرة.</p><ul dir="auto"><li>خبرة 3 سنوات</li></ul>',
  ],
  [
    '<h2>דרושה רואת חשבון</h2><pre>1</pre><p class="a">b</p>',
    '<h2 dir="auto">דרושה רואת חשבון</h2><pre dir="auto">1</pre><p dir="auto" class="a">b</p>',
  ],
  [
    '<p dir="rtl">محاسب</p><p lang="en" dir="ltr">Accountant</p>',
    '<p dir="rtl">محاسب</p><p lang="en" dir="ltr">Accountant</p>',
  ],
  ['<picture>محاسب</picture>', '<picture>محاسب</picture>'],
])('[L-13] each block of a text has its own direction: %s', (html, marked = html) => {
  expect(markDirections(html)).toBe(marked);
});
