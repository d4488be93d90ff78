import { expect, test } from 'vitest';
import { girocodeOf } from './girocode-rules.ts';

const bank = {
  holder: 'Board GmbH',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  paymentText: 'Invoice',
};
const invoice = { number: 'INV-2026-000001', total: 2900, currency: 'EUR' };

test('[L-41] a Girocode is a transfer as EPC069-12 writes it', () => {
  expect(girocodeOf(bank, invoice)).toBe(
    'BCD\n002\n1\nSCT\nBYLADEM1001\nBoard GmbH\nDE02120300000000202051\nEUR29.00\n\n\nInvoice INV-2026-000001',
  );
});

test.each([
  ['another currency', bank, { ...invoice, currency: 'USD' }],
  ['nothing to pay', bank, { ...invoice, total: 0 }],
  ['more than the standard can say', bank, { ...invoice, total: 100_000_000_000 }],
  ['no account', { ...bank, iban: '' }, invoice],
  ['a name that is too long', { ...bank, holder: 'B'.repeat(71) }, invoice],
  ['more than a code holds', { ...bank, holder: '株'.repeat(70), paymentText: '式'.repeat(60) }, invoice],
])('[L-41] there is no Girocode for %s', (_name, account, of) => {
  expect(girocodeOf(account, of)).toBeUndefined();
});
