import { sayEnglish } from '@waymark/contract/text/say';
import { defaultPlans } from '@waymark/contract/payments/membership-plans';
import { formatMoney } from '@waymark/contract/text/format';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../lib/list-address.ts';
import { chosenPlanOf, describeUse, describeWaiting, transactionsPath } from './rules.ts';

const posting = { kind: 'posting', status: 'pending', item: 'Keeper' } as const;

describe('[H-5] the page of a plan', () => {
  test('shows how much of it is in use', () => {
    expect(sayEnglish(describeUse({ name: 'Basic', postings: 1, taken: 0 }))).toContain('its place is free');
    expect(sayEnglish(describeUse({ name: 'Basic', postings: 1, taken: 3 }))).toContain('its place is taken');
    expect(sayEnglish(describeUse({ name: 'Extended', postings: 4, taken: 6 }))).toBe(
      '4 of the 4 active postings that Extended holds at once are in use.',
    );
  });

  const offers = [{ ...defaultPlans['job-posting'], refundTerms: '' }];

  test('explains why a posting waits, and the three ways out', () => {
    expect(sayEnglish(describeWaiting({ name: 'Basic', ended: null, offers }, [posting], 'en') ?? '')).toBe(
      '“Keeper” waits to go live, because the places of your Basic plan are taken. Pay $9.00 for one posting, take a plan that holds more, or close another posting.',
    );
    const ended = { plan: 'professional', name: 'Professional', endedAt: '2026-05-02T00:00:00Z' } as const;
    expect(
      sayEnglish(describeWaiting({ name: 'Basic', ended, offers }, [posting, posting], 'en') ?? ''),
    ).toContain('2 postings wait to go live, because your Professional plan has ended');
    expect(
      sayEnglish(describeWaiting({ name: 'Basic', ended: null, offers: [] }, [posting], 'en') ?? ''),
    ).toMatch(/ask us for a further place\.$/);
    expect(
      describeWaiting({ name: 'Basic', ended, offers }, [{ ...posting, status: 'paid' }], 'en'),
    ).toBeUndefined();
    // Featured days are ordered for a posting that is open.
    expect(
      describeWaiting({ name: 'Basic', ended, offers }, [{ ...posting, isFeaturing: true }], 'en'),
    ).toBeUndefined();
  });
});

test('[H-5] reads amounts, pages and chosen plans', () => {
  expect(formatMoney(900, 'USD', 'en')).toBe('$9.00');
  expect(formatMoney(2950, 'EUR', 'en')).toBe('29.50 EUR');
  expect(transactionsPath(1)).toBe('/company-transactions');
  expect(transactionsPath(2)).toBe('/company-transactions?page=2');
  expect(readPage(new URLSearchParams('page=-1'))).toBe(1);
  expect(chosenPlanOf(new URLSearchParams('plan=extended'))?.name).toBe('Extended');
  expect(chosenPlanOf(new URLSearchParams('plan=basic'))).toBeUndefined();
});
