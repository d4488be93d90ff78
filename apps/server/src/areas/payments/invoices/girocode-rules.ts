import type { BankAccount } from '../tables.ts';
import { remittanceOf } from './seller-rules.ts';

/** As the standard bounds them. */
const maxCents = 99_999_999_999;
const maxBytes = 331;

/**
 * The text of a Girocode (EPC069-12, version 002): a transfer in euro for a bank's app to fill in. Undefined where there
 * is no account, and for other currencies, amounts and names than it can say.
 */
export function girocodeOf(
  bank: BankAccount,
  { number, total, currency }: { number: string; total: number; currency: string },
): string | undefined {
  if (bank.iban === '' || bank.holder === '' || bank.holder.length > 70) return undefined;
  if (currency !== 'EUR' || total < 1 || total > maxCents) return undefined;
  const amount = `EUR${(total / 100).toFixed(2)}`;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bank.bic,
    bank.holder,
    bank.iban,
    amount,
    '',
    '',
    remittanceOf(bank, number),
  ];
  const text = lines.join('\n');
  return Buffer.byteLength(text) <= maxBytes ? text : undefined;
}
