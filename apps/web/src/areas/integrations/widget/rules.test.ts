import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { addressesOf } from './rules.ts';

test('[L-29] what a company copies into its pages holds no markup of its name', () => {
  const { script, frame } = addressesOf(sayEnglish, 'https://jobs.example', {
    id: 'an-id',
    name: 'Quay & "Sons"',
  });
  expect(frame).toContain('title="Jobs at Quay &amp; &quot;Sons&quot;"');
  expect(script).toContain('data-company="an-id"');
  expect(script).toContain('src="https://jobs.example/widget.js"');
});
