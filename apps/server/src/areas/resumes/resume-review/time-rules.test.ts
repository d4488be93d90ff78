import { expect, test } from 'vitest';
import { dueAtOf, secondRoundEnd } from './time-rules.ts';

test.each([
  ['a Monday', '2026-11-16T09:00:00Z', '2026-11-18T09:00:00Z'],
  ['a Thursday', '2026-11-19T09:00:00Z', '2026-11-23T09:00:00Z'],
  ['a Friday', '2026-11-20T17:30:00Z', '2026-11-24T17:30:00Z'],
  ['a Saturday', '2026-11-21T09:00:00Z', '2026-11-25T09:00:00Z'],
  ['a Sunday', '2026-11-22T23:59:00Z', '2026-11-25T23:59:00Z'],
])('[L-10] what was asked for on %s is due after two working days', (_day, requested, due) => {
  expect(dueAtOf(new Date(requested))).toEqual(new Date(due));
});

test('[L-10] a second round is open to the end of the thirtieth day, and no round follows it', () => {
  const published = new Date('2026-11-16T09:00:00Z');
  expect(secondRoundEnd(1, published)).toEqual(new Date('2026-12-16T23:59:59.999Z'));
  expect(secondRoundEnd(2, published)).toBeNull();
  expect(secondRoundEnd(1, null)).toBeNull();
});
