import { sayEnglish } from '../text/say.ts';
import { expect, test } from 'vitest';
import { shownPriceOf } from './membership-plans.ts';

const plan = { amount: 11_900, currency: 'EUR', renewal: 'monthly' } as const;
const priceTax = { name: 'VAT', rate: 1900 };

test.each([
  [
    { priceTax, arePricesNet: false },
    { price: '119 EUR a month', tax: 'including 19 % VAT' },
  ],
  [
    { priceTax, arePricesNet: true },
    { price: '100 EUR a month', tax: 'plus 19 % VAT: 119.00 EUR' },
  ],
  [
    { priceTax: null, arePricesNet: true },
    { price: '119 EUR a month', tax: '' },
  ],
])('[L-41] a price is shown with or without the tax as the operator says: %j', (shown, expected) => {
  const { price, tax } = shownPriceOf(plan, shown, 'en');
  expect({ price: sayEnglish(price), tax: sayEnglish(tax) }).toEqual(expected);
});

test('[L-41] what costs nothing is shown without a tax', () => {
  expect(shownPriceOf({ ...plan, amount: 0 }, { priceTax, arePricesNet: true }, 'en').tax).toBe('');
});
