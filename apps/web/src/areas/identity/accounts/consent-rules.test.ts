import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { describeConsent } from './consent-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const changedAt = '2026-11-21T09:30:00.000Z';

test('[A-11] a choice shows its date and where it was made', () => {
  const describe = (granted: boolean, source: 'signup' | 'profile' | 'resume-review') =>
    describeConsent(sayEnglish, standardWords, { purpose: 'allowedText', granted, changedAt, source }, 'en');
  expect(describe(true, 'signup')).toBe('On since 21 Nov 2026, chosen at sign-up');
  expect(describe(false, 'profile')).toBe('Off since 21 Nov 2026, chosen in your profile');
  expect(describe(true, 'resume-review')).toBe('On since 21 Nov 2026, chosen when you asked for a review');
});

test('[A-11] a choice that was never asked for shows no date', () => {
  const never = { purpose: 'bestJobFirst', granted: false, changedAt: null, source: null } as const;
  expect(describeConsent(sayEnglish, standardWords, never, 'en')).toBe('You have not been asked yet.');
});
