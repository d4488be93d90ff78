import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { findReplayRefusal, listChanges, stateOfReceipt, writePayload } from './rules.ts';

const data = {
  orderId: 'order-1',
  customerId: '0197c5b2-0000-7000-8000-00000000abcd',
  productId: 'resume',
  amount: 9900,
  currency: 'USD',
  statusPercentage: 50,
};
const progressed = { type: 'order.progressed' as const, data };
const order = { isRefunded: false, percentage: 50 };

test.each([
  ['no order yet', undefined],
  ['the order where the report left it', order],
  ['an order behind it', { ...order, percentage: 25 }],
  ['an order of a company', { ...order, percentage: null }],
])('[J-5] a report of progress is acted upon again with %s', (_what, state) => {
  expect(findReplayRefusal(progressed, state)).toBeUndefined();
});

test.each([
  ['an order further on', { ...order, percentage: 75 }, /75 %/],
  ['money given back since', { ...order, isRefunded: true }, /given back/],
])('[J-5] a report of progress is refused with %s', (_what, state, refusal) => {
  expect(sayEnglish(findReplayRefusal(progressed, state) ?? '')).toMatch(refusal);
});

test('[J-5] a refund is acted upon again: it gives nothing back twice', () => {
  expect(findReplayRefusal({ type: 'order.refunded', data }, { ...order, isRefunded: true })).toBeUndefined();
});

test('[J-5] only what differs has changed', () => {
  expect(
    listChanges(sayEnglish, {
      before: { progress: '0 %', refunded: 'no' },
      after: { progress: '50 %', refunded: 'no' },
    }),
  ).toEqual([{ field: 'progress', before: '0 %', after: '50 %' }]);
  expect(listChanges(sayEnglish, { before: null, after: { progress: '0 %' } })).toEqual([
    { field: 'progress', before: null, after: '0 %' },
  ]);
  expect(listChanges(sayEnglish, null)).toEqual([]);
});

test('[J-5] what a report said is shown without the reference that leads into an order', () => {
  const written = writePayload({ type: 'order.paid', data: { ...data, reference: 'handed-over-secret' } });
  expect(written).toContain('"orderId": "order-1"');
  expect(written).not.toContain('handed-over-secret');
});

test('[J-5] a refused report waits until it is acted upon or set aside', () => {
  expect(stateOfReceipt({ refusal: null, set_aside_at: null })).toBe('acted');
  expect(stateOfReceipt({ refusal: 'Unknown.', set_aside_at: null })).toBe('refused');
  expect(stateOfReceipt({ refusal: 'Unknown.', set_aside_at: new Date() })).toBe('set-aside');
});
