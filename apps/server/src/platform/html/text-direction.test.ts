import { expect, test } from 'vitest';
import { directionAttribute } from './text-direction.ts';

test.each([
  ['A sentence.', 'ltr', ''],
  ['شركة النور keeps it.', 'ltr', ''],
  ['مرحبا بكم', 'ltr', ' dir="rtl"'],
  ['Waymark يعرض الوظائف', 'rtl', ''],
  ['We look forward to hearing from you.', 'rtl', ' dir="ltr"'],
  ['120 – 150', 'rtl', ''],
] as const)('[L-40] %s within text of %s has the attribute "%s"', (text, around, attribute) => {
  expect(directionAttribute(text, around)).toBe(attribute);
});
