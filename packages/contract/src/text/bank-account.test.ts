import { expect, test } from 'vitest';
import { formatIban, isBic, isIban, plainIban } from './bank-account.ts';

test.each([
  'DE02120300000000202051',
  'de02 1203 0000 0000 2020 51',
  'AT026000000001349870',
  'CH5604835012345678009',
])('[L-41] %s is an IBAN', (iban) => expect(isIban(iban)).toBe(true));

test.each([
  'DE03120300000000202051',
  'DE0212030000000020205',
  'DE02120300000000202051X',
  'DE',
  '',
  '1234',
  'XX00',
  'DE02120300000000202O51',
])('[L-41] %j is no IBAN', (iban) => expect(isIban(iban)).toBe(false));

test('[L-41] an IBAN is kept without blanks and shown in groups of four', () => {
  expect(plainIban(' de02 1203 ')).toBe('DE021203');
  expect(formatIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
});

test.each([
  ['BYLADEM1001', true],
  ['GENODEF1', true],
  ['GENODEF', false],
  ['genodef1', false],
])('[L-41] whether %s is a BIC: %s', (bic, isOne) => expect(isBic(bic)).toBe(isOne));
