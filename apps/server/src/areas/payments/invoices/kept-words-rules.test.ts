import { moneyOf, msg } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { keepMessage } from '../../../platform/languages/kept-message.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { findPaymentFlag } from '../memberships/rules.ts';
import { readFlag, readPaymentMethod } from './kept-words-rules.ts';

const order = {
  company_id: 'c',
  kind: 'plan',
  job_id: null,
  product_id: 'plan-basic',
  amount: 2900,
  currency: 'USD',
  status: 'pending',
} as const;

test('[L-40] what is wrong with a payment is kept with its amount, and said in the language of its reader', () => {
  const flag = findPaymentFlag(order, { productId: 'plan-basic', amount: 1950, currency: 'USD' });
  expect(flag).toEqual(msg`Paid with ${moneyOf(board.words, 1950, 'USD')}, which is not the price.`);
  const kept = keepMessage(flag ?? '');
  expect(sayIn('de')(readFlag(kept))).toContain('19,50\u00A0$');
  expect(sayEnglish(readFlag(kept))).toBe('Paid with $19.50, which is not the price.');
});

test('[L-40] what earlier versions kept in English is said in the language of its reader, with its amount as it was', () => {
  const kept = 'Paid with $19.50, which is not the price.';
  expect(sayEnglish(readFlag(kept))).toBe(kept);
  expect(sayIn('de')(readFlag(kept))).toBe('Mit $19.50 bezahlt, das ist nicht der Preis.');
  expect(sayIn('de')(readPaymentMethod('Visa ending in 4242'))).not.toContain('ending');
});
