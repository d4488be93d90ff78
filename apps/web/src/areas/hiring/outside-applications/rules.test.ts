import { expect, test } from 'vitest';
import { dayHere, fieldsOf } from './rules.ts';

const now = new Date(2026, 11, 31, 23, 30);

test('[G-5] days are those of the visitor’s calendar', () => {
  expect([dayHere(now, 0), dayHere(now, 1), dayHere(now, -31)]).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2026-11-30',
  ]);
});

test('[G-5] a new record begins with what is known, as applied for today', () => {
  expect(fieldsOf({ title: 'Keeper' }, now)).toEqual({
    title: 'Keeper',
    company: '',
    link: '',
    note: '',
    stage: 'applied',
    appliedOn: '2026-12-31',
    remindOn: '',
  });
});
