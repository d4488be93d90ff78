import { expect, test } from 'vitest';
import { describeConsent } from './consent-rules.ts';

const changedAt = '2026-11-21T09:30:00.000Z';

test('[A-11] a choice says since when it holds, and where it was made', () => {
  const describe = (granted: boolean, source: 'signup' | 'profile' | 'resume-review') =>
    describeConsent({ purpose: 'allowedText', granted, changedAt, source });
  expect(describe(true, 'signup')).toBe('On since 21 Nov 2026, chosen at sign-up');
  expect(describe(false, 'profile')).toBe('Off since 21 Nov 2026, chosen in your profile');
  expect(describe(true, 'resume-review')).toBe('On since 21 Nov 2026, chosen when you asked for a review');
});

test('[A-11] one that nobody was asked for does not pretend to have a date', () => {
  const never = { purpose: 'bestJobFirst', granted: false, changedAt: null, source: null } as const;
  expect(describeConsent(never)).toBe('You have not been asked yet.');
});
