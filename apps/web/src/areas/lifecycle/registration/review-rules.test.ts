import { expect, test } from 'vitest';
import { resumeProblemOf, reviewFormOf } from './review-rules.ts';

const resume = new File(['%PDF-'], 'ada.pdf');

test('[C-1] a missing resume has the message of this form, an invalid one that of the file field', () => {
  expect(resumeProblemOf(null)).toBe('Resume is required');
  expect(resumeProblemOf(undefined)).toBe('Resume is required');
  expect(resumeProblemOf(new File(['picture'], 'me.png'))).toBe('Unsupported File Format');
  expect(resumeProblemOf(new File([], 'ada.pdf'))).toBe('This file is empty. Choose another one.');
  for (const name of ['ada.docx', 'ada.doc', 'ada.pdf']) {
    expect(resumeProblemOf(new File(['text'], name))).toBeUndefined();
  }
});

test('[F-1] the form carries the three fields and the file, which comes last', () => {
  const form = reviewFormOf({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace', resume });
  expect([...form.keys()]).toEqual(['email', 'firstName', 'lastName', 'resume']);
  expect(form.get('lastName')).toBe('Lovelace');
  expect((form.get('resume') as File).name).toBe('ada.pdf');
});
