import { expect, test } from 'vitest';
import { splitSections } from './rules.ts';

const split = (text: string) => splitSections(text.split('\n'));

test('[H-3] what is asked for and how to apply have fields of their own, the rest stays as it was', () => {
  const text = `About us
We keep lamps.

What you'll do:
• Trim wicks

What you’ll need
- A head for heights
- 2 years at sea

What we offer
Coal and candles.

To apply: write to the keeper by 1 May 2027.`;
  expect(split(text)).toEqual({
    requirements: ['A head for heights', '2 years at sea'],
    howToApply: ['Write to the keeper by 1 May 2027.'],
    rest: [
      'About us',
      'We keep lamps.',
      '',
      "What you'll do:",
      '• Trim wicks',
      '',
      'What we offer',
      'Coal and candles.',
      '',
    ],
  });
});

test.each([
  'Requirements',
  'Requirements:',
  'Key requirements',
  'Minimum Qualifications:',
  'Required skills and experience',
  'What we’re looking for',
  'Who you are',
  'You have:',
  'Your profile',
  'Essential criteria',
  'Must-haves',
  'About you',
])('[H-3] “%s” heads what is asked for', (heading) => {
  expect(split(`We sail.\n\n${heading}\nKnots`)).toMatchObject({ requirements: ['Knots'] });
});

test.each(['How to apply', 'Application process:', 'How do I apply?'])(
  '[H-3] “%s” heads how to apply',
  (heading) => {
    expect(split(`We sail.\n\n${heading}\n\nCome to the quay.`)).toMatchObject({
      howToApply: ['Come to the quay.'],
      rest: ['We sail.', ''],
    });
  },
);

test('[H-3] a sentence that speaks of requirements heads nothing', () => {
  const text = 'You have to know the requirements of the harbour.\nHow to apply paint is shown to you.';
  expect(split(text)).toEqual({ requirements: [], howToApply: [], rest: text.split('\n') });
});
