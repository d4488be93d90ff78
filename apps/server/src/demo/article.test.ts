import { expect, test } from 'vitest';
import { inRunningText, withArticle } from './article.ts';

test.each([
  ['Nurse', 'a Nurse'],
  ['Electrician', 'an Electrician'],
  ['HR Manager', 'an HR Manager'],
  ['UX Designer', 'a UX Designer'],
  ['University Lecturer', 'a University Lecturer'],
  ['Undergraduate', 'an Undergraduate'],
  ['SEO Specialist', 'an SEO Specialist'],
  ['iOS Developer', 'an iOS Developer'],
])('%s takes its article by sound', (noun, phrase) => {
  expect(withArticle(noun)).toBe(phrase);
});

test.each([
  ['Negotiation', 'negotiation'],
  ['Month-end close', 'month-end close'],
  ['Python', 'Python'],
  ['CAN bus', 'CAN bus'],
  ['Google Ads', 'Google Ads'],
])('%s inside a sentence is %s', (skill, text) => {
  expect(inRunningText(skill)).toBe(text);
});
